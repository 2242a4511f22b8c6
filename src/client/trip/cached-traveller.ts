import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '../../contract/paging.ts';
import type { Traveller } from '../../contract/travellers.ts';
import { apiQueryKey, queryClient } from '../api/queries.ts';

/** A traveller from the cached lists of this device; null when none of them holds it. */
export function cachedTraveller(id: string): Traveller | null {
  const lists = queryClient.getQueriesData<InfiniteData<Page<Traveller>>>({ queryKey: apiQueryKey('travellers') });
  const all = lists.flatMap(([, data]) => data?.pages.flatMap(({ list }) => list) ?? []);
  return newestOf(all.filter((one) => one.id === id));
}

/** The one with the highest version. */
export function newestOf(readings: readonly Traveller[]): Traveller | null {
  return readings.toSorted((a, b) => b.version - a.version)[0] ?? null;
}
