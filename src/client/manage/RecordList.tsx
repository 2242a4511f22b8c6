import type { ReactNode } from 'react';
import { messageOf } from '../api/errors.ts';
import { useIsOld } from '../api/online.ts';
import { AsOf } from '../ui/AsOf.tsx';
import type { DraftText } from '../ui/draft-text.ts';
import { RowButton, RowList } from '../ui/RowList.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { ShowMore } from '../ui/ShowMore.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { rowId } from '../ui/use-return-focus.ts';
import styles from './RecordList.module.css';

export interface RecordQuery<T> {
  data: unknown;
  list: T[];
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  fetchStatus: string;
  dataUpdatedAt: number;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => Promise<unknown>;
}

interface RecordListProps<T extends { id: string }> {
  query: RecordQuery<T>;
  /** Omitted where a list is short, or in an order that everybody knows. */
  search?: { draft: DraftText; label: string; placeholder: string };
  /** Filter chips, and other controls above the list. */
  tools?: ReactNode;
  /** When there is none, or no match. */
  empty: ReactNode;
  /** The record open beside the list; omitted where the list has no detail pane. */
  beside?: { open: string | undefined };
  onChoose: (record: T) => void;
  row: (record: T) => ReactNode;
  /** Renders a table instead, where there is room. */
  table?: ((list: readonly T[]) => ReactNode) | null;
}

/** Records with a search box above them, in their four states. */
export function RecordList<T extends { id: string }>(props: RecordListProps<T>) {
  const { query, search, tools, empty, beside, onChoose, row, table = null } = props;
  const isOld = useIsOld(query);
  return (
    <div className={beside ? undefined : styles.stack} aria-busy={query.isFetching}>
      <div className={beside && (search || tools || isOld) ? styles.head : styles.top}>
        {search ? <SearchField {...search} /> : null}
        {tools ? <div className={styles.tools}>{tools}</div> : null}
        <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      </div>
      {query.data === undefined ? (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="64px" lines={4} />
        </Unloaded>
      ) : query.list.length === 0 ? (
        empty
      ) : null}
      {table && query.list.length > 0 ? (
        table(query.list)
      ) : (
        <RowList flush={beside !== undefined}>
          {query.list.map((record) => (
            <li key={record.id}>
              <RowButton id={rowId(record.id)} isOpen={beside?.open === record.id} onPress={() => onChoose(record)}>
                {row(record)}
              </RowButton>
            </li>
          ))}
        </RowList>
      )}
      <ShowMore list={query} />
    </div>
  );
}
