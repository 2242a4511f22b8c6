import { type RefObject, useLayoutEffect } from 'react';
import { useLatest } from './use-latest.ts';

interface Dismissal {
  onEscape: () => void;
  /** The user presses outside, or moves the focus there. */
  onLeave: () => void;
}

/** Closes an overlay as users expect: by Escape, and by leaving it. */
export function useDismissal(
  isOpen: boolean,
  around: RefObject<Element | null>,
  { onEscape, onLeave }: Dismissal,
): void {
  const [escape, leave] = [useLatest(onEscape), useLatest(onLeave)];
  // As soon as it is visible: an Escape that comes before an effect would be lost.
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
