import { Plural, useLingui } from '@lingui/react/macro';
import { firstDayOf, lastDayOf } from '../../../contract/statement-periods.ts';
import type { Statement } from '../../../contract/statements.ts';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { STATEMENT_LABELS } from './bill-labels.ts';
import styles from './Statements.module.css';

interface StatementRowProps {
  statement: Statement;
  /** Shows the agency first, in lists of several. */
  named?: boolean;
}

/** One statement: its period, closing balance and credit, and the amount still to be settled. */
export function StatementRow({ statement, named = false }: StatementRowProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { agencyName, currency, closing, entries, owed, status } = statement;
  const { label, colour } = STATEMENT_LABELS[status];
  const money = (amount: number) => format.money({ amount, currency });
  const days = useDays(statement);
  return (
    <span className={styles.row}>
      <span className={styles.what}>
        {named ? <b>{agencyName}</b> : null}
        <b className={`num ${styles.days}`}>
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </b>
        <span className={styles.label}>
          <Plural value={entries} one="# entry" other="# entries" />
        </span>
      </span>
      <span className={styles.sums}>
        <b className="num">{money(closing)}</b>
        <span>
          <Tag colour={colour}>{i18n._(label)}</Tag>
        </span>
        {owed > 0 ? <span className={`num ${styles.label}`}>{t`${money(owed)} owed`}</span> : null}
      </span>
    </span>
  );
}

/** A statement's period in words: a month, one day, or the first with its dash, and the last; a line may break between them. */
export function useDays({ firstDay, lastDay }: Pick<Statement, 'firstDay' | 'lastDay'>): string[] {
  const format = useFormat();
  const isMonth = firstDayOf('month', lastDay) === firstDay && lastDayOf('month', firstDay) === lastDay;
  if (isMonth) return [format.date(firstDay, 'month')];
  const last = format.date(lastDay, 'plain');
  return firstDay === lastDay ? [last] : [`${format.date(firstDay, 'plain')} –`, last];
}
