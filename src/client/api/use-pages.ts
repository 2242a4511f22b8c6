import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { EndpointName, InputOf, OutputOf } from '../../contract/endpoints.ts';
import type { Page } from '../../contract/paging.ts';
import { call } from './call.ts';
import type { ApiError } from './errors.ts';
import { apiQueryKey } from './queries.ts';
import { useSession } from './session.ts';

/** Endpoints with paginated answers. */
type Paged = { [K in EndpointName]: OutputOf<K> extends Page<{ id: string }> ? K : never }[EndpointName];
type ItemOf<K extends Paged> = OutputOf<K>['list'][number];

/**
 * A paginated list; rows that slid onto the next page in between are shown once. Rows of the previous filter stay until those of the new
 * one arrive, but not where these cannot: offline they would contradict the filter.
 */
export function usePages<K extends Paged>(name: K, input: InputOf<K>, pageSize: number, enabled = true) {
  useSession();
  const pages = useInfiniteQuery<Page<ItemOf<K>>, ApiError>({
    queryKey: apiQueryKey(name, { ...input, pageSize, paged: true }),
    // The input of a list call is its filters and the page.
    queryFn: ({ signal, pageParam }) => call(name, { ...input, page: Number(pageParam), pageSize }, { signal }),
    initialPageParam: 1,
    enabled,
    getNextPageParam: ({ page, pageSize: size, total }) => (page * size < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const isOfAnother = pages.isPlaceholderData && (pages.fetchStatus !== 'fetching' || pages.failureCount > 0);
  const data = isOfAnother ? undefined : pages.data;
  const byId = new Map(data?.pages.flatMap(({ list }) => list).map((item) => [item.id, item]));
  const hasNextPage = data !== undefined && pages.hasNextPage;
  return { ...pages, data, hasNextPage, list: [...byId.values()], total: data?.pages[0]?.total ?? 0 };
}
