import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '../../../contract/transactions.ts';
import { useChannelName } from '../../trip/channel-names.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './Bills.module.css';
import { KIND_LABELS } from './bill-labels.ts';
import { TripWords } from './EntryTrip.tsx';
import { OrderLink } from './OrderLink.tsx';
import { ReceiptWords } from './ReceiptWords.tsx';

interface TransactionCardsProps {
  list: readonly Transaction[];
  busy: boolean;
}

/** The same as the table, for phones. */
export function TransactionCards({ list, busy }: TransactionCardsProps) {
  const { t } = useLingui();
  return (
    <ol className={styles.rows} aria-label={t`All transactions`} aria-busy={busy}>
      {list.map((row) => (
        <TransactionCard key={row.id} row={row} />
      ))}
    </ol>
  );
}

function TransactionCard({ row }: { row: Transaction }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const nameOf = useChannelName();
  const { kind, originalId, product, trip, reference, method, currency, gross, net, fee, paidAt, createdAt, receipt } =
    row;
  const created = format.dateTime(createdAt);
  const kept = format.money({ amount: net, currency });
  const extra = format.money({ amount: fee, currency });
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{i18n._(KIND_LABELS[kind])}</b>
        <span className={styles.label}>
          {nameOf(method)} · <time dateTime={paidAt}>{format.dateTime(paidAt)}</time>
        </span>
        <span className={`num ${styles.label}`}>{reference}</span>
        <ReceiptWords receipt={receipt} currency={currency} />
        <OrderLink id={originalId} product={product} />
        {trip ? <TripWords product={product} trip={trip} /> : null}
        {createdAt === paidAt ? null : (
          <span className={styles.label}>
            <Trans>Created on {created}</Trans>
          </span>
        )}
      </div>
      <div className={styles.sums}>
        <b className="num" data-in={kind !== 'payment' && gross > 0}>
          {format.money({ amount: gross, currency })}
        </b>
        {fee > 0 ? (
          <span className={`num ${styles.label}`}>
            <Trans>
              net {kept}, fee {extra}
            </Trans>
          </span>
        ) : null}
      </div>
    </li>
  );
}
