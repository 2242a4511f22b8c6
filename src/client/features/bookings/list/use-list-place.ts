import { useMemo } from 'react';

const places = new Map<string, number>();

/** Remembers a list's scroll position, so that coming back from an order finds the same row. One per set of filters. */
export function useListPlace(key: string) {
  return useMemo(
    () => ({
      read: () => places.get(key) ?? 0,
      keep: (offset: number) => {
        places.set(key, offset);
      },
    }),
    [key],
  );
}
