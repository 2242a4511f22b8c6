import { useMemo } from 'react';

const places = new Map<string, number>();

/** Remembers how far a list was scrolled, so that coming back from an order finds the same row. One place per set of filters. */
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
