import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A row that scrolls sideways: centres its selected element, at first and whenever `selected` changes. */
export function useSelectedInSight<T extends HTMLElement>(selected: string): RefObject<T | null> {
  const row = useRef<T>(null);
  useLayoutEffect(() => {
    const item = row.current?.querySelector<HTMLElement>('[data-selected="true"]');
    if (selected === '' || !row.current || !item) return;
    row.current.scrollLeft = item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2;
  }, [selected]);
  return row;
}
