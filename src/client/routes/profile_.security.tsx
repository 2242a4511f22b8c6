import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { SecurityPage } from '../features/security/SecurityPage.tsx';

export const Route = createFileRoute('/profile_/security')({
  staticData: { title: msg`Password, devices and picture` },
  beforeLoad: guard('/profile/security'),
  component: SecurityPage,
});
