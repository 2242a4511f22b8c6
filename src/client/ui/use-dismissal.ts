import { type RefObject, useLayoutEffect } from 'react';
import { useLatest } from './use-latest.ts';

interface Dismissal {
  onEscape: () => void;
  /** The user presses something outside, or moves the focus there. */
  onLeave: () => void;
}

/** Shuts what lies open over a page as users expect it: by Escape, and by going elsewhere. */
export function useDismissal(
  isOpen: boolean,
  around: RefObject<Element | null>,
  { onEscape, onLeave }: Dismissal,
): void {
  const [escape, leave] = [useLatest(onEscape), useLatest(onLeave)];
  // As soon as it can be seen: an Escape that comes before an effect would be lost.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onGone = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) leave();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape();
    };
    document.addEventListener('pointerdown', onGone);
    document.addEventListener('focusin', onGone);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onGone);
      document.removeEventListener('focusin', onGone);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, around, escape, leave]);
}
