import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { canManageAgencies } from '../../contract/permissions.ts';
import { guard } from '../account/guards.ts';
import { BeingBuiltPage } from '../features/site/BeingBuiltPage.tsx';

export const Route = createFileRoute('/agency-manager/')({
  staticData: { title: msg`Agency management` },
  beforeLoad: guard(canManageAgencies),
  component: () => <BeingBuiltPage part="agencies" />,
});
