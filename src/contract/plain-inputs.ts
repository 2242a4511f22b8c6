import { type InferType, mixed, object, string } from 'yup';
import { REMARK_LIMITS } from './limits.ts';
import { referenceField, TOO_LONG } from './scalars.ts';

/** A call without input, and an answer without data. */
export const nothing = object({}).noUnknown();
export const none = mixed((value): value is never => value === null).nullable();
/** A call that names a record in its path. */
export const idParameter = { id: string().max(64, TOO_LONG).required('required') };
export const id = object(idParameter).noUnknown();

/** PUT …/orders/{id}/reference of every product: the agency's own number for the order; an empty one removes it. */
export const referenceInput = object({ ...idParameter, referenceId: referenceField.defined('required') }).noUnknown();
export type ReferenceInput = InferType<typeof referenceInput>;

/** POST …/orders/{id}/remarks of every product: a note for the agency's own users and the desk; hidden from suppliers and passengers. */
export const remarkInput = object({
  ...idParameter,
  text: string().trim().max(REMARK_LIMITS.length, TOO_LONG).meta({ anyWord: true }).required('required'),
}).noUnknown();
export type RemarkInput = InferType<typeof remarkInput>;
