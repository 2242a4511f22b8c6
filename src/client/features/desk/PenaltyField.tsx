import { useLingui } from '@lingui/react/macro';
import type { Currency } from '../../../contract/money.ts';
import { TextField } from '../../form/TextField.tsx';

/** What is kept of tickets that are given back, all together. */
export function PenaltyField({ currency, isTrain = false }: { currency: Currency; isTrain?: boolean }) {
  const { t } = useLingui();
  return (
    <TextField
      name="penalty"
      label={isTrain ? t`Railway’s refund fee in ${currency}` : t`Airline’s penalty in ${currency}`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      required
    />
  );
}
