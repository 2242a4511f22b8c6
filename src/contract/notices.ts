import { array, boolean, type InferType, number, object, string } from 'yup';
import { NOTICE_KINDS } from './notice-kinds.ts';
import { ORDER_TYPES } from './order-groups.ts';
import { ORDER_PRODUCTS, ORDER_STATUSES } from './order-products.ts';
import { pageOf, pagingFields } from './paging.ts';
import { dateSchema, instantSchema, moneySchema } from './scalars.ts';

/** GET /base/v2/me/notices: what the portal has told of the caller's bookings and of the company's money, newest first. */
export const noticesQuery = object(pagingFields).noUnknown();
export type NoticesQuery = InferType<typeof noticesQuery>;

export const noticeSchema = object({
  id: string().required(),
  kind: string().oneOf(NOTICE_KINDS).required(),
  /** Of a balance that is low: where it stood, and the limit that it fell below; null otherwise. */
  balance: object({ now: moneySchema.required(), limit: moneySchema.required() }).nullable().defined(),
  /** Of a statement: what it asked for when it was told of, and the last day to settle that; null otherwise. */
  statement: object({ id: string().required(), owed: moneySchema.required(), dueDay: dateSchema.required() })
    .nullable()
    .defined(),
  /** Of the order, these and what follows; nothing where it is of none. */
  product: string().oneOf(ORDER_PRODUCTS).nullable().defined(),
  orderId: string().nullable().defined(),
  type: string().oneOf(ORDER_TYPES).nullable().defined(),
  /** The order's status that it tells of. */
  status: string().oneOf(ORDER_STATUSES).nullable().defined(),
  leadPassenger: string().defined(),
  /** Where the order goes, as in its row of the list, and when; absent of a notice of none. */
  trip: object({ route: array(string().required()).required(), departureDate: dateSchema.required() })
    .optional()
    .default(undefined),
  /** Of a deadline, and of what a statement asks for: when it is; null otherwise. */
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
