import { useLingui } from '@lingui/react/macro';
import { chevronBackOutline, chevronForwardOutline } from 'ionicons/icons';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import styles from './CalendarPair.module.css';
import type { CalendarProps } from './calendar-props.ts';
import { addMonths, monthOf } from './month-grid.ts';
import { useDayGrid } from './use-day-grid.ts';

/** Two months side by side, with buttons to page. */
export function CalendarPair({ onPick, ...days }: CalendarProps) {
  const { t } = useLingui();
  const { first, last, from, to } = days;
  const { root, focused, actions } = useDayGrid({ ...days, onPick });
  const [left, setLeft] = useState(() => monthOf(focused));
  // Typed and keyboard-focused days scroll into view; paging by the agent stays.
  const [seen, setSeen] = useState({ focused, from, to });
  const next = { focused, from, to };
  const moved = (['focused', 'from', 'to'] as const).find((name) => seen[name] !== next[name]);
  if (moved) {
    setSeen(next);
    const month = monthOf(next[moved]);
    if (month !== '' && month < left) setLeft(month);
    else if (month > addMonths(left, 1)) setLeft(addMonths(month, -1));
  }
  const months = [left, addMonths(left, 1)];
  const start = left === monthOf(first) ? first : `${left}-01`;
  const stop = months.includes(monthOf(focused)) ? focused : start;
  return (
    <div ref={root} className={styles.pair}>
      <button
        type="button"
        className={styles.leaf}
        data-to="before"
        aria-label={t`Earlier months`}
        disabled={left <= monthOf(first)}
        onClick={() => setLeft(addMonths(left, -1))}
      >
        <Icon icon={chevronBackOutline} />
      </button>
      <button
        type="button"
        className={styles.leaf}
        data-to="after"
        aria-label={t`Later months`}
        disabled={addMonths(left, 1) >= monthOf(last)}
        onClick={() => setLeft(addMonths(left, 1))}
      >
        <Icon icon={chevronForwardOutline} />
      </button>
      {months.map((month) => (
        <CalendarMonth
          key={month}
          {...days}
          month={month}
          focused={monthOf(stop) === month ? stop : null}
          actions={actions}
        />
      ))}
    </div>
  );
}
