import { type InferType, mixed, object, string } from 'yup';
import { TOO_LONG } from './scalars.ts';

/** POST /base/v2/me/attempts: what became of a request of the caller's own whose answer did not come. */
export const attemptInput = object({
  /** The name of a call that takes an Idempotency-Key; payments of orders have a look-up of their own. */
  call: string().max(64, TOO_LONG).required('required'),
  /** The key that it went out under. */
  key: string().max(128, TOO_LONG).required('required'),
}).noUnknown();
export type AttemptInput = InferType<typeof attemptInput>;

export const attemptAnswer = object({
  /** none: nothing has come under this key, or it is on its way. running: the server is at it. done: `answer` is what it was answered. */
  state: string()
    .oneOf(['none', 'running', 'done'] as const)
    .required(),
  /** As the call itself answers; of a booking it may be only `{ orderId }`. Null unless it is done. */
  answer: mixed().nullable().defined(),
});
export type AttemptAnswer = InferType<typeof attemptAnswer>;
