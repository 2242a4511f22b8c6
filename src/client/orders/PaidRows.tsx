import { Trans } from '@lingui/react/macro';
import { addMoney, type Money } from '../../contract/money.ts';
import { useFormat } from '../ui/format.ts';
import { PriceRow } from './PriceRow.tsx';

interface PaidRowsProps {
  total: Money;
  /** The payment channel's surcharge. */
  fee: Money | undefined;
}

/** The fee of the payment and the amount paid with it; nothing where there was no fee. */
export function PaidRows({ total, fee }: PaidRowsProps) {
  const format = useFormat();
  if (!fee) return null;
  return (
    <>
      <PriceRow label={<Trans>Transaction fee</Trans>} value={format.money(fee)} />
      <PriceRow label={<Trans>Total paid</Trans>} value={format.money(addMoney(total, fee))} />
    </>
  );
}
