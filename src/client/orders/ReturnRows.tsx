import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '../../contract/money.ts';
import { useFormat } from '../ui/format.ts';
import { PriceRow } from './PriceRow.tsx';
import price from './price-rows.module.css';

interface ReturnRowsProps {
  quote: Record<'paid' | 'net', Money>;
  /** What is retained, labelled. */
  kept: readonly { label: string; money: Money }[];
}

/** The refund, itemised: paid, less what is retained, is the amount refunded. */
export function ReturnRows({ quote, kept }: ReturnRowsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const less = ({ amount, currency }: Money) => format.money({ amount: amount === 0 ? 0 : -amount, currency });
  return (
    <>
      <PriceRow label={t`Paid for these tickets`} value={format.money(quote.paid)} />
      {kept.map(({ label, money }) => (
        <PriceRow key={label} label={label} value={less(money)} />
      ))}
      <div className={price.total}>
        <dt>
          <Trans>Refund amount</Trans>
        </dt>
        <dd className="num">{format.money(quote.net)}</dd>
      </div>
    </>
  );
}
