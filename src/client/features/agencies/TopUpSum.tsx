import { useLingui } from '@lingui/react/macro';
import type { TopUpAmounts } from '../../../contract/top-up-amount.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './AgenciesPage.module.css';

interface TopUpSumProps {
  /** Null while the receipt is not whole. */
  amounts: TopUpAmounts | null;
  /** Of the agency now, in minor units of its currency. */
  balance: number;
}

/** What a receipt comes to, to be checked by eye. */
export function TopUpSum({ amounts, balance }: TopUpSumProps) {
  const { t } = useLingui();
  const format = useFormat();
  const after = amounts ? { ...amounts.amount, amount: balance + amounts.amount.amount } : null;
  const rows = [
    [t`In the settlement currency`, amounts?.gross ?? null],
    [t`Transaction fee`, amounts?.fee ?? null],
    [t`Amount added`, amounts?.amount ?? null],
    [t`Balance afterwards`, after],
  ] as const;
  return (
    <dl className={styles.sum} aria-live="polite">
      {rows.map(([name, money]) => (
        <div key={name} className={styles.sumRow}>
          <dt>{name}</dt>
          <dd className="num">{format.money(money)}</dd>
        </div>
      ))}
    </dl>
  );
}
