import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { WalletEntry } from '../../../contract/wallet.ts';
import { messageOf } from '../../api/errors.ts';
import { usePages } from '../../api/use-pages.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useFormat } from '../../ui/format.ts';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type BillFilter, BillFilterSheet, NO_FILTER, useFilterWords } from './BillFilterSheet.tsx';
import bills from './Bills.module.css';
import { TYPE_LABELS } from './bill-labels.ts';
import { OrderLink } from './OrderLink.tsx';
import styles from './WalletPage.module.css';

const SHOWN_TYPES = [
  'top-up',
  'origin-flight',
  'refund-flight',
  'change-flight',
  'void-flight',
  'origin-train',
] as const;
const SHOWN = 20;

/** What moved on balance and credit, newest first, with where they stood after it. */
export function WalletEntries() {
  const { t, i18n } = useLingui();
  const [type, setType] = useState<WalletEntry['type'] | null>(null);
  const [filter, setFilter] = useState<BillFilter>(NO_FILTER);
  const [isOpen, setIsOpen] = useState(false);
  const words = useFilterWords(filter);
  const { from, to } = filter;
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const input = { ...(type ? { type } : {}), ...days };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = usePages('walletEntries', from || to ? { ...input, zone } : input, SHOWN);
  return (
    <Card title={t`Latest entries`}>
      <p className={styles.label}>
        <Trans>Each with the balance less the credit used after it.</Trans>
      </p>
      <div className={bills.tools}>
        {SHOWN_TYPES.map((each) => (
          <Chip key={each} selected={type === each} onPress={() => setType(type === each ? null : each)}>
            {i18n._(TYPE_LABELS[each])}
          </Chip>
        ))}
        <Chip
          opens="dialog"
          selected={words !== null}
          onPress={() => setIsOpen(true)}
          {...(words ? { onRemove: () => setFilter(NO_FILTER) } : {})}
        >
          {words ?? t`Filter`}
        </Chip>
        <ExportButton kind="wallet" input={input} />
      </div>
      <BillFilterSheet
        place="wallet-filter"
        open={isOpen}
        filter={filter}
        onClose={() => setIsOpen(false)}
        onChange={setFilter}
      />
      <EntryList query={query} isFiltered={type !== null || words !== null} />
      <ShowMore list={query} />
    </Card>
  );
}

type Query = ReturnType<typeof usePages<'walletEntries'>>;

function EntryList({ query, isFiltered }: { query: Query; isFiltered: boolean }) {
  const { t } = useLingui();
  const { data, list, error } = query;
  if (data && list.length === 0)
    return <p className={styles.label}>{isFiltered ? t`No entry fits` : t`Nothing has moved yet.`}</p>;
  if (data)
    return (
      <ol className={styles.entries} aria-busy={query.isFetching}>
        {list.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    );
  if (error)
    return <ErrorState error={messageOf(error)} onRetry={() => void query.refetch()} busy={query.isFetching} />;
  if (query.fetchStatus !== 'paused') return <Skeleton height="44px" lines={4} />;
  return (
    <p className={styles.label}>
      <Trans>They load by themselves once there is a connection.</Trans>
    </p>
  );
}

function Entry({ entry }: { entry: WalletEntry }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { amount, standing, paidAt, account } = entry;
  const after = format.money(standing);
  const sign = amount.amount > 0 ? '+' : '−';
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <b>{i18n._(TYPE_LABELS[entry.type])}</b>
        <span className={styles.label}>
          <time dateTime={paidAt}>{format.dateTime(paidAt)}</time>
          {account === 'credit' ? (
            <>
              {' · '}
              <Trans>Credit</Trans>
            </>
          ) : null}
        </span>
        {entry.orderId === null && entry.description ? <span className={styles.label}>{entry.description}</span> : null}
        <span className={`num ${styles.label}`}>{entry.reference}</span>
        <OrderLink id={entry.orderId} />
      </div>
      <div className={styles.sums}>
        <b className="num" data-in={amount.amount > 0}>
          {sign} {format.money({ ...amount, amount: Math.abs(amount.amount) })}
        </b>
        <span className={`num ${styles.label}`}>
          <Trans>then {after}</Trans>
        </span>
      </div>
    </li>
  );
}
