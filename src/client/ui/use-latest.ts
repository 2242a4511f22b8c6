import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for the life of a component that does what the latest one given does. */
export function useLatest<A extends unknown[], R>(action: (...args: A) => R): (...args: A) => R {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
