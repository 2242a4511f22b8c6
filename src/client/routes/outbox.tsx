import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OutboxPage } from '../features/outbox/OutboxPage.tsx';

export const Route = createFileRoute('/outbox')({
  staticData: { title: msg`Waiting to be sent` },
  component: OutboxPage,
});
