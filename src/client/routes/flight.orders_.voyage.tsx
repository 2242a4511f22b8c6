import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { VoyagesPage } from '../features/voyages/VoyagesPage.tsx';
import { readOpenedId } from '../ui/opened-id.ts';

export const Route = createFileRoute('/flight/orders_/voyage')({
  staticData: { title: msg`Flight disruptions` },
  validateSearch: readOpenedId,
  beforeLoad: guard('/flight/orders/voyage'),
  component: VoyagesPage,
});
