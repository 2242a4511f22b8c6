import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';

export const Route = createFileRoute('/profile')({
  staticData: { title: msg`Account` },
  component: ProfilePage,
});
