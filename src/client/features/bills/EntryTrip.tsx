import type { WalletEntry } from '../../../contract/wallet.ts';
import { RouteWords } from '../../orders/RouteWords.tsx';
import { usePeopleWords } from '../../orders/use-people-words.ts';
import { ReceiptWords } from './ReceiptWords.tsx';
import styles from './WalletPage.module.css';

/** The route and traveller, or the remark of a top-up or a correction. */
export function EntryTrip({ entry }: { entry: WalletEntry }) {
  const { type, orderId, description } = entry;
  if (orderId === null) {
    // For a settlement made on request, type and reference suffice, and both are shown beside it.
    const isSaid = type === 'settlement' && description.endsWith(entry.reference);
    return (
      <>
        {description && !isSaid ? <span className={styles.label}>{description}</span> : null}{' '}
        <ReceiptWords receipt={entry.receipt} currency={entry.amount.currency} />
      </>
    );
  }
  return (
    <>
      <TripWords product={entry.product} trip={entry} />
      {type === 'correction' && description ? <span className={styles.label}> {description}</span> : null}
    </>
  );
}

interface TripWordsProps extends Pick<WalletEntry, 'product'> {
  trip: Pick<WalletEntry, 'route' | 'leadPassenger' | 'passengerCount'>;
}

/** Where to and for whom. */
export function TripWords({ product, trip: { route, leadPassenger, passengerCount } }: TripWordsProps) {
  const peopleOf = usePeopleWords();
  return (
    <>
      {route.length > 0 ? (
        <span className={`num ${styles.route}`}>
          <RouteWords product={product} route={route} />
        </span>
      ) : null}
      {passengerCount > 0 ? (
        <span className={styles.passenger}>{peopleOf({ product, leadPassenger, passengerCount })}</span>
      ) : null}
    </>
  );
}
