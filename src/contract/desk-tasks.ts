import { type InferType, object, string } from 'yup';
import { DESK_KINDS } from './desk-moves.ts';
import { instantSchema, TOO_LONG } from './scalars.ts';

/** Who has claimed a desk task, and when. */
export const deskHolderSchema = object({
  id: string().required(),
  name: string().required(),
  since: instantSchema.required(),
});
export type DeskHolder = InferType<typeof deskHolderSchema>;

/** The desk's view of an order, shown with the order; see deskTaskSchema for a task as the queue lists it. */
export const deskSideSchema = object({
  id: string().required(),
  kind: string().oneOf(DESK_KINDS).required(),
  dueAt: instantSchema.required(),
  holder: deskHolderSchema.nullable().defined(),
});
export type DeskSide = InferType<typeof deskSideSchema>;

const id = string().max(64, TOO_LONG).required('required');

/** POST /desk/v2/queue/{id}/takeover and /free: the task's holder as the caller saw it; refused when the holder has changed. */
export const takeOverInput = object({ id, holder: id }).noUnknown();
export type TakeOverInput = InferType<typeof takeOverInput>;

/** POST /desk/v2/queue/{id}/close and /desk/v2/books/{id}/close: with the subject of the task. */
export const closeInput = object({
  id,
  remark: string().trim().max(500, TOO_LONG).meta({ anyWord: true }).required('required'),
}).noUnknown();
export type CloseInput = InferType<typeof closeInput>;
