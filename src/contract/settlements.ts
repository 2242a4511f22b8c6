import { type InferType, number, object } from 'yup';
import { AGENCY_LIMITS } from './limits.ts';

/** POST /base/v2/wallet/settlements: pays credit in use back out of the balance; takes an Idempotency-Key and answers the wallet. */
export const settlementInput = object({
  /** In minor units of the settlement currency; all that is in use when absent, as far as the balance reaches. */
  amount: number()
    .integer('invalidAmount')
    .min(1, 'invalidAmount')
    .max(AGENCY_LIMITS.amount, 'invalidAmount')
    .optional(),
}).noUnknown();
export type SettlementInput = InferType<typeof settlementInput>;
