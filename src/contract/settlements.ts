import { type InferType, object } from 'yup';
import { typedAmount } from './scalars.ts';

/** POST /base/v2/wallet/settlements: pays credit in use back out of the balance; takes an Idempotency-Key and answers the wallet. */
export const settlementInput = object({
  /** In minor units of the settlement currency; all that is in use when absent, as far as the balance reaches. */
  amount: typedAmount.min(1, 'invalidAmount').optional(),
}).noUnknown();
export type SettlementInput = InferType<typeof settlementInput>;
