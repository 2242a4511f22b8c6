import { Trans, useLingui } from '@lingui/react/macro';
import { receiptOutline } from 'ionicons/icons';
import { useState } from 'react';
import type { InvoiceType } from '../../../contract/flight-terms.ts';
import { TRANSACTION_KINDS, type TransactionKind } from '../../../contract/transactions.ts';
import { messageOf } from '../../api/errors.ts';
import { usePages } from '../../api/use-pages.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { type Days, useDaysWords } from '../../form/DaysFilterSheet.tsx';
import { FilterChip } from '../../form/FilterChip.tsx';
import { useFieldText } from '../../offline/drafts/draft-values.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { useWidth } from '../../ui/width.ts';
import { type BillFilter, BillFilterSheet, NO_FILTER, useFilterWords } from './BillFilterSheet.tsx';
import styles from './Bills.module.css';
import { BillsNav } from './BillsNav.tsx';
import { KIND_LABELS } from './bill-labels.ts';
import { InvoiceChips } from './InvoiceChips.tsx';
import { TransactionCards } from './TransactionCards.tsx';
import { TransactionTable } from './TransactionTable.tsx';

const SHOWN = 50;

/** /bills/transactions: every payment, refund and top-up of the company by every channel, with its fee. */
export function TransactionsPage() {
  const { t, i18n } = useLingui();
  const width = useWidth();
  const draft = useFieldText('transactions');
  const [kind, setKind] = useState<TransactionKind | null>(null);
  const [filter, setFilter] = useState<BillFilter>(NO_FILTER);
  const [isOpen, setIsOpen] = useState(false);
  const words = useFilterWords(filter);
  const q = useSettled(draft.text.replace(/\s/g, ''));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const input = { ...(q ? { q } : {}), ...(kind ? { kind } : {}), ...filter };
  const query = usePages('transactions', { ...input, zone }, SHOWN);
  const toExcel = <ExportButton kind="transactions" input={input} />;
  const isFiltered = q !== '' || kind !== null || words !== null;
  return (
    <Page
      title={t`All transactions`}
      wide
      headerExtra={<BillsNav current="transactions" />}
      end={width === 'desktop' ? null : toExcel}
    >
      <div className={styles.tools}>
        <SearchField label={t`Search transactions`} placeholder={t`Booking or reference`} draft={draft} />
        {TRANSACTION_KINDS.map((each) => (
          <Chip key={each} selected={kind === each} onPress={() => setKind(kind === each ? null : each)}>
            {i18n._(KIND_LABELS[each])}
          </Chip>
        ))}
        <FilterChip words={words} onOpen={() => setIsOpen(true)} onClear={() => setFilter(NO_FILTER)} />
        {width === 'desktop' ? <span className={styles.end}>{toExcel}</span> : null}
      </div>
      <BillFilterSheet
        place="transactions-filter"
        open={isOpen}
        filter={filter}
        onClose={() => setIsOpen(false)}
        onChange={setFilter}
        methods
      />
      <DaysBill days={filter} />
      <AsOf
        updatedAt={query.dataUpdatedAt}
        isStale={query.fetchStatus === 'paused' || (query.isError && query.data !== undefined)}
      />
      {query.list.length > 0 ? (
        width === 'phone' ? (
          <TransactionCards list={query.list} busy={query.isFetching} />
        ) : (
          <TransactionTable list={query.list} busy={query.isFetching} />
        )
      ) : query.data ? (
        <EmptyState
          icon={receiptOutline}
          title={isFiltered ? t`No matching transactions` : t`No payments yet`}
          text={t`Payments, refunds and top-ups are listed here with their references and fees.`}
        />
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="48px" lines={6} />
        </Unloaded>
      )}
      <ShowMore list={query} />
    </Page>
  );
}

/** The bill of the filtered days: each booking with movements in them, by any payment method. */
function DaysBill({ days: { from, to } }: { days: Days }) {
  const { t } = useLingui();
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const words = useDaysWords(days);
  const [kind, setKind] = useState<InvoiceType | null>(null);
  if (!words)
    return (
      <p className={styles.label}>
        <Trans>Filter by dates to download a bill for them.</Trans>
      </p>
    );
  return (
    <div className={styles.tools}>
      <b className="num">
        <Trans>Bill for {words}</Trans>
      </b>
      <InvoiceChips kind={kind} onChoose={setKind} />
      <ExportButton kind="bills" input={kind ? { ...days, invoiceType: kind } : days} label={t`Download the bill`} />
    </div>
  );
}
