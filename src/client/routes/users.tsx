import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { withWords } from '../account/guards.ts';
import { UsersPage } from '../features/users/UsersPage.tsx';
import { readOpenedId } from '../ui/opened-id.ts';

export const Route = createFileRoute('/users')({
  staticData: { title: msg`User management` },
  validateSearch: readOpenedId,
  beforeLoad: withWords,
  component: UsersPage,
});
