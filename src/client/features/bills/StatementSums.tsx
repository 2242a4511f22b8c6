import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Statement, StatementTotal } from '../../../contract/statements.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { PERIOD_LABELS, TYPE_LABELS } from './bill-labels.ts';
import { StandingHint } from './StandingHint.tsx';
import styles from './Statements.module.css';

interface StatementSumsProps {
  statement: Statement;
  /** Of an agency. */
  isOthers: boolean;
}

/** Opening balance and credit, movements by type as bars, closing balance and credit, and the terms of the period. */
export function StatementSums({ statement, isOthers }: StatementSumsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { currency, opening, closing, totals, creditUsed, dueDay, period, zone, agencyName, status } = statement;
  const money = (amount: number) => format.money({ amount, currency });
  const isRunning = status === 'running';
  const most = Math.max(...totals.map(({ amount }) => Math.abs(amount)));
  return (
    <dl className={styles.facts}>
      <Fact
        name={
          <>
            {t`Balance less credit used, before`} <StandingHint isOthers={isOthers} />
          </>
        }
        value={money(opening)}
      />
      {totals.map((total) => (
        <Bar key={total.type} total={total} currency={currency} most={most} />
      ))}
      <Fact
        name={isRunning ? t({ message: 'Now', context: 'balance' }) : t`At the end`}
        value={money(closing)}
        isTotal
      />
      {isRunning ? null : <Fact name={t`Credit used`} value={money(creditUsed)} />}
      {dueDay ? <Fact name={t`To be settled by`} value={format.date(dueDay, 'full')} /> : null}
      <Fact name={t`Credit period`} value={i18n._(PERIOD_LABELS[period])} />
      {/* Entries near midnight may have another local date. */}
      <Fact name={t`Time zone`} value={zone.replaceAll('_', ' ')} />
      <Fact name={t`Company`} value={agencyName} />
    </dl>
  );
}

function Fact({ name, value, isTotal = false }: { name: ReactNode; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? `${styles.fact} ${styles.total}` : styles.fact}>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

interface BarProps {
  total: StatementTotal;
  currency: Statement['currency'];
  /** The largest of them, which has the whole width. */
  most: number;
}

/** The movements of one type; the row's words and amount say the same as its bar. */
function Bar({ total: { type, amount, entries }, currency, most }: BarProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  // A small sum beside a large one is still seen.
  const share = amount === 0 ? 0 : Math.max(1, Math.round((Math.abs(amount) / most) * 100));
  return (
    <div className={styles.fact} data-in={amount > 0}>
      <dt>{`${i18n._(labelOf(TYPE_LABELS, type))} (${entries})`}</dt>
      <dd className="num">{format.money({ amount, currency }, { signed: true })}</dd>
      <dd className={styles.bar} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </dd>
    </div>
  );
}
