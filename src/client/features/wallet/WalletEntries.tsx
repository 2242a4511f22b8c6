import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { canUseFlights } from '../../../contract/permissions.ts';
import type { WalletEntry } from '../../../contract/wallet.ts';
import { messageOf } from '../../api/errors.ts';
import type { useApiQuery } from '../../api/queries.ts';
import { useGrants } from '../../api/session.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './WalletPage.module.css';

/** What moved last on balance and credit, with where they stood after it. */
export function WalletEntries({ query }: { query: ReturnType<typeof useApiQuery<'walletEntries'>> }) {
  const { t } = useLingui();
  const { data, error } = query;
  return (
    <Card title={t`Latest entries`}>
      <p className={styles.label}>
        <Trans>Each with the balance less the credit used after it.</Trans>
      </p>
      {data ? (
        <ol className={styles.entries}>
          {data.list.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : error ? (
        <ErrorState error={messageOf(error)} onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : query.fetchStatus === 'paused' ? (
        <p className={styles.label}>
          <Trans>They load by themselves once there is a connection.</Trans>
        </p>
      ) : (
        <Skeleton height="44px" lines={4} />
      )}
      {data?.list.length === 0 ? (
        <p className={styles.label}>
          <Trans>Nothing has moved yet.</Trans>
        </p>
      ) : null}
    </Card>
  );
}

function Entry({ entry }: { entry: WalletEntry }) {
  const format = useFormat();
  const { amount, standing, paidAt, account } = entry;
  const after = format.money(standing);
  const sign = amount.amount > 0 ? '+' : '−';
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <b>
          <TypeWords type={entry.type} />
        </b>
        <span className={styles.label}>
          <time dateTime={paidAt}>{format.dateTime(paidAt)}</time>
          {account === 'credit' ? (
            <>
              {' · '}
              <Trans>Credit</Trans>
            </>
          ) : null}
        </span>
        <Reference entry={entry} />
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

function Reference({ entry: { orderId, description } }: { entry: WalletEntry }) {
  const grants = useGrants();
  if (orderId === null) return description ? <span className={styles.label}>{description}</span> : null;
  if (!grants || !canUseFlights(grants)) return <span className={`num ${styles.label}`}>{bookingText(orderId)}</span>;
  return (
    <Link to="/flight/orders/$id" params={{ id: orderId }} className={`num ${styles.link}`}>
      {bookingText(orderId)}
    </Link>
  );
}

function TypeWords({ type }: { type: WalletEntry['type'] }) {
  switch (type) {
    case 'top-up':
      return <Trans>Top-up</Trans>;
    case 'origin-flight':
      return <Trans>Flight</Trans>;
    case 'origin-train':
      return <Trans>Train</Trans>;
    case 'refund-flight':
      return <Trans>Flight refund</Trans>;
    case 'change-flight':
      return <Trans>Flight change</Trans>;
    case 'void-flight':
      return <Trans>Flight void</Trans>;
    default:
      return <Trans>Entry</Trans>;
  }
}
