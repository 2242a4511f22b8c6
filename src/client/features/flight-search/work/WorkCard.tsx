import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrderProduct } from '../../../../contract/order-products.ts';
import { type ApiError, messageOf } from '../../../api/errors.ts';
import { useIsOld } from '../../../api/online.ts';
import { ORDER_PAGES } from '../../../orders/order-pages.ts';
import { RouteWords } from '../../../orders/RouteWords.tsx';
import { AsOf } from '../../../ui/AsOf.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Unloaded } from '../../../ui/Unloaded.tsx';
import { useWidth } from '../../../ui/width.ts';
import styles from './WorkPanel.module.css';

interface WorkCardProps {
  title: string;
  /** Links to all of it. */
  all: ReactNode;
  query: {
    data: unknown;
    error: ApiError | null;
    isError: boolean;
    isFetching: boolean;
    fetchStatus: string;
    dataUpdatedAt: number;
    refetch: () => unknown;
  };
  /** Shown when it is empty. */
  none: string;
  /** `<li>` rows. */
  rows: readonly ReactNode[];
}

/** Work of one kind, in each list state; on a phone it is shown below the search only where something is pending or failed. */
export function WorkCard({ title, all, query, none, rows }: WorkCardProps) {
  const isOld = useIsOld(query);
  const isPhone = useWidth() === 'phone';
  const isUnloaded = query.data === undefined && (query.error !== null || query.fetchStatus === 'paused');
  if (isPhone && rows.length === 0 && !isUnloaded) return null;
  return (
    <Card title={title} end={all} className={styles.card} flush>
      {query.data === undefined ? (
        <div className={styles.state}>
          <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
            <Skeleton height="44px" lines={2} />
          </Unloaded>
        </div>
      ) : (
        <>
          <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
          {rows.length > 0 ? <ul>{rows}</ul> : <p className={styles.none}>{none}</p>}
        </>
      )}
    </Card>
  );
}

interface WorkRowProps {
  order: { id: string; product: OrderProduct; route: readonly string[] };
  /** Beside the route. */
  mark: ReactNode;
  facts: readonly ReactNode[];
}

/** An order with work to do: its route, and below it what distinguishes it. */
export function WorkRow({ order: { id, product, route }, mark, facts }: WorkRowProps) {
  return (
    <li>
      <Link to={ORDER_PAGES[product]} params={{ id }} className={styles.row}>
        <span className={styles.first}>
          <strong>
            <RouteWords product={product} route={route} />
          </strong>
          {mark}
        </span>
        <span className={styles.second}>
          <Facts parts={facts} />
        </span>
      </Link>
    </li>
  );
}
