import { useCallback, useEffect, useRef } from 'react';

/** Tells what ends late whether its screen still stands: by then the agent may be somewhere else, and must not be moved. */
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
