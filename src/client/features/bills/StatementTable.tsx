import { Trans, useLingui } from '@lingui/react/macro';
import type { Statement } from '../../../contract/statements.ts';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { rowId } from '../../ui/use-return-focus.ts';
import styles from './Bills.module.css';
import { STATEMENT_LABELS } from './bill-labels.ts';
import { useDays } from './StatementRow.tsx';

interface StatementTableProps {
  list: readonly Statement[];
  onChoose: (statement: Statement) => void;
}

/** Statements of several agencies in columns, from a tablet's width on. */
export function StatementTable({ list, onChoose }: StatementTableProps) {
  const { t } = useLingui();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t`Agency statements`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Company</Trans>
            </th>
            <th scope="col">
              <Trans>Credit period</Trans>
            </th>
            <th scope="col" className={styles.sum}>
              <Trans context="how many">Entries</Trans>
            </th>
            <th scope="col" className={styles.sum}>
              <Trans>Balance less credit</Trans>
            </th>
            <th scope="col" className={styles.sum}>
              <Trans>Still owed</Trans>
            </th>
            <th scope="col">
              <Trans>To be settled by</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((statement) => (
            <Row key={statement.id} statement={statement} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ statement, onChoose }: { statement: Statement; onChoose: (statement: Statement) => void }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { id, agencyName, currency, closing, entries, owed, dueDay, status } = statement;
  const { label, colour } = STATEMENT_LABELS[status];
  const days = useDays(statement);
  return (
    <tr className={styles.opens}>
      <td>
        <button type="button" id={rowId(id)} className={styles.open} onClick={() => onChoose(statement)}>
          {agencyName} <span className="sr-only">{days.join(' ')}</span>
        </button>
      </td>
      <td className="num">
        {days.map((day) => (
          <span key={day} className={styles.number}>
            {day}{' '}
          </span>
        ))}
      </td>
      <td className={`num ${styles.sum}`}>{entries}</td>
      <td className={`num ${styles.sum}`}>
        <b>{format.money({ amount: closing, currency })}</b>
      </td>
      <td className={`num ${styles.sum}`}>{owed > 0 ? format.money({ amount: owed, currency }) : '–'}</td>
      <td className={`num ${styles.number}`}>{dueDay ? format.date(dueDay, 'plain') : '–'}</td>
      <td>
        <Tag colour={colour}>{i18n._(label)}</Tag>
      </td>
    </tr>
  );
}
