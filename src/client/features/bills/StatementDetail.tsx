import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InvoiceType } from '../../../contract/flight-terms.ts';
import type { Statement } from '../../../contract/statements.ts';
import { messageOf } from '../../api/errors.ts';
import { useApiQuery } from '../../api/queries.ts';
import { usePages } from '../../api/use-pages.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { DetailPane } from '../../ui/DetailPane.tsx';
import { Missing } from '../../ui/Missing.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { useWidth } from '../../ui/width.ts';
import { STATEMENT_LABELS } from './bill-labels.ts';
import { EntryList } from './EntryList.tsx';
import { InvoiceChips } from './InvoiceChips.tsx';
import { SettleButton } from './SettleButton.tsx';
import { StatementLead } from './StatementLead.tsx';
import { useDays } from './StatementRow.tsx';
import { StatementSums } from './StatementSums.tsx';
import styles from './Statements.module.css';

const SHOWN = 20;

interface StatementDetailProps {
  id: string;
  /** The agency that it belongs to; absent for the company's own. */
  agency?: string;
  /** In the pane beside the list, not in a sheet over it. */
  beside: boolean;
  onClose: () => void;
}

/** The open statement: what is owed, its movements by type, and each one down to the booking. */
export function StatementDetail({ id, agency, beside, onClose }: StatementDetailProps) {
  const { t } = useLingui();
  const own = useApiQuery('statement', { id }, { enabled: agency === undefined });
  const named = { agency: agency ?? '', statement: id };
  const theirs = useApiQuery('subStatement', named, { enabled: agency !== undefined });
  const query = agency === undefined ? own : theirs;
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
        <StatementLead statement={statement} />
        {isOwn && toSettle > 0 ? <SettleButton about={statement.id} owed={toSettle} /> : null}
        <StatementSums statement={statement} isOthers={!isOwn} />
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
