import type { OrderProduct } from '../../contract/order-products.ts';
import { canUseFlights, canUseTrains, type Grants } from '../../contract/permissions.ts';

/** The page of one order, by product (spec §2). */
export const ORDER_PAGES = {
  flight: '/flight/orders/$id',
  group: '/flight/group/order/$id',
  train: '/train/orders/$id',
} as const;

/** Whether a user may open the booking itself. */
export function mayOpenOrder(grants: Grants, product: OrderProduct): boolean {
  return product === 'train' ? canUseTrains(grants) : canUseFlights(grants);
}
