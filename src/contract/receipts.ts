import { type InferType, object, string } from 'yup';
import { minorAmount, moneySchema } from './scalars.ts';

/** What the provider received by transfer for a top-up, as it was entered; null of what came another way. */
export const receiptField = object({
  received: moneySchema.required(),
  /** Units of the settlement currency for one of what was received. */
  exchangeRate: string().required(),
  /** Percent of what was received; 0 for none. */
  feePercent: string().required(),
  /** What that came to, in minor units of the settlement currency. */
  fee: minorAmount.required(),
})
  .nullable()
  .defined();
export type Receipt = NonNullable<InferType<typeof receiptField>>;
