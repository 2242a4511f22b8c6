import { type InferType, object, string } from 'yup';
import { RETURN_MOVES } from './desk-moves.ts';
import { moneySchema, TOO_LONG, typedAmount, typedMoney } from './scalars.ts';

const id = string().max(64, TOO_LONG).required('required');
const remark = string().trim().max(500, TOO_LONG);

/** The basis for quoting a refund. */
export const refundTermsSchema = object({
  /** The penalty by the fare rule for all tickets, in its currency; null where it allows no refund, or the airline decides. */
  keptByRule: moneySchema.nullable().defined(),
  /** The sellers' service fee, capped by the refund. */
  serviceFee: moneySchema.required(),
});
export type RefundTerms = InferType<typeof refundTermsSchema>;

/** POST /desk/v2/{product}/orders/{id}/refund-quote: the supplier's penalty for all the tickets together. */
export const deskQuoteInput = object({
  id,
  penalty: typedMoney.shape({ amount: typedAmount.min(0, 'invalidAmount').required('required') }).required('required'),
  remark: remark.optional(),
}).noUnknown();
export type DeskQuoteInput = InferType<typeof deskQuoteInput>;

/**
 * POST /desk/v2/{product}/orders/{id}/{move}, for groups and trains: refuses the request, or confirms that the tickets of a refund are
 * refunded.
 */
export const deskReturnInput = object({
  id,
  move: string().oneOf(RETURN_MOVES, 'invalid').required('required'),
  remark: remark.when('move', ([move], schema) =>
    move === 'refuse' ? schema.required('required') : schema.optional(),
  ),
}).noUnknown();
export type DeskReturnInput = InferType<typeof deskReturnInput>;

/** What the desk fails, with the reason that the agency is shown. */
export const deskFailInput = object({
  id,
  remark: remark.meta({ anyWord: true }).required('required'),
}).noUnknown();
