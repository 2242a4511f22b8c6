import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarProps } from './calendar-props.ts';
import { dayAfterKey } from './month-grid.ts';

/** The handlers of a calendar day; stable over the calendar's life, so that months need not render again. */
export interface DayActions {
  pick: (day: string) => void;
  move: (day: string, event: KeyboardEvent) => void;
}

interface DayGrid {
  root: RefObject<HTMLDivElement | null>;
  /** The day that keys move from. */
  focused: string;
  actions: DayActions;
}

/** The keys of an APG date grid: one tab stop, arrow keys by day and week, Page keys by month and year. */
export function useDayGrid({ first, last, from, onPick }: Omit<CalendarProps, 'to' | 'prices'>): DayGrid {
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(from >= first && from <= last ? from : first);
  const latest = useRef({ first, last, onPick });
  useLayoutEffect(() => {
    latest.current = { first, last, onPick };
  });
  const isMoved = useRef(false);
  // The day may be newly rendered, in a month that was hidden before.
  useLayoutEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  });
  const [actions] = useState(() => ({
    pick: (day: string) => {
      setFocused(day);
      latest.current.onPick(day);
    },
    move: (day: string, event: KeyboardEvent) => {
      const wanted = dayAfterKey(day, event.key, event.shiftKey);
      if (!wanted) return;
      event.preventDefault();
      const { first: least, last: most } = latest.current;
      isMoved.current = true;
      setFocused(wanted < least ? least : wanted > most ? most : wanted);
    },
  }));
  return { root, focused, actions };
}
