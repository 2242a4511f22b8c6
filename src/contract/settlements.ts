import { type InferType, object } from 'yup';
import { typedAmount } from './scalars.ts';

/** POST /base/v2/wallet/settlements: repays used credit from the balance; takes an Idempotency-Key and returns the wallet. */
export const settlementInput = object({
  /** In minor units of the settlement currency; by default all used credit, as far as the balance covers it. */
  amount: typedAmount.min(1, 'invalidAmount').optional(),
}).noUnknown();
export type SettlementInput = InferType<typeof settlementInput>;
