import type { ReactNode } from 'react';
import { messageOf } from '../api/errors.ts';
import { useIsOld } from '../api/online.ts';
import { AsOf } from '../ui/AsOf.tsx';
import type { DraftText } from '../ui/draft-text.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { ShowMore } from '../ui/ShowMore.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import styles from './ProductList.module.css';

interface Listed<T> {
  list: readonly T[];
  data: unknown;
  dataUpdatedAt: number;
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchStatus: string;
  refetch: () => unknown;
  fetchNextPage: () => Promise<unknown>;
}

interface ProductListProps<T> {
  query: Listed<T>;
  search: { label: string; placeholder: string; draft: DraftText };
  /** Names the list. */
  label: string;
  /** Shown while the list is empty. */
  empty: ReactNode;
  row: (order: T) => ReactNode;
}

/** The orders of one product, newest first, in every state of a list. */
export function ProductList<T extends { id: string }>({ query, search, label, empty, row }: ProductListProps<T>) {
  const isOld = useIsOld(query);
  return (
    <>
      <div className={styles.tools}>
        <SearchField {...search} />
      </div>
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      {query.list.length > 0 ? (
        <ul className={styles.rows} aria-label={label} aria-busy={query.isFetching}>
          {query.list.map((order) => (
            <li key={order.id}>{row(order)}</li>
          ))}
        </ul>
      ) : query.data ? (
        empty
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="72px" lines={5} />
        </Unloaded>
      )}
      <ShowMore list={query} />
    </>
  );
}

/** The list's own scroll container beside an open record. */
export function ProductListHost({ children }: { children: ReactNode }) {
  return <div className={styles.scroll}>{children}</div>;
}
