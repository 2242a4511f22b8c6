import { useEffect, useRef } from 'react';

/** The id of a row whose record opens beside its list. */
export const rowId = (id: string): string => `row-${id}`;

/** Restores the focus when the record open beside a list is closed, by back too: to its row, or to the heading if the row is gone. */
export function useReturnFocus(open: string | undefined): void {
  const last = useRef(open);
  useEffect(() => {
    const before = last.current;
    last.current = open;
    if (before === undefined || open !== undefined || document.activeElement !== document.body) return;
    const row = document.getElementById(rowId(before));
    (row ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: row === null });
  }, [open]);
}
