import { type InferType, number, object, string } from 'yup';
import { ORDER_PRODUCTS, ORDER_STATUSES } from './order-products.ts';
import { OUTGOING_FAULTS, OUTGOING_KINDS, OUTGOING_STATES } from './outgoing-terms.ts';
import { pageOf, pagingFields } from './paging.ts';
import { instantSchema, TOO_LONG } from './scalars.ts';

const id = string().max(64, TOO_LONG).required('required');

/** GET /base/v2/notices: what was sent to the company's own systems, newest first. */
export const outgoingNoticesQuery = object({
  /** One of the agencies that the company has opened, instead of the company itself. */
  agency: string().max(64, TOO_LONG).optional(),
  /** That one alone. */
  id: string().max(64, TOO_LONG).optional(),
  state: string().oneOf(OUTGOING_STATES, 'invalid').optional(),
  kind: string().oneOf(OUTGOING_KINDS, 'invalid').optional(),
  /** Number of an order. */
  order: string().max(20, TOO_LONG).optional(),
  ...pagingFields,
}).noUnknown();
export type OutgoingNoticesQuery = InferType<typeof outgoingNoticesQuery>;

export const outgoingNoticeSchema = object({
  id: string().required(),
  kind: string().oneOf(OUTGOING_KINDS).required(),
  product: string().oneOf(ORDER_PRODUCTS).required(),
  orderId: string().required(),
  /** The order's status that it tells of. */
  status: string().oneOf(ORDER_STATUSES).required(),
  state: string().oneOf(OUTGOING_STATES).required(),
  createdAt: instantSchema.required(),
  /** How often it was sent. */
  attempts: number().integer().required(),
  /** Of the last attempt: the HTTP status and the beginning of what was answered, or why nothing was; null before the first. */
  last: object({
    at: instantSchema.required(),
    url: string().defined(),
    status: number().integer().nullable().defined(),
    fault: string().oneOf(OUTGOING_FAULTS).nullable().defined(),
    text: string().defined(),
  })
    .nullable()
    .defined(),
  /** When it is sent next; null when it is not. */
  nextAt: instantSchema.nullable().defined(),
  /** The JSON as it is posted. */
  body: string().required(),
});
export type OutgoingNotice = InferType<typeof outgoingNoticeSchema>;
export const outgoingNoticePage = pageOf(outgoingNoticeSchema);

/** POST /base/v2/notices/{id}/replay: it is sent again, or at once where it waits. */
export const replayNoticeInput = object({ id, agency: string().max(64, TOO_LONG).optional() }).noUnknown();
export type ReplayNoticeInput = InferType<typeof replayNoticeInput>;
