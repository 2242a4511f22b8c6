import { useLingui } from '@lingui/react/macro';
import type { WalletEntry } from '../../../contract/wallet.ts';
import { RouteWords } from '../../orders/RouteWords.tsx';
import { ReceiptWords } from './ReceiptWords.tsx';
import styles from './WalletPage.module.css';

/** Where to and for whom, and what was said of money put in or of a mistake that was mended. */
export function EntryTrip({ entry }: { entry: WalletEntry }) {
  const { t } = useLingui();
  const { type, product, route, leadPassenger, passengerCount, orderId, description, receipt, amount } = entry;
  if (orderId === null) {
    // A settlement that nobody asked for names the receipt of the money that it came from.
    const words = type === 'settlement' && description ? t`Out of the top-up ${description}` : description;
    return (
      <>
        {words ? <span className={styles.label}>{words}</span> : null}{' '}
        <ReceiptWords receipt={receipt} currency={amount.currency} />
      </>
    );
  }
  const more = passengerCount > 1 ? ` +${passengerCount - 1}` : '';
  return (
    <>
      {route.length > 0 ? (
        <span className={`num ${styles.route}`}>
          <RouteWords product={product} route={route} />
        </span>
      ) : null}
      {leadPassenger ? (
        <span className={styles.passenger}>
          {leadPassenger}
          {more}
        </span>
      ) : null}
      {type === 'correction' && description ? <span className={styles.label}> {description}</span> : null}
    </>
  );
}
