import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import type { EndpointName } from '../../contract/endpoints.ts';
import { isRecord } from '../api/is-record.ts';

/** How many answers of an endpoint stay on the device, newest first; of any other endpoint none does. The session keeps the user. */
const KEPT: Partial<Record<EndpointName, number>> = {
  flightOrders: 10,
  flightOrder: 50,
  flightOrderCounts: 2,
  wallet: 1,
  walletEntries: 1,
  travellers: 5,
  memberCards: 2,
};

const SEARCH: EndpointName = 'solutions';

/** An order list scrolled for long keeps its beginning. */
const KEPT_PAGES = 5;

function limitOf(name: unknown): number {
  return Object.entries(KEPT).find(([endpoint]) => endpoint === name)?.[1] ?? 0;
}

/** A document's number is shown masked everywhere: it is not written down as what was searched for either. */
function asksByNumber(input: unknown): boolean {
  return isRecord(input) && typeof input.q === 'string' && /\p{Nd}/u.test(input.q);
}

/** Whether the answers under this key ([account, endpoint, input]) are kept for `account`. */
export function isKept(queryKey: readonly unknown[], account: string): boolean {
  const [owner, name, input] = queryKey;
  return owner === account && limitOf(name) > 0 && !(name === 'travellers' && asksByNumber(input));
}

/** Whether it comes with every page, and not because somebody opened it: the first screen need not be slowed down for it. */
export function isOnEveryPage([, name]: readonly unknown[]): boolean {
  return name === 'wallet' || name === 'flightOrderCounts';
}

/** Whether the key is of a flight search of `account`: offers as they arrived, which the results screen puts there. */
export function isSearch([owner, name]: readonly unknown[], account: string): boolean {
  return owner === account && name === SEARCH;
}

function isPaged(data: unknown): data is { pages: unknown[]; pageParams: unknown[] } {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
}

/** What is written of a query: its answer and when it came, and of endless lists the beginning. */
export function toKept(query: PersistedQuery): PersistedQuery {
  const { data } = query.state;
  const cut = isPaged(data)
    ? { pages: data.pages.slice(0, KEPT_PAGES), pageParams: data.pageParams.slice(0, KEPT_PAGES) }
    : data;
  return {
    ...query,
    state: { ...query.state, data: cut, error: null, status: 'success', fetchStatus: 'idle', fetchMeta: null },
  };
}

/** Splits what lies on the device into what is shown and what has to go: too many of a kind, or of another build. */
export function sift(found: readonly (readonly [key: string, query: PersistedQuery])[], buster: string) {
  const seen = new Map<unknown, number>();
  const stay: PersistedQuery[] = [];
  const go: string[] = [];
  const newest = found.toSorted(([, a], [, b]) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const [key, query] of newest) {
    const name = query.queryKey[1];
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    if (query.buster !== buster || count > limitOf(name)) go.push(key);
    else stay.push(query);
  }
  return { stay, go };
}

const KEPT_SEARCHES = 5;
/** A search older than this is no longer worth offering, not even to search it again. */
export const SEARCH_LIFE_MS = 24 * 60 * 60_000;

/** What is known of a kept answer without reading it. */
export interface Mark {
  at: number;
  buster: string;
}

/** Keys of searches that go: all but the newest, and those that are too old, of another build, or of unknown age. */
export function searchesToDrop(
  keys: readonly string[],
  marks: Readonly<Record<string, Mark>>,
  current: { now: number; buster: string },
): string[] {
  const isGood = ({ at, buster }: Mark) => buster === current.buster && current.now - at <= SEARCH_LIFE_MS;
  const good = keys.flatMap((key) => {
    const mark = marks[key];
    return mark && isGood(mark) ? [{ key, at: mark.at }] : [];
  });
  const stay = good.toSorted((a, b) => b.at - a.at).slice(0, KEPT_SEARCHES);
  return keys.filter((key) => !stay.some((one) => one.key === key));
}
