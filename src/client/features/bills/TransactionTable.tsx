import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '../../../contract/transactions.ts';
import { useChannelName } from '../../trip/channel-names.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './Bills.module.css';
import { KIND_LABELS } from './bill-labels.ts';
import { OrderLink } from './OrderLink.tsx';

interface TransactionTableProps {
  list: readonly Transaction[];
  busy: boolean;
}

/** The columns of spec §3, Transaction. */
export function TransactionTable({ list, busy }: TransactionTableProps) {
  const { t } = useLingui();
  return (
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
            <Trans>Net amount</Trans>
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
  );
}

function TransactionLine({ row }: { row: Transaction }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const nameOf = useChannelName();
  const { kind, originalId, product, reference, method, currency, gross, net, fee, paidAt, createdAt } = row;
  const money = (amount: number) => format.money({ amount, currency });
  return (
    <tr>
      <td>
        <b>{i18n._(KIND_LABELS[kind])}</b>
        <br />
        <OrderLink id={originalId} product={product} />
      </td>
      <td className="num">{reference}</td>
      <td>{nameOf(method)}</td>
      <td className={`num ${styles.sum}`} data-in={kind !== 'payment'}>
        {money(gross)}
      </td>
      <td className={`num ${styles.sum}`}>{money(net)}</td>
      <td className={`num ${styles.sum}`}>{money(fee)}</td>
      <td className="num">
        <time dateTime={paidAt}>{format.dateTime(paidAt)}</time>
      </td>
      <td className="num">
        <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
      </td>
    </tr>
  );
}
