import { useEffect, useRef } from 'react';
import styles from './Calendar.module.css';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { CalendarProps } from './calendar-props.ts';
import { monthOf, monthsBetween } from './month-grid.ts';
import { useDayGrid } from './use-day-grid.ts';

/** All selectable months below each other as APG date grids. */
export function Calendar({ onPick, ...days }: CalendarProps) {
  const { first, last, from } = days;
  const { root, focused, actions } = useDayGrid({ ...days, onPick });
  useOpenedAt(root, from);
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

/** Scrolls to the chosen month once the sheet is visible; later the agent scrolls. */
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
