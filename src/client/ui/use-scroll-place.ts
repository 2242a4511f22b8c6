import { useElementScrollRestoration } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const FRAMES = 30;

/** Restores a page's scroll position when the agent returns; waits some frames for cached content to be laid out. */
export function useScrollPlace(host: RefObject<HTMLElement | null>): void {
  const kept = useElementScrollRestoration({ id: 'page' });
  const target = useRef(kept?.scrollY ?? 0);
  useLayoutEffect(() => {
    const y = target.current;
    if (y === 0) return undefined;
    let left = FRAMES;
    let frame = 0;
    const tick = () => {
      const element = host.current;
      if (element && element.scrollHeight - element.clientHeight >= y) element.scrollTop = y;
      else if (left-- > 0) frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, [host]);
}
