import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { OrdersLayout } from '../features/flight-orders/OrdersLayout.tsx';

export const Route = createFileRoute('/flight/orders')({
  staticData: { title: msg`My bookings` },
  beforeLoad: guard({ roles: ['operator'], service: 'flight' }),
  component: OrdersLayout,
});
