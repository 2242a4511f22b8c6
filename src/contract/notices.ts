import { array, boolean, type InferType, number, object, string } from 'yup';
import { NOTICE_KINDS } from './notice-kinds.ts';
import { ORDER_TYPES } from './order-groups.ts';
import { ORDER_PRODUCTS, ORDER_STATUSES } from './order-products.ts';
import { pageOf, pagingFields } from './paging.ts';
import { dateSchema, instantSchema, moneySchema } from './scalars.ts';

/** GET /base/v2/me/notices: notices about the caller's bookings and the company's money, newest first. */
export const noticesQuery = object(pagingFields).noUnknown();
export type NoticesQuery = InferType<typeof noticesQuery>;

export const noticeSchema = object({
  id: string().required(),
  kind: string().oneOf(NOTICE_KINDS).required(),
  /** Of a low balance: its amount, and the limit that it fell below; null otherwise. */
  balance: object({ now: moneySchema.required(), limit: moneySchema.required() }).nullable().defined(),
  /** Of a statement: its amount due at the time, and the due day; null otherwise. */
  statement: object({ id: string().required(), owed: moneySchema.required(), dueDay: dateSchema.required() })
    .nullable()
    .defined(),
  /** The order; this and the following are null without one. */
  product: string().oneOf(ORDER_PRODUCTS).nullable().defined(),
  orderId: string().nullable().defined(),
  type: string().oneOf(ORDER_TYPES).nullable().defined(),
  /** The order's status that it reports. */
  status: string().oneOf(ORDER_STATUSES).nullable().defined(),
  leadPassenger: string().defined(),
  /** The order's route, as in its row of the list, and departure; absent without an order. */
  trip: object({ route: array(string().required()).required(), departureDate: dateSchema.required() })
    .optional()
    .default(undefined),
  /** The deadline, or a statement's due time; null otherwise. */
  aboutAt: instantSchema.nullable().defined(),
  at: instantSchema.required(),
  isNew: boolean().required(),
});
export type Notice = InferType<typeof noticeSchema>;
export const noticePage = pageOf(noticeSchema);

/** GET /base/v2/me/notices/unread, and the response of POST /base/v2/me/notices/read: the caller's number of unread notices. */
export const unreadAnswer = object({ cnt: number().integer().required() });
export type Unread = InferType<typeof unreadAnswer>;

/** POST /base/v2/me/notices/read: marks all up to this one as read. */
export const readNoticesInput = object({
  upTo: string()
    .max(18, 'invalid')
    .matches(/^\d{1,18}$/, 'invalid')
    .required('required'),
}).noUnknown();
export type ReadNoticesInput = InferType<typeof readNoticesInput>;
