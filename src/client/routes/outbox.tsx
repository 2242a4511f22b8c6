import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { OutboxPage } from '../features/outbox/OutboxPage.tsx';

export const Route = createFileRoute('/outbox')({
  staticData: { title: msg`Waiting to be sent` },
  beforeLoad: guard(() => true),
  component: OutboxPage,
});
