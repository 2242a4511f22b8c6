import type { WalletEntry } from '../../../contract/wallet.ts';
import styles from './WalletPage.module.css';

/** Where to and for whom, or what was said of money put in. */
export function EntryTrip({ entry }: { entry: WalletEntry }) {
  const { route, leadPassenger, passengerCount, orderId, description } = entry;
  if (orderId === null) return description ? <span className={styles.label}>{description}</span> : null;
  const more = passengerCount > 1 ? ` +${passengerCount - 1}` : '';
  return (
    <>
      {route.length > 0 ? <span className="num">{route.join(' → ')}</span> : null}
      {leadPassenger ? (
        <span className={styles.passenger}>
          {leadPassenger}
          {more}
        </span>
      ) : null}
    </>
  );
}
