import type { OrderProduct } from './order-products.ts';

/** Where the desk has the passengers of an order with their documents, as an Excel sheet. */
export const deskPassengersPath = (product: OrderProduct, id: string) => `/desk/v2/${product}/orders/${id}/passengers`;
