import type { OrderFilters } from '../../../contract/order-filters.ts';

/** The caller's named filters. */
export const presentFilters = (list: OrderFilters['list']): OrderFilters => ({ list });
