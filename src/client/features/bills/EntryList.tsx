import { Trans, useLingui } from '@lingui/react/macro';
import type { WalletEntry } from '../../../contract/wallet.ts';
import { messageOf } from '../../api/errors.ts';
import type { RecordQuery } from '../../manage/RecordList.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TYPE_LABELS } from './bill-labels.ts';
import { EntryTable } from './EntryTable.tsx';
import { EntryTrip } from './EntryTrip.tsx';
import { OrderLink } from './OrderLink.tsx';
import styles from './WalletPage.module.css';

interface EntryListProps {
  query: RecordQuery<WalletEntry>;
  /** Shown when it is empty. */
  none: string;
  /** The table's label, shown as columns where there is room. */
  table?: string | null;
  /** Of an agency: the user may not open its bookings. */
  isOthers?: boolean;
}

/** Movements of balance and credit, with all list states. */
export function EntryList({ query, none, table = null, isOthers = false }: EntryListProps) {
  const { data, list, error } = query;
  if (data && list.length === 0) return <p className={styles.label}>{none}</p>;
  if (data && table) return <EntryTable label={table} list={list} busy={query.isFetching} isOthers={isOthers} />;
  if (data)
    return (
      <ol className={styles.entries} aria-busy={query.isFetching}>
        {list.map((entry) => (
          <Entry key={entry.id} entry={entry} isOthers={isOthers} />
        ))}
      </ol>
    );
  if (error)
    return <ErrorState error={messageOf(error)} onRetry={() => void query.refetch()} busy={query.isFetching} />;
  if (query.fetchStatus !== 'paused') return <Skeleton height="44px" lines={4} />;
  return (
    <p className={styles.label}>
      <Trans>They load automatically once you are online.</Trans>
    </p>
  );
}

function Entry({ entry, isOthers }: { entry: WalletEntry; isOthers: boolean }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { amount, standing, paidAt, account } = entry;
  const after = format.money(standing);
  const sign = amount.amount > 0 ? '+' : '−';
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <b>{i18n._(labelOf(TYPE_LABELS, entry.type))}</b>
        <span className={styles.label}>
          <time dateTime={paidAt}>{format.dateTime(paidAt)}</time>
          {account === 'credit' ? (
            <>
              {' · '}
              <Trans>Credit</Trans>
            </>
          ) : null}
        </span>
        <EntryTrip entry={entry} />
        <span className={`num ${styles.label}`}>{entry.reference}</span>
        <OrderLink id={entry.orderId} product={entry.product} isOthers={isOthers} />
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
