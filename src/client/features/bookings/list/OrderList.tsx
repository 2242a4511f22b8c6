import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { receiptOutline } from 'ionicons/icons';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { messageOf, refusedFields } from '../../../api/errors.ts';
import { useIsOld } from '../../../api/online.ts';
import { InstallHint } from '../../../offline/InstallHint.tsx';
import { type OrdersSearch, SHEET_FILTERS, type SheetFilter } from '../../../orders/order-filters.ts';
import { AsOf } from '../../../ui/AsOf.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Missing } from '../../../ui/Missing.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Unloaded } from '../../../ui/Unloaded.tsx';
import { useFilterWords } from './filter-labels.ts';
import styles from './OrderList.module.css';
import { OrderRow } from './OrderRow.tsx';
import { useOrders } from './use-orders.ts';

const ROW_PX = 98;

interface OrderListProps {
  search: OrdersSearch;
  /** The order shown beside the list. */
  selected: string | null;
  onReset: () => void;
  /** Above the rows, scrolling with them. */
  children?: ReactNode;
}

/** The matching bookings: only visible rows are rendered, further pages load as the agent nears the end. */
export function OrderList({ search, selected, onReset, children }: OrderListProps) {
  const host = useRef<HTMLDivElement>(null);
  const list = useOrders(search);
  const isOld = useIsOld(list);
  const place = useListPlace(JSON.stringify(search));
  const { orders, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const rows = useVirtualizer({
    count: orders.length,
    getScrollElement: () => host.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
    initialOffset: place.read(),
    getItemKey: (index) => orders[index]?.id ?? index,
  });
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= orders.length - 8) void fetchNextPage();
  }, [last, orders.length, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <div
      ref={host}
      className={styles.host}
      aria-busy={list.isLoading}
      onScroll={({ currentTarget }) => place.keep(currentTarget.scrollTop)}
    >
      {children ? <div className={styles.head}>{children}</div> : null}
      <InstallHint />
      <AsOf updatedAt={list.dataUpdatedAt} isStale={isOld} />
      <ListState list={list} search={search} onReset={onReset} />
      {orders.length > 0 ? (
        <>
          <p className="sr-only" role="status">
            <Plural value={list.total} one="# booking" other="# bookings" />
          </p>
          <ul className={styles.rows} style={{ height: rows.getTotalSize() }}>
            {drawn.map((item) => {
              const order = orders[item.index];
              if (!order) return null;
              return (
                <li
                  key={item.key}
                  ref={rows.measureElement}
                  data-index={item.index}
                  className={styles.item}
                  aria-setsize={list.total}
                  aria-posinset={item.index + 1}
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  <OrderRow order={order} isOpen={order.id === selected} />
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
      {isFetchingNextPage ? <LoadingRows count={2} /> : null}
    </div>
  );
}

interface ListStateProps {
  list: {
    orders: readonly unknown[];
    isPending: boolean;
    isFetching: boolean;
    fetchStatus: string;
    error: Error | null;
    refetch: () => unknown;
  };
  search: OrdersSearch;
  onReset: () => void;
}

/** Shown without rows: loading, no match, invalid filters, an error, offline. */
export function ListState({ list, search, onReset }: ListStateProps) {
  const { t } = useLingui();
  const isFiltered = Object.keys(search).length > 0;
  const fields = refusedFields(list.error);
  const refused = SHEET_FILTERS.filter((key) => search[key] !== undefined && Object.hasOwn(fields, key));
  if (list.orders.length > 0) return null;
  if (refused.length > 0) return <NoSuchFilter refused={refused} search={search} onReset={onReset} />;
  if (list.isPending || list.error)
    return (
      <Unloaded query={list} error={list.error ? messageOf(list.error) : null}>
        <LoadingRows count={6} />
      </Unloaded>
    );
  return (
    <EmptyState
      icon={receiptOutline}
      title={isFiltered ? t`No matching bookings` : t`No bookings yet`}
      text={
        isFiltered
          ? t`Try fewer filters or another number.`
          : t`Your bookings appear here as soon as you have made one.`
      }
      action={
        isFiltered ? (
          <Button kind="quiet" onPress={onReset}>
            <Trans>Show all bookings</Trans>
          </Button>
        ) : (
          <ButtonLink to="/flight/booking">{t`Search flights`}</ButtonLink>
        )
      }
    />
  );
}

interface NoSuchFilterProps extends Omit<ListStateProps, 'list'> {
  refused: readonly SheetFilter[];
}

/** Replaces a list whose filters the server does not know, e.g. from an old or mistyped URL. */
function NoSuchFilter({ refused, search, onReset }: NoSuchFilterProps) {
  const { t } = useLingui();
  const { list } = useFormat();
  const wordsOf = useFilterWords();
  const filters = list(refused.map((key) => wordsOf(key, search[key] ?? '')));
  return (
    <Missing
      title={refused.includes('status') ? t`Status not found` : t`Bookings cannot be filtered by this`}
      text={t`${filters}. The address may be mistyped or old.`}
      back={t`Show all bookings`}
      onBack={onReset}
    />
  );
}

function LoadingRows({ count }: { count: number }) {
  return (
    <div className={styles.loading}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={styles.bone}>
          <Skeleton width="60%" height="18px" />
          <Skeleton width="80%" height="14px" />
          <Skeleton width="40%" height="22px" />
        </div>
      ))}
    </div>
  );
}

const places = new Map<string, number>();

/** Remembers a list's scroll position, so that coming back from an order finds the same row. One per set of filters. */
function useListPlace(key: string) {
  return useMemo(
    () => ({
      read: () => places.get(key) ?? 0,
      keep: (offset: number) => {
        places.set(key, offset);
      },
    }),
    [key],
  );
}
