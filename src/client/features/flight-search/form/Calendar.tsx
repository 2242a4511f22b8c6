import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Calendar.module.css';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { CalendarProps } from './calendar-props.ts';
import { dayAfterKey, monthOf, monthsBetween } from './month-grid.ts';

/** Months below each other as APG date grids: one tab stop, arrow keys by day and week, Page keys by month and year. */
export function Calendar({ onPick, ...days }: CalendarProps) {
  const { first, last, from } = days;
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(from >= first && from <= last ? from : first);
  useOpenedAt(root, from);
  const latest = useRef(onPick);
  useLayoutEffect(() => {
    latest.current = onPick;
  });
  const [actions] = useState(() => ({
    pick: (day: string) => {
      setFocused(day);
      latest.current(day);
    },
    move: (day: string, event: KeyboardEvent) => {
      const wanted = dayAfterKey(day, event.key, event.shiftKey);
      if (!wanted) return;
      event.preventDefault();
      const next = wanted < first ? first : wanted > last ? last : wanted;
      setFocused(next);
      root.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
    },
  }));
  return (
    <div ref={root} className={styles.months}>
      {monthsBetween(monthOf(first), monthOf(last)).map((month) => (
        <CalendarMonth
          key={month}
          {...days}
          month={month}
          focused={monthOf(focused) === month ? focused : null}
          actions={actions}
        />
      ))}
    </div>
  );
}

/** Begins at the chosen month, once the sheet around it can be seen; later the agent scrolls. */
function useOpenedAt(root: React.RefObject<HTMLDivElement | null>, day: string): void {
  const start = useRef(day);
  useEffect(() => {
    const month = root.current?.querySelector(`[data-day="${start.current}"]`)?.closest('[data-month]');
    if (!root.current || !month) return undefined;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      month.scrollIntoView({ block: 'start' });
    });
    watcher.observe(root.current);
    return () => watcher.disconnect();
  }, [root]);
}
