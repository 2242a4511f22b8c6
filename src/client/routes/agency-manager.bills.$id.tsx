import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { BeingBuiltPage } from '../features/site/BeingBuiltPage.tsx';

export const Route = createFileRoute('/agency-manager/bills/$id')({
  staticData: { title: msg`Agency bill` },
  beforeLoad: guard({ permission: 'agencybills:read' }),
  component: () => <BeingBuiltPage part="agency-bills" />,
});
