import { Trans, useLingui } from '@lingui/react/macro';
import { documentTextOutline } from 'ionicons/icons';
import { Fragment, useState } from 'react';
import type { InvoiceType } from '../../../contract/flight-terms.ts';
import type { Statement } from '../../../contract/statements.ts';
import { messageOf } from '../../api/errors.ts';
import { useApiQuery } from '../../api/queries.ts';
import { usePages } from '../../api/use-pages.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { DetailPane } from '../../ui/DetailPane.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Missing } from '../../ui/Missing.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { useWidth } from '../../ui/width.ts';
import { PERIOD_LABELS, STATEMENT_LABELS, TYPE_LABELS } from './bill-labels.ts';
import { EntryList } from './EntryList.tsx';
import { InvoiceChips } from './InvoiceChips.tsx';
import { SettleButton } from './SettleButton.tsx';
import { useDays } from './StatementRow.tsx';
import styles from './Statements.module.css';

const SHOWN = 20;

interface StatementDetailProps {
  id: string | undefined;
  /** The agency that it belongs to; absent for the company's own. */
  agency?: string;
  /** In the pane beside the list, not in a sheet over it. */
  beside: boolean;
  onClose: () => void;
}

/** The open statement: its movements by type, and each one down to the booking. */
export function StatementDetail({ id, agency, beside, onClose }: StatementDetailProps) {
  const { t } = useLingui();
  const isOpen = id !== undefined;
  const named = { agency: agency ?? '', statement: id ?? '' };
  const own = useApiQuery('statement', { id: id ?? '' }, { enabled: isOpen && agency === undefined });
  const theirs = useApiQuery('subStatement', named, { enabled: isOpen && agency !== undefined });
  const query = agency === undefined ? own : theirs;
  if (!isOpen)
    return <EmptyState icon={documentTextOutline} title={t`Select a statement`} text={t`Select one from the list.`} />;
  if (query.error?.status === 404)
    return <Missing title={t`Statement not found`} back={t`Back to statements`} onBack={onClose} over={!beside} />;
  if (!query.data)
    return (
      <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
        <Skeleton height="56px" lines={3} />
      </Unloaded>
    );
  return <Opened statement={query.data} agency={agency} beside={beside} onClose={onClose} />;
}

interface OpenedProps {
  statement: Statement;
  agency: string | undefined;
  beside: boolean;
  onClose: () => void;
}

function Opened({ statement, agency, beside, onClose }: OpenedProps) {
  const { t, i18n } = useLingui();
  const days = useDays(statement).join(' ');
  const { creditUsed, status } = statement;
  const toSettle = status === 'running' ? creditUsed : statement.owed;
  const { label, colour } = STATEMENT_LABELS[status];
  const Frame = beside ? DetailPane : Sheet;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isOwn = agency === undefined;
  const [kind, setKind] = useState<InvoiceType | null>(null);
  const bills: Bills = kind ? { invoiceType: kind } : {};
  const file = { zone, ...bills, ...(isOwn ? {} : { agency }) };
  return (
    <Frame
      open
      onClose={onClose}
      title={days}
      breakpoints="full"
      end={<Tag colour={colour}>{i18n._(label)}</Tag>}
      scrollsByKey
    >
      <div className={styles.stack}>
        {status === 'overdue' ? (
          <Note tone="warning">
            {isOwn
              ? t`Credit cannot be used until this is settled.`
              : t`The agency cannot use credit until this is settled.`}
          </Note>
        ) : null}
        <Sums statement={statement} />
        {isOwn && toSettle > 0 ? <SettleButton about={statement.id} owed={toSettle} /> : null}
        <section className={styles.part}>
          <div className={styles.head}>
            <h3>
              <Trans>Entries</Trans>
            </h3>
            <ExportButton kind="statements" input={{ id: statement.id, ...file }} />
          </div>
          <InvoiceChips kind={kind} onChoose={setKind} />
          <ExportButton kind="bills" input={{ statement: statement.id, ...file }} label={t`Download the bill`} />
          {isOwn ? (
            <OwnEntries id={statement.id} bills={bills} />
          ) : (
            <AgencyEntries agency={agency} id={statement.id} bills={bills} />
          )}
        </section>
      </div>
    </Frame>
  );
}

/** Opening balance and credit, movements by type, and closing balance and credit. */
function Sums({ statement }: { statement: Statement }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { currency, opening, closing, totals, creditUsed, owed, dueDay, period, zone, agencyName, status } = statement;
  const money = (amount: number) => format.money({ amount, currency });
  const after = [
    [status === 'running' ? t({ message: 'Now', context: 'balance' }) : t`At the end`, money(closing), true],
    [t`Credit used`, money(creditUsed), false],
    ...(dueDay
      ? ([
          [t`Still owed`, money(owed), false],
          [t`To be settled by`, format.date(dueDay, 'full'), false],
        ] as const)
      : []),
    [t`Credit period`, i18n._(PERIOD_LABELS[period]), false],
    // Entries near midnight may have another local date.
    [t`Time zone`, zone.replaceAll('_', ' '), false],
    [t`Company`, agencyName, false],
  ] as const;
  return (
    <dl className={styles.facts}>
      <Fact name={t`Balance less credit used, before`} value={money(opening)} />
      {totals.map(({ type, amount, entries }) => (
        <Fragment key={type}>
          <Fact name={`${i18n._(labelOf(TYPE_LABELS, type))} (${entries})`} value={money(amount)} />
        </Fragment>
      ))}
      {after.map(([name, value, isTotal]) => (
        <Fact key={name} name={name} value={value} isTotal={isTotal} />
      ))}
    </dl>
  );
}

function Fact({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? `${styles.fact} ${styles.total}` : styles.fact}>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

/** The kind of invoice that filters the lines. */
type Bills = { invoiceType?: InvoiceType };

function OwnEntries({ id, bills }: { id: string; bills: Bills }) {
  return <Entries query={usePages('statementEntries', { id, ...bills }, SHOWN)} isFiltered={'invoiceType' in bills} />;
}

function AgencyEntries({ agency, id, bills }: { agency: string; id: string; bills: Bills }) {
  const query = usePages('subStatementEntries', { agency, statement: id, ...bills }, SHOWN);
  return <Entries query={query} isFiltered={'invoiceType' in bills} isOthers />;
}

interface EntriesProps {
  query: ReturnType<typeof usePages<'statementEntries'>>;
  isFiltered: boolean;
  isOthers?: boolean;
}

function Entries({ query, isFiltered, isOthers = false }: EntriesProps) {
  const { t } = useLingui();
  return (
    <>
      <EntryList
        table={useWidth() === 'desktop' ? t`Entries` : null}
        query={query}
        none={isFiltered ? t`No matching entries` : t`No entries yet.`}
        isOthers={isOthers}
      />
      <ShowMore list={query} />
    </>
  );
}
