import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { trainOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import type { TrainOffer, TrainSearchAnswer } from '../../../../contract/train-search.ts';
import { type ApiError, messageOf, refusedFields } from '../../../api/errors.ts';
import { useMe } from '../../../api/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Note } from '../../../ui/Note.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Unloaded } from '../../../ui/Unloaded.tsx';
import { useWidth } from '../../../ui/width.ts';
import type { TrainSearch } from '../train-params.ts';
import { TrainCard } from './TrainCard.tsx';
import { TrainDays } from './TrainDays.tsx';
import { TrainFilterPanel } from './TrainFilterPanel.tsx';
import styles from './TrainResults.module.css';
import {
  countChosen,
  filterTrains,
  NO_TRAIN_FILTERS,
  sortTrains,
  TRAIN_SORTS,
  type TrainSort,
} from './train-filters.ts';

/** So many are drawn at first; a busy line has two hundred. */
const SHOWN = 40;

interface TrainResultsProps {
  search: TrainSearch;
  query: UseQueryResult<TrainSearchAnswer, ApiError>;
}

/** The trains of a search: its neighbouring days, filters, and the list. */
export function TrainResults({ search, query }: TrainResultsProps) {
  const { origin, destination } = search;
  const { data, refetch } = query;
  const settlement = useMe()?.company.config.commonConfig.settlementCurrency;
  const priced = data?.trains.flatMap(({ classes }) => classes)[0]?.price.currency;
  const hasMoved = priced !== undefined && settlement !== undefined && priced !== settlement;
  useEffect(() => {
    if (hasMoved) void refetch();
  }, [hasMoved, refetch]);
  return (
    <div className={styles.results}>
      <TrainDays search={search} />
      {query.data ? (
        <FoundTrains
          key={JSON.stringify([origin, destination])}
          trains={query.data.trains}
          onSaleFrom={query.data.onSaleFrom}
          isMainlandHidden={query.data.isMainlandHidden ?? false}
          search={search}
        />
      ) : (
        <Unloaded
          query={query}
          error={query.error ? (refusedFields(query.error)['date'] ?? messageOf(query.error)) : null}
        >
          <Skeleton height="72px" lines={8} />
        </Unloaded>
      )}
    </div>
  );
}

interface FoundProps {
  trains: readonly TrainOffer[];
  onSaleFrom: string | null;
  /** Trains were left out that stay inside mainland China. */
  isMainlandHidden: boolean;
  search: TrainSearch;
}

function FoundTrains({ trains, onSaleFrom, isMainlandHidden, search }: FoundProps) {
  const { t } = useLingui();
  const format = useFormat();
  const width = useWidth();
  const [filters, setFilters] = useState(NO_TRAIN_FILTERS);
  const [sort, setSort] = useState<TrainSort>('departure');
  const [isOpen, setOpen] = useState(false);
  const seats = search.party.adult + search.party.child;
  const fitting = sortTrains(filterTrains(trains, filters, seats), sort, seats);
  const chosen = countChosen(filters);
  if (trains.length === 0) return <NoTrains isMainlandHidden={isMainlandHidden} />;
  const panel = <TrainFilterPanel trains={trains} filters={filters} onChange={setFilters} />;
  const order = <SortSwitch sort={sort} onSort={setSort} />;
  const clear = () => setFilters(NO_TRAIN_FILTERS);
  return (
    <div className={styles.body} data-width={width}>
      {width === 'phone' ? null : <aside className={styles.filters}>{panel}</aside>}
      <div className={styles.main}>
        <div className={styles.top}>
          <p role="status">{t`${plural(fitting.length, { one: '# train', other: '# trains' })}`}</p>
          {width === 'phone' ? (
            <Button kind="quiet" size="small" onPress={() => setOpen(true)}>
              {chosen > 0 ? <Trans>Filters ({chosen})</Trans> : <Trans>Filters</Trans>}
            </Button>
          ) : (
            order
          )}
        </div>
        {onSaleFrom ? (
          <Note tone="info">{t`Tickets for this day are sold from ${format.dateTime(onSaleFrom)}.`}</Note>
        ) : null}
        {fitting.length === 0 ? (
          <EmptyState
            icon={trainOutline}
            title={t`No matching trains`}
            action={
              <Button kind="quiet" onPress={clear}>
                <Trans>Clear the filters</Trans>
              </Button>
            }
          />
        ) : (
          <TrainList trains={fitting} isOnSale={onSaleFrom === null} search={search} />
        )}
      </div>
      {width === 'phone' ? (
        <Sheet
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t`Filters`}
          footer={
            <Button size="main" block onPress={() => setOpen(false)}>
              {t`${plural(fitting.length, { one: 'Show # train', other: 'Show # trains' })}`}
            </Button>
          }
        >
          <div className={styles.sheet}>
            {order}
            {panel}
          </div>
        </Sheet>
      ) : null}
    </div>
  );
}

const SORT_LABELS: Record<TrainSort, MessageDescriptor> = {
  departure: msg({ message: 'Departure', context: 'sort order' }),
  duration: msg({ message: 'Duration', context: 'sort order' }),
  price: msg({ message: 'Price', context: 'sort order' }),
};

/** The order of the list; phones have it with the filters. */
function SortSwitch({ sort, onSort }: { sort: TrainSort; onSort: (sort: TrainSort) => void }) {
  const { t, i18n } = useLingui();
  const options = TRAIN_SORTS.map((value) => ({ value, label: i18n._(SORT_LABELS[value]) }));
  return <Segmented label={t`Sort by`} options={options} value={sort} onChange={onSort} />;
}

function TrainList({
  trains,
  isOnSale,
  search,
}: {
  trains: readonly TrainOffer[];
  isOnSale: boolean;
  search: TrainSearch;
}) {
  const { t } = useLingui();
  const [shown, setShown] = useState(SHOWN);
  const hidden = Math.min(SHOWN, trains.length - shown);
  return (
    <>
      <ul className={styles.list} aria-label={t`Trains`}>
        {trains.slice(0, shown).map((train) => (
          <li key={train.trainNo}>
            <TrainCard train={train} isOnSale={isOnSale} search={search} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button kind="quiet" block onPress={() => setShown(shown + SHOWN)}>
          <Trans>Show {hidden} more</Trans>
        </Button>
      ) : null}
    </>
  );
}

export function NoTrains({ isMainlandHidden }: Pick<FoundProps, 'isMainlandHidden'>) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={trainOutline}
      title={t`No trains available`}
      text={
        isMainlandHidden
          ? t`Trains inside mainland China are switched off for your company. The company that opened your agency can switch them on.`
          : t`Try another day, or another station of the city. There are direct trains only.`
      }
    />
  );
}
