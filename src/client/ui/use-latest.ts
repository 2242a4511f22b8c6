import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that always calls the latest action. */
export function useLatest<A extends unknown[], R>(action: (...args: A) => R): (...args: A) => R {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
