import { type InferType, object, string } from 'yup';
import { RETURN_MOVES } from './desk-moves.ts';
import { moneySchema, TOO_LONG, typedAmount, typedMoney } from './scalars.ts';

const id = string().max(64, TOO_LONG).required('required');
const remark = string().trim().max(500, TOO_LONG);

/** What a refund that waits for its quote is quoted by. */
export const refundTermsSchema = object({
  /** What the tickets' own rule keeps of all of them, in its currency; null where it gives nothing back, or the airline decides. */
  keptByRule: moneySchema.nullable().defined(),
  /** What the sellers ask for the work, as far as that much comes back. */
  serviceFee: moneySchema.required(),
});
export type RefundTerms = InferType<typeof refundTermsSchema>;

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
