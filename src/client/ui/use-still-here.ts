import { useCallback, useEffect, useRef } from 'react';

/** Tells late callbacks whether their screen is mounted: the agent may be elsewhere by then, and must not be moved. */
export function useStillHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
