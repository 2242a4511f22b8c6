import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { OrdersLayout } from '../features/bookings/OrdersLayout.tsx';
import { readOrdersSearch } from '../orders/order-filters.ts';

export const Route = createFileRoute('/flight/orders')({
  staticData: { title: msg`My bookings` },
  validateSearch: readOrdersSearch,
  beforeLoad: guard('/flight/orders'),
  component: OrdersLayout,
});
