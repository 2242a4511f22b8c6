import type { Money } from '../../../contract/money.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './AgenciesPage.module.css';

interface MoneySumProps {
  /** Null while unknown. */
  rows: readonly (readonly [name: string, money: Money | null])[];
}

/** The totals of a form about money, for review. */
export function MoneySum({ rows }: MoneySumProps) {
  const format = useFormat();
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
