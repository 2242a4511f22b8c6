import { createFileRoute } from '@tanstack/react-router';
import { OrdersIndex } from '../features/bookings/OrdersIndex.tsx';

export const Route = createFileRoute('/flight/orders/')({ component: OrdersIndex });
