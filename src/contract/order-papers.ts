import { boolean, type InferType, object, string } from 'yup';
import { LOCALES } from './locale.ts';
import type { OrderProduct } from './order-products.ts';
import { TOO_LONG } from './scalars.ts';
import { zoneField } from './zone.ts';

/** `POST /order/v2/{product}/orders/{id}/paper`: the order as a PDF for the traveller. */
export const paperPath = (product: OrderProduct, id: string): string => `/order/v2/${product}/orders/${id}/paper`;

export const paperInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  /** The traveller's, whatever the agent's interface language. */
  language: string().oneOf(LOCALES, 'invalid').required('required'),
  /** Shows the client's price. Refused where the order has none to show its traveller (paper/order-paper.ts). */
  prices: boolean().required('required'),
  /** IANA; for the booking time. */
  zone: zoneField,
}).noUnknown();
export type PaperInput = InferType<typeof paperInput>;
