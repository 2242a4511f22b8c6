import { type InferType, object, string } from 'yup';
import { DESK_KINDS } from './desk-moves.ts';
import { instantSchema, TOO_LONG } from './scalars.ts';

/** Who has taken a task of the desk, and when. */
export const deskHolderSchema = object({
  id: string().required(),
  name: string().required(),
  since: instantSchema.required(),
});
export type DeskHolder = InferType<typeof deskHolderSchema>;

/** What an order is to the desk, shown with the order; see deskTaskSchema for a task as the queue lists it. */
export const deskSideSchema = object({
  id: string().required(),
  kind: string().oneOf(DESK_KINDS).required(),
  dueAt: instantSchema.required(),
  holder: deskHolderSchema.nullable().defined(),
});
export type DeskSide = InferType<typeof deskSideSchema>;

const id = string().max(64, TOO_LONG).required('required');

/**
 * POST /desk/v2/queue/{id}/takeover and /free: of whom the task is taken, as the caller saw it. Whoever comes second finds another
 * holder, and is refused.
 */
export const fromHolderInput = object({ id, holder: id }).noUnknown();
export type FromHolderInput = InferType<typeof fromHolderInput>;

/** POST /desk/v2/queue/{id}/close and /desk/v2/books/{id}/close: with what it was about. */
export const closeInput = object({
  id,
  remark: string().trim().max(500, TOO_LONG).meta({ anyWord: true }).required('required'),
}).noUnknown();
export type CloseInput = InferType<typeof closeInput>;
