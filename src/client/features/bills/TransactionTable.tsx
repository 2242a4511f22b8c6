import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '../../../contract/transactions.ts';
import { useSettlement } from '../../api/session.ts';
import { useChannelName } from '../../trip/channel-names.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './Bills.module.css';
import { KIND_LABELS } from './bill-labels.ts';
import { TripWords } from './EntryTrip.tsx';
import { OrderLink } from './OrderLink.tsx';
import { ReceiptWords } from './ReceiptWords.tsx';

interface TransactionTableProps {
  list: readonly Transaction[];
  busy: boolean;
}

/** The columns of spec §3, Transaction, from a tablet's width on. */
export function TransactionTable({ list, busy }: TransactionTableProps) {
  const { t } = useLingui();
  const settlement = useSettlement();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t`All transactions`} aria-busy={busy}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Original ID</Trans>
            </th>
            <th scope="col">
              <Trans>Reference ID</Trans>
            </th>
            <th scope="col">
              <Trans>Payment Method</Trans>
            </th>
            <th scope="col" className={styles.sum}>
              <Trans>Total Amount Paid</Trans>
            </th>
            <th scope="col" className={styles.sum}>
              <Trans>Amount in {settlement}</Trans>
            </th>
            <th scope="col" className={styles.sum}>
              <Trans>Handling Fee</Trans>
            </th>
            <th scope="col">
              <Trans>Payment Time</Trans>
            </th>
            <th scope="col">
              <Trans>Created on</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <TransactionLine key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TransactionLine({ row }: { row: Transaction }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const nameOf = useChannelName();
  const { kind, originalId, product, trip, reference, method, currency, gross, net, fee, paidAt, createdAt, receipt } =
    row;
  const money = (amount: number) => format.money({ amount, currency });
  return (
    <tr>
      <td>
        <b>{i18n._(KIND_LABELS[kind])}</b>
        <br />
        <OrderLink id={originalId} product={product} />
        {trip ? (
          <div>
            <TripWords product={product} trip={trip} />
          </div>
        ) : null}
      </td>
      <td className={`num ${styles.reference}`}>
        {reference} <ReceiptWords receipt={receipt} currency={currency} />
      </td>
      <td className={styles.method}>{nameOf(method)}</td>
      <td className={`num ${styles.sum}`} data-in={kind !== 'payment' && gross > 0}>
        {money(gross)}
      </td>
      <td className={`num ${styles.sum}`}>{money(net)}</td>
      <td className={`num ${styles.sum}`}>{fee === 0 ? '–' : money(fee)}</td>
      <td className={`num ${styles.when}`}>
        <time dateTime={paidAt}>{format.dateTime(paidAt)}</time>
      </td>
      <td className={`num ${styles.when}`}>
        <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
      </td>
    </tr>
  );
}
