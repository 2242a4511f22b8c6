import { type RefObject, useEffect } from 'react';

let arrived = false;

/** Focuses the page's heading when the agent comes from another page, so that keyboards and screen readers start there. */
export function usePageFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The first page of a visit leaves the browser's focus alone.
    if (arrived) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, [heading]);
}
