import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { DeliveriesPage } from '../features/deliveries/DeliveriesPage.tsx';
import { textIn } from '../ui/opened-id.ts';

export const Route = createFileRoute('/company_/deliveries')({
  staticData: { title: msg`Delivery log` },
  validateSearch: ({ id, agency }: Record<string, unknown>): { id?: string; agency?: string } => ({
    ...(textIn(id) ? { id: textIn(id) } : {}),
    ...(textIn(agency) ? { agency: textIn(agency) } : {}),
  }),
  beforeLoad: guard('/company/deliveries'),
  component: DeliveriesPage,
});
