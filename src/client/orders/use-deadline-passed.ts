import { useEffect, useState } from 'react';
import { serverNow } from '../ui/server-clock.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

const isOver = (instant: string | null): boolean => instant !== null && Date.parse(instant) <= serverNow();

/** Whether an instant has passed; becomes true by itself when it does, also after the device slept. */
export function useDeadlinePassed(instant: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (instant === null) return undefined;
    const check = () => {
      if (isOver(instant)) setPassed(instant);
    };
    const left = Date.parse(instant) - serverNow();
    const timer = left < LONGEST_TIMER_MS ? setTimeout(check, Math.max(0, left)) : undefined;
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [instant]);
  return isOver(instant) || (instant !== null && passed === instant);
}
