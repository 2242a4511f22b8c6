import { boolean, type InferType, number, object, string } from 'yup';
import { NOTICE_KINDS } from './notice-kinds.ts';
import { ORDER_TYPES } from './order-groups.ts';
import { ORDER_PRODUCTS, ORDER_STATUSES } from './order-products.ts';
import { pageOf, pagingFields } from './paging.ts';
import { instantSchema } from './scalars.ts';

/** GET /base/v2/me/notices: what the portal has told of the caller's bookings, newest first. */
export const noticesQuery = object(pagingFields).noUnknown();
export type NoticesQuery = InferType<typeof noticesQuery>;

export const noticeSchema = object({
  id: string().required(),
  kind: string().oneOf(NOTICE_KINDS).required(),
  product: string().oneOf(ORDER_PRODUCTS).required(),
  orderId: string().required(),
  type: string().oneOf(ORDER_TYPES).required(),
  /** The order's status that it tells of. */
  status: string().oneOf(ORDER_STATUSES).required(),
  leadPassenger: string().required(),
  /** Of a deadline: when it is; null otherwise. */
  aboutAt: instantSchema.nullable().defined(),
  at: instantSchema.required(),
  isNew: boolean().required(),
});
export type Notice = InferType<typeof noticeSchema>;
export const noticePage = pageOf(noticeSchema);

/** GET /base/v2/me/notices/unread, and the answer of POST /base/v2/me/notices/read: how many the caller has not read. */
export const unreadAnswer = object({ cnt: number().integer().required() });
export type Unread = InferType<typeof unreadAnswer>;

/** POST /base/v2/me/notices/read: all up to this one have been read. */
export const readNoticesInput = object({
  upTo: string()
    .max(18, 'invalid')
    .matches(/^\d{1,18}$/, 'invalid')
    .required('required'),
}).noUnknown();
export type ReadNoticesInput = InferType<typeof readNoticesInput>;
