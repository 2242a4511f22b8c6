import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Currency } from '../../../../contract/money.ts';
import { accountOf, useSession } from '../../../api/session.ts';
import { useFormat } from '../../../ui/format.ts';
import type { ViewParams } from '../engine/filters.ts';
import { daysAround, onDay, type StripDay } from '../prices/day-strip.ts';
import { knownPrices, priceRoute, wholeUnits } from '../prices/known-prices.ts';
import { type FlightSearch, paramsOf } from '../search/search-params.ts';
import { todayHere } from '../search/today.ts';
import styles from './DayStrip.module.css';

interface DayStripProps {
  search: FlightSearch;
  currency: Currency;
  view: ViewParams;
  /** Turns true when this search has found its own price. */
  seen: boolean | undefined;
}

/** Neighbouring days with the lowest prices that searches on this device have found; a dash where none is known. */
export const DayStrip = memo(function DayStrip({ search, currency, view, seen }: DayStripProps) {
  const { t } = useLingui();
  const account = accountOf(useSession());
  const [now] = useState(Date.now);
  const row = useRef<HTMLElement>(null);
  const days = useMemo(() => {
    const known = knownPrices(account, priceRoute(search, currency), now);
    return seen === undefined ? [] : daysAround(search, known, todayHere());
  }, [account, search, currency, seen, now]);
  const shown = useMemo(() => (days.length > 0 ? days : daysAround(search, new Map(), todayHere())), [days, search]);
  useLayoutEffect(() => {
    const selected = row.current?.querySelector<HTMLElement>('[data-selected="true"]');
    if (!row.current || !selected) return;
    row.current.scrollLeft = selected.offsetLeft - (row.current.clientWidth - selected.offsetWidth) / 2;
  }, []);
  if (shown.length < 2) return null;
  return (
    <nav ref={row} className={styles.strip} aria-label={t`Neighbouring days`}>
      {shown.map((day) => (
        <Day key={day.date} day={day} search={search} view={view} />
      ))}
    </nav>
  );
});

function Day({ day, search, view }: { day: StripDay; search: FlightSearch; view: ViewParams }) {
  const { t } = useLingui();
  const format = useFormat();
  const date = format.date(day.date, 'near');
  const price = day.price ? format.money(wholeUnits(day.price.money), { compact: true }) : null;
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
      <span>{date}</span>
      <span className={styles.price}>
        {price ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t`price not known`}</span>
          </>
        )}
      </span>
    </Link>
  );
}
