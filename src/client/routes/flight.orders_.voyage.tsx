import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { VoyagesPage } from '../features/voyages/VoyagesPage.tsx';

export const Route = createFileRoute('/flight/orders_/voyage')({
  staticData: { title: msg`Flight disruptions` },
  beforeLoad: guard({ roles: ['operator'], service: 'flight' }),
  component: VoyagesPage,
});
