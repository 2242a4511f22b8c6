import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { BeingBuiltPage } from '../features/site/BeingBuiltPage.tsx';

export const Route = createFileRoute('/users')({
  staticData: { title: msg`User management` },
  beforeLoad: guard('any'),
  component: () => <BeingBuiltPage part="users" />,
});
