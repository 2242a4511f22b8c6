import { useEffect, useState } from 'react';
import { useOnline } from '../../../api/online.ts';

/** Longer than a first load takes on a slow device; who fills in the form takes longer still. */
const REST_MS = 5000;

/** What came once stays. */
let hasRested = false;

/** Whether the search has stood for a while with a connection since the app was opened: what it is not opened for loads from then on. */
export function useRested(): boolean {
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
