import type { OrderProduct } from './order-products.ts';

/** The desk's download of an order's passengers with their documents, as an Excel sheet. */
export const deskPassengersPath = (product: OrderProduct, id: string) => `/desk/v2/${product}/orders/${id}/passengers`;
