import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Statement } from '../../../contract/statements.ts';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { rowId } from '../../ui/use-return-focus.ts';
import styles from './Bills.module.css';
import { STATEMENT_LABELS } from './bill-labels.ts';
import { StandingCaption } from './StandingHint.tsx';
import { useDays } from './StatementRow.tsx';

interface StatementTableProps {
  list: readonly Statement[];
  /** The company's own, one agency's, or those of several, which are named. */
  whose: 'own' | 'agency' | 'agencies';
  onChoose: (statement: Statement) => void;
}

/** Statements in columns, from a tablet's width on. */
export function StatementTable({ list, whose, onChoose }: StatementTableProps) {
  const { t } = useLingui();
  const isNamed = whose === 'agencies';
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={isNamed ? t`Agency statements` : t`Statements`}>
        <StandingCaption isOthers={whose !== 'own'} />
        <thead>
          <tr>
            {isNamed ? (
              <th scope="col">
                <Trans>Company</Trans>
              </th>
            ) : null}
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
            <Row key={statement.id} statement={statement} isNamed={isNamed} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  statement: Statement;
  isNamed: boolean;
  onChoose: (statement: Statement) => void;
}

function Row({ statement, isNamed, onChoose }: RowProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { id, agencyName, currency, closing, entries, owed, dueDay, status } = statement;
  const { label, colour } = STATEMENT_LABELS[status];
  const days = useDays(statement).map((day) => (
    <span key={day} className={styles.number}>
      {day}{' '}
    </span>
  ));
  const opener = (words: ReactNode) => (
    <button type="button" id={rowId(id)} className={styles.open} onClick={() => onChoose(statement)}>
      {words}
    </button>
  );
  return (
    <tr className={styles.opens}>
      {isNamed ? (
        <td>
          {opener(
            <>
              {agencyName} <span className="sr-only">{days}</span>
            </>,
          )}
        </td>
      ) : null}
      <td className="num">{isNamed ? days : opener(days)}</td>
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
