import type { Voyage } from '../../../contract/voyages.ts';

/** The disruption that a URL names by its id, as lists do, or by its booking's, as notices do. */
export function namedVoyage<V extends Pick<Voyage, 'id' | 'orderId'>>(list: readonly V[], name: string | undefined) {
  return list.find(({ id, orderId }) => id === name || orderId === name);
}

/** The list's filter: to be answered, departed unanswered, or all. */
export type VoyageState = 'open' | 'past' | 'all';

interface Looked {
  state: VoyageState;
  data: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
}

/** Where to look for one that is not listed: on the next page, or among those that need no answer. */
export function whereNext({ state, data, isFetching, hasNextPage, isFetchNextPageError }: Looked) {
  if (data === undefined || isFetching) return 'wait';
  if (hasNextPage && !isFetchNextPageError) return 'page';
  return state === 'all' ? 'nowhere' : 'all';
}
