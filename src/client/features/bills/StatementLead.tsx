import { useLingui } from '@lingui/react/macro';
import type { Statement } from '../../../contract/statements.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './Statements.module.css';

/** What a statement is opened for: the amount still owed, or used so far, and beside it the balance. */
export function StatementLead({ statement }: { statement: Statement }) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency, closing, creditUsed, owed, dueDay, status } = statement;
  const money = (amount: number) => format.money({ amount, currency });
  const isRunning = status === 'running';
  const day = dueDay === null || owed === 0 ? null : format.date(dueDay, 'day');
  return (
    <dl className={styles.lead}>
      <div data-late={status === 'overdue'}>
        <dt>{isRunning ? t`Credit used` : t`Still owed`}</dt>
        <dd className={`num ${styles.first}`}>{money(isRunning ? creditUsed : owed)}</dd>
        {day === null ? null : (
          <dd className={styles.label}>{status === 'overdue' ? t`Overdue since ${day}` : t`Due ${day}`}</dd>
        )}
      </div>
      <div>
        <dt>{isRunning ? t`Balance` : t`Balance at the end`}</dt>
        {/* `closing` has the used credit taken off. */}
        <dd className={`num ${styles.second}`}>{money(closing + creditUsed)}</dd>
      </div>
    </dl>
  );
}
