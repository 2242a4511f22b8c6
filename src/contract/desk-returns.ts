import { type InferType, object, string } from 'yup';
import { RETURN_MOVES } from './desk-moves.ts';
import { TOO_LONG, typedAmount, typedMoney } from './scalars.ts';

const id = string().max(64, TOO_LONG).required('required');
const remark = string().trim().max(500, TOO_LONG);

/** POST /desk/v2/{product}/orders/{id}/refund-quote: what the supplier keeps of all the tickets together. */
export const deskQuoteInput = object({
  id,
  penalty: typedMoney.shape({ amount: typedAmount.min(0, 'invalidAmount').required('required') }).required('required'),
  remark: remark.optional(),
}).noUnknown();
export type DeskQuoteInput = InferType<typeof deskQuoteInput>;

/** POST /desk/v2/{product}/orders/{id}/{move}, of groups and trains: refuses what was asked, or says that the tickets of a refund are given back. */
export const deskReturnInput = object({
  id,
  move: string().oneOf(RETURN_MOVES, 'invalid').required('required'),
  remark: remark.when('move', ([move], schema) =>
    move === 'refuse' ? schema.required('required') : schema.optional(),
  ),
}).noUnknown();
export type DeskReturnInput = InferType<typeof deskReturnInput>;
