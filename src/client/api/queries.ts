import {
  onlineManager,
  QueryClient,
  queryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { EndpointName, InputOf, OutputOf } from '../../contract/endpoints.ts';
import { type CallOptions, call } from './call.ts';
import { ApiError } from './errors.ts';
import { isBusy, retryDelayMs } from './retry-while-busy.ts';
import { accountOf, session, useSession } from './session.ts';

/** A lost connection is retried twice; an overloaded server for about half a minute. */
const LOST_TRIES = 2;
const BUSY_TRIES = 12;

onlineManager.setOnline(navigator.onLine);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // For a day offline; answers on screen are refetched as soon as possible.
      gcTime: 24 * 60 * 60_000,
      // Other refusals are final.
      retry: (failures, error) =>
        isBusy(error)
          ? failures < BUSY_TRIES
          : failures < LOST_TRIES && error instanceof ApiError && error.kind === 'network',
      retryDelay: (failures, error) => (isBusy(error) ? retryDelayMs(error) : 1000 * 2 ** failures),
    },
  },
});

let account = accountOf(session.get());

// However a session ends, by hand, by the server or in another tab: none of its answers stays in memory.
session.subscribe(() => {
  const before = account;
  account = accountOf(session.get());
  if (before !== account && before !== 'public') queryClient.clear();
});

/** Query options open to screens; everything else follows from the endpoint. */
export type ApiQueryOptions<K extends EndpointName> = Omit<
  UseQueryOptions<OutputOf<K>, ApiError>,
  'queryKey' | 'queryFn'
>;

/** Keys begin with the account, so that nobody is ever shown another's cached answers. */
export function apiQueryKey(name: EndpointName, input?: object) {
  const account = accountOf(session.get());
  return input === undefined ? [account, name] : [account, name, input];
}

export function apiQueryOptions<K extends EndpointName>(name: K, input: InputOf<K>, options: ApiQueryOptions<K> = {}) {
  return queryOptions<OutputOf<K>, ApiError>({
    ...options,
    queryKey: apiQueryKey(name, input),
    queryFn: ({ signal }) => call(name, input, { signal }),
  });
}

export function useApiQuery<K extends EndpointName>(name: K, input: InputOf<K>, options: ApiQueryOptions<K> = {}) {
  useSession();
  return useQuery(apiQueryOptions(name, input, options));
}

export function useApiMutation<K extends EndpointName>(
  name: K,
  {
    keptAt,
    ...options
  }: Omit<UseMutationOptions<OutputOf<K>, ApiError, InputOf<K>>, 'mutationFn'> & Pick<CallOptions, 'keptAt'> = {},
) {
  // A paused mutation would be sent unasked on reconnecting: booking and paying fail at once instead.
  return useMutation<OutputOf<K>, ApiError, InputOf<K>>({
    networkMode: 'always',
    ...options,
    mutationFn: (input) => call(name, input, { keptAt }),
  });
}

/** Refetches all answers of these endpoints that are on screen. */
export function invalidate(...names: EndpointName[]): Promise<unknown> {
  return Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: apiQueryKey(name) })));
}
