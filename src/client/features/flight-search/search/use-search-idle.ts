import { useEffect, useState } from 'react';
import { useOnline } from '../../../api/online.ts';

/** Longer than a first load on a slow device; filling in the form takes longer still. */
const REST_MS = 5000;

/** What came once stays. */
let hasRested = false;

/** Whether the search has been idle online for a while since the app was opened: parts not needed first load from then on. */
export function useSearchIdle(): boolean {
  const [isRested, setRested] = useState(hasRested);
  const isOnline = useOnline();
  useEffect(() => {
    if (isRested || !isOnline) return undefined;
    const timer = setTimeout(() => {
      hasRested = true;
      setRested(true);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [isRested, isOnline]);
  return isRested;
}
