import { type RefObject, useEffect } from 'react';

/**
 * Tells when the agent takes hold of the list: by scrolling away from its top, by a press, or by the keyboard. Moving a mouse over it
 * is none, unless it points at a button.
 */
export function useTouch(list: RefObject<HTMLElement | null>, host: HTMLElement | null, onTouch: () => void): void {
  useEffect(() => {
    const node = list.current;
    if (!node || !host) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    const onScroll = () => {
      if (host.scrollTop > 0) onTouch();
    };
    const onOver = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-acts]')) onTouch();
    };
    host.addEventListener('scroll', onScroll, { signal, passive: true });
    node.addEventListener('pointerover', onOver, { signal, passive: true });
    for (const kind of ['pointerdown', 'focusin'] as const)
      node.addEventListener(kind, onTouch, { signal, passive: true });
    return () => leave.abort();
  }, [list, host, onTouch]);
}
