import { useLingui } from '@lingui/react/macro';
import type { TopUpAmounts } from '../../../contract/top-up-amount.ts';
import { MoneySum } from './MoneySum.tsx';

interface TopUpSumProps {
  /** Null while it is incomplete. */
  amounts: TopUpAmounts | null;
  /** Of the agency now, in minor units of its currency. */
  balance: number;
}

/** The totals of a receipt, for review. */
export function TopUpSum({ amounts, balance }: TopUpSumProps) {
  const { t } = useLingui();
  const after = amounts ? { ...amounts.amount, amount: balance + amounts.amount.amount } : null;
  return (
    <MoneySum
      rows={[
        [t`In the settlement currency`, amounts?.gross ?? null],
        [t`Transaction fee`, amounts?.fee ?? null],
        [t`Amount added`, amounts?.amount ?? null],
        [t`Balance afterwards`, after],
      ]}
    />
  );
}
