import { useEffect, useRef } from 'react';

/** The id of the element of a row that opens beside its list. */
export const rowId = (id: string): string => `row-${id}`;

/** Gives the focus back when what stood open beside a list is shut, by back too: to its row, or to the heading when that has gone. */
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
