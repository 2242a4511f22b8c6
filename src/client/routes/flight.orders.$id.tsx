import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../features/flight-orders/OrderPage.tsx';

export const Route = createFileRoute('/flight/orders/$id')({
  staticData: { title: msg`Booking` },
  validateSearch: (search): { pay?: true } => (search.pay === true ? { pay: true } : {}),
  component: OrderPage,
});
