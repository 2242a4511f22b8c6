import { createFileRoute } from '@tanstack/react-router';
import { OrdersIndex } from '../features/flight-orders/OrdersIndex.tsx';

export const Route = createFileRoute('/flight/orders/')({ component: OrdersIndex });
