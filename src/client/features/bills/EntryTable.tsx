import { Trans, useLingui } from '@lingui/react/macro';
import type { WalletEntry } from '../../../contract/wallet.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import bills from './Bills.module.css';
import { TYPE_LABELS } from './bill-labels.ts';
import { EntryTrip } from './EntryTrip.tsx';
import { OrderLink } from './OrderLink.tsx';
import { StandingCaption } from './StandingHint.tsx';
import styles from './WalletPage.module.css';

interface EntryTableProps {
  label: string;
  list: readonly WalletEntry[];
  busy: boolean;
  /** Of an agency: the user may not open its bookings. */
  isOthers: boolean;
}

/** The columns of spec §3, wallet entry, with the running balance; for wide screens. */
export function EntryTable({ label, list, busy, isOthers }: EntryTableProps) {
  return (
    <div className={bills.scroll}>
      <table className={`${bills.table} ${styles.table}`} aria-label={label} aria-busy={busy}>
        <StandingCaption isOthers={isOthers} />
        <thead>
          <tr>
            <th scope="col">
              <Trans>Payment Time</Trans>
            </th>
            <th scope="col">
              <Trans>Entry</Trans>
            </th>
            <th scope="col">
              <Trans>Order ID</Trans>
            </th>
            <th scope="col">
              <Trans>Payment Reference</Trans>
            </th>
            <th scope="col" className={bills.sum}>
              <Trans>Amount</Trans>
            </th>
            <th scope="col" className={bills.sum}>
              <Trans>Balance less credit</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((entry) => (
            <Row key={entry.id} entry={entry} isOthers={isOthers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ entry, isOthers }: { entry: WalletEntry; isOthers: boolean }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { type, paidAt, orderId, product, reference, amount, account, standing } = entry;
  return (
    <tr>
      <td className={`num ${bills.when}`}>
        <time dateTime={paidAt}>{format.dateTime(paidAt)}</time>
      </td>
      <td>
        <b>{i18n._(labelOf(TYPE_LABELS, type))}</b> <EntryTrip entry={entry} />
      </td>
      <td>
        <OrderLink id={orderId} product={product} isOthers={isOthers} />
      </td>
      <td className={`num ${styles.label} ${bills.reference}`}>{reference}</td>
      <td className={`num ${bills.sum}`} data-in={amount.amount > 0}>
        <b>
          {amount.amount > 0 ? '+' : '−'} {format.money({ ...amount, amount: Math.abs(amount.amount) })}
        </b>
        {account === 'credit' ? (
          <>
            <br />
            <span className={styles.label}>
              <Trans>Credit</Trans>
            </span>
          </>
        ) : null}
      </td>
      <td className={`num ${bills.sum}`}>{format.money(standing)}</td>
    </tr>
  );
}
