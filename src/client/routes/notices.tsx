import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { NoticesPage } from '../features/notices/NoticesPage.tsx';

export const Route = createFileRoute('/notices')({
  staticData: { title: msg`Notifications` },
  beforeLoad: guard('/notices'),
  component: NoticesPage,
});
