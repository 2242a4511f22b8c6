import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { BeingBuiltPage } from '../features/site/BeingBuiltPage.tsx';

export const Route = createFileRoute('/flight/group/order/$id')({
  staticData: { title: msg`Group order` },
  beforeLoad: guard({ roles: ['operator'], service: 'flight' }),
  component: () => <BeingBuiltPage part="group-orders" />,
});
