import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { UserLogPage } from '../features/user-log/UserLogPage.tsx';

export const Route = createFileRoute('/user-log')({
  staticData: { title: msg`User log` },
  beforeLoad: guard('/user-log'),
  component: UserLogPage,
});
