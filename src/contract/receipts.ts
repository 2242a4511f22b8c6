import { type InferType, object, string } from 'yup';
import { minorAmount, moneySchema } from './scalars.ts';

/** The transfer that the provider received for a top-up, as entered; null for other methods. */
export const receiptField = object({
  received: moneySchema.required(),
  /** Units of the settlement currency per unit received. */
  exchangeRate: string().required(),
  /** Percent of the received amount; 0 for none. */
  feePercent: string().required(),
  /** That fee in minor units of the settlement currency. */
  fee: minorAmount.required(),
})
  .nullable()
  .defined();
export type Receipt = NonNullable<InferType<typeof receiptField>>;
