import { useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { INTL_TAG } from '../../../../contract/locale.ts';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { useFormat } from '../../../ui/format.ts';
import type { KnownPrice } from '../prices/known-prices.ts';
import { todayHere } from '../search/today.ts';
import styles from './Calendar.module.css';
import type { CalendarProps } from './calendar-props.ts';
import { type Month, weekday, weeksOf } from './month-grid.ts';
import type { DayActions } from './use-day-grid.ts';

interface CalendarMonthProps extends Omit<CalendarProps, 'onPick'> {
  month: Month;
  /** The calendar's one tab stop, when it lies in this month. */
  focused: string | null;
  actions: DayActions;
}

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export const CalendarMonth = memo(function CalendarMonth({ month, focused, ...days }: CalendarMonthProps) {
  const format = useFormat();
  const id = useId();
  const tag = INTL_TAG[format.locale];
  const short = new Intl.DateTimeFormat(tag, { weekday: 'narrow', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  return (
    <section className={styles.month} data-month>
      <h3 id={id} className={styles.caption}>
        {format.date(`${month}-01`, 'month')}
      </h3>
      <div role="grid" aria-labelledby={id} className={styles.grid}>
        <div role="row" className={styles.week}>
          {[0, 1, 2, 3, 4, 5, 6].map((i) => (
            <span key={i} role="columnheader" aria-label={long.format(MONDAY + i * DAY_MS)} className={styles.weekday}>
              {short.format(MONDAY + i * DAY_MS)}
            </span>
          ))}
        </div>
        {weeksOf(month, days.first).map((week) => {
          const inMonth = week.filter((day) => day !== null);
          return (
            <div key={inMonth[0]} role="row" className={styles.week}>
              {inMonth.map((day) => (
                <Day key={day} day={day} isTabStop={day === focused} {...days} />
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
});

interface DayProps extends Omit<CalendarMonthProps, 'month' | 'focused'> {
  day: string;
  isTabStop: boolean;
}

function Day({ day, isTabStop, first, last, from, to, prices, actions }: DayProps) {
  const format = useFormat();
  const price = prices.get(day);
  const client = useClientPrices();
  const isEnd = day === from || day === to;
  const isBetween = from !== '' && day > from && day < to;
  const name = useDayName(day, price);
  return (
    <div
      role="gridcell"
      aria-selected={isEnd || isBetween}
      className={styles.cell}
      style={{ gridColumnStart: weekday(day) + 1 }}
      data-range={isBetween ? 'between' : isEnd && from !== to ? (day === from ? 'from' : 'to') : undefined}
    >
      <button
        type="button"
        className={styles.day}
        data-day={day}
        data-on={isEnd}
        aria-current={day === todayHere() ? 'date' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        disabled={day < first || day > last}
        aria-label={name}
        onClick={() => actions.pick(day)}
        onKeyDown={(event) => actions.move(day, event)}
      >
        <span>{Number(day.slice(8))}</span>
        {price ? (
          <span className={styles.price} data-direct={price.stops === 0}>
            {format.money(client.shown(price.money), { style: 'whole' })}
          </span>
        ) : null}
      </button>
    </div>
  );
}

function useDayName(day: string, price: KnownPrice | undefined): string {
  const { t } = useLingui();
  const format = useFormat();
  const client = useClientPrices();
  const date = format.date(day, 'full');
  if (!price) return date;
  const amount = format.money(client.shown(price.money));
  return price.stops === 0 ? t`${date}, from ${amount}, non-stop` : t`${date}, from ${amount}`;
}
