import { type InferType, mixed, object, string } from 'yup';
import { TOO_LONG } from './scalars.ts';

/** POST /base/v2/me/attempts: the outcome of one of the caller's requests whose response was lost. */
export const attemptInput = object({
  /** The name of a call that takes an Idempotency-Key; payments of orders have their own look-up. */
  call: string().max(64, TOO_LONG).required('required'),
  /** Its Idempotency-Key. */
  key: string().max(128, TOO_LONG).required('required'),
}).noUnknown();
export type AttemptInput = InferType<typeof attemptInput>;

export const attemptAnswer = object({
  /** none: no request with this key has arrived, or it is in transit. running: being processed. done: `answer` holds its response. */
  state: string()
    .oneOf(['none', 'running', 'done'] as const)
    .required(),
  /** The call's own response; for a booking possibly only `{ orderId }`. Null unless it is done. */
  answer: mixed().nullable().defined(),
});
export type AttemptAnswer = InferType<typeof attemptAnswer>;
