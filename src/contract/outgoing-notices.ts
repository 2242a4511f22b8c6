import { type InferType, number, object, string } from 'yup';
import { ORDER_PRODUCTS, ORDER_STATUSES } from './order-products.ts';
import { OUTGOING_FAULTS, OUTGOING_KINDS, OUTGOING_STATES } from './outgoing-terms.ts';
import { pageOf, pagingFields } from './paging.ts';
import { instantSchema, TOO_LONG } from './scalars.ts';

const id = string().max(64, TOO_LONG).required('required');

/** GET /base/v2/notices: webhook notices sent to the company's systems, newest first. */
export const outgoingNoticesQuery = object({
  /** One of the agencies that the company has opened, instead of the company itself. */
  agency: string().max(64, TOO_LONG).optional(),
  /** Only this notice. */
  id: string().max(64, TOO_LONG).optional(),
  state: string().oneOf(OUTGOING_STATES, 'invalid').optional(),
  kind: string().oneOf(OUTGOING_KINDS, 'invalid').optional(),
  /** An order number. */
  order: string().max(20, TOO_LONG).optional(),
  ...pagingFields,
}).noUnknown();
export type OutgoingNoticesQuery = InferType<typeof outgoingNoticesQuery>;

export const outgoingNoticeSchema = object({
  id: string().required(),
  kind: string().oneOf(OUTGOING_KINDS).required(),
  product: string().oneOf(ORDER_PRODUCTS).required(),
  orderId: string().required(),
  /** The order's status that it reports. */
  status: string().oneOf(ORDER_STATUSES).required(),
  state: string().oneOf(OUTGOING_STATES).required(),
  createdAt: instantSchema.required(),
  /** The number of attempts. */
  attempts: number().integer().required(),
  /** Of the last attempt: the HTTP status and the beginning of the response, or why there was none; null before the first. */
  last: object({
    at: instantSchema.required(),
    url: string().defined(),
    status: number().integer().nullable().defined(),
    fault: string().oneOf(OUTGOING_FAULTS).nullable().defined(),
    text: string().defined(),
  })
    .nullable()
    .defined(),
  /** The next attempt; null when there is none. */
  nextAt: instantSchema.nullable().defined(),
  /** The JSON request body. */
  body: string().required(),
});
export type OutgoingNotice = InferType<typeof outgoingNoticeSchema>;
export const outgoingNoticePage = pageOf(outgoingNoticeSchema);

/** POST /base/v2/notices/{id}/replay: sends it again, or at once if it is pending. */
export const replayNoticeInput = object({ id, agency: string().max(64, TOO_LONG).optional() }).noUnknown();
export type ReplayNoticeInput = InferType<typeof replayNoticeInput>;
