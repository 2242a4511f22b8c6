import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { memo, useMemo, useState } from 'react';
import type { Money } from '../../../../contract/money.ts';
import { accountOf, useSession, useSettlement } from '../../../api/session.ts';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { useFormat } from '../../../ui/format.ts';
import { useSelectedInSight } from '../../../ui/use-selected-in-sight.ts';
import type { ViewParams } from '../engine/filters.ts';
import { daysAround, onDay, type StripDay } from '../prices/day-strip.ts';
import { knownPrices, priceRoute } from '../prices/known-prices.ts';
import { type FlightSearch, paramsOf } from '../search/search-params.ts';
import { todayHere } from '../search/today.ts';
import styles from './DayStrip.module.css';
import type { Results } from './use-results.ts';

/** The days around a search, each with its lowest known price: from this search, else from earlier ones on this device. */
export function DayStrip({ results }: { results: Results }) {
  const { search, currency, facets, listed, state } = results;
  const [first] = facets.offers;
  const found = first ? facets.bounds.price.min : null;
  return (
    <Strip
      search={search}
      currency={currency}
      view={listed.view.params}
      found={found}
      hasBegun={state.run !== undefined}
    />
  );
}

interface StripProps extends Pick<Results, 'search' | 'currency'> {
  view: ViewParams;
  /** The lowest adult price found so far, in minor units. */
  found: number | null;
  /** Known prices of other days are read once the search has started. */
  hasBegun: boolean;
}

const Strip = memo(function Strip({ search, currency, view, found, hasBegun }: StripProps) {
  const { t } = useLingui();
  const account = accountOf(useSession());
  const settlement = useSettlement();
  const { converted } = useFormat();
  const [now] = useState(Date.now);
  const days = useMemo(() => {
    const at = { now, inDisplay: converted };
    const known = hasBegun ? knownPrices(account, priceRoute(search, settlement), at) : new Map();
    return daysAround(search, known, todayHere());
  }, [account, search, settlement, converted, hasBegun, now]);
  const row = useSelectedInSight(days.find(({ selected }) => selected)?.date ?? '');
  if (days.length < 2) return null;
  return (
    <nav ref={row} className={styles.strip} aria-label={t`Neighbouring days`}>
      {days.map((day) => {
        const amount = day.selected ? found : null;
        const price = amount === null ? (day.price?.money ?? null) : { amount, currency };
        return <Day key={day.date} day={day} price={price} search={search} view={view} />;
      })}
    </nav>
  );
});

interface DayProps {
  day: StripDay;
  price: Money | null;
  search: FlightSearch;
  view: ViewParams;
}

function Day({ day, price, search, view }: DayProps) {
  const format = useFormat();
  const prices = useClientPrices();
  return (
    <Link
      to="/flight/booking/results"
      search={{ ...view, ...paramsOf(onDay(search, day.date)) }}
      replace
      preload={false}
      className={styles.day}
      activeOptions={{ includeSearch: true }}
      data-selected={day.selected}
    >
      <span>{format.date(day.date, 'near')}</span>
      {price ? <span className={styles.price}>{format.money(prices.shown(price))}</span> : null}
    </Link>
  );
}
