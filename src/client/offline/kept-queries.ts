import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import type { EndpointName } from '../../contract/endpoints.ts';
import { isRecord } from '../api/is-record.ts';
import { fits, type Shape } from './shapes.ts';

/**
 * Version of the stored format, independent of the build: answers of older builds are read as far as their shape allows. Raise it when an
 * answer changes its meaning but not its shape.
 */
export const KEPT_VERSION = 'v1';

/** Whether this app can read the version; before versions existed, the build's name (hexadecimal) stood in its place. */
export const isKnownVersion = (version: string) => version === KEPT_VERSION || !version.startsWith('v');

/** How many answers of an endpoint are stored, newest first; none of any other endpoint. The user is stored with the session. */
export const KEPT: Partial<Record<EndpointName, number>> = {
  bookings: 10,
  flightOrder: 50,
  bookingCounts: 2,
  trainOrders: 5,
  trainOrder: 50,
  groupOrders: 5,
  groupOrder: 50,
  groupOrderCounts: 1,
  available: 1,
  wallet: 1,
  walletEntries: 1,
  travellers: 5,
  memberCards: 2,
};

const SEARCH: EndpointName = 'solutions';

/** Long order lists are stored only in part. */
const KEPT_PAGES = 5;

function limitOf(name: unknown): number {
  return Object.entries(KEPT).find(([endpoint]) => endpoint === name)?.[1] ?? 0;
}

/** Document numbers are masked everywhere, so they are not stored as search terms either. */
function asksByNumber(input: unknown): boolean {
  return isRecord(input) && typeof input.q === 'string' && /\p{Nd}/u.test(input.q);
}

/** Whether answers under this key ([account, endpoint, input]) are stored for `account`. */
export function isKept(queryKey: readonly unknown[], account: string): boolean {
  const [owner, name, input] = queryKey;
  return owner === account && limitOf(name) > 0 && !(name === 'travellers' && asksByNumber(input));
}

/** Whether every page loads it, rather than the user opening it: the first screen need not wait for it. */
export function isOnEveryPage([, name]: readonly unknown[]): boolean {
  return name === 'available' || name === 'bookingCounts';
}

/** Whether the key is a flight search of `account`: offers as they arrived, which the results screen puts there. */
export function isSearch([owner, name]: readonly unknown[], account: string): boolean {
  return owner === account && name === SEARCH;
}

function isPaged(data: unknown): data is { pages: unknown[]; pageParams: unknown[] } {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
}

/** What is stored of a query: its answer and arrival time; of infinite lists, the first pages. */
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

type Shapes = Readonly<Record<string, Shape>>;

/** Whether screens can read a stored answer, of whichever build. */
function isReadable({ queryKey: [, name], buster, state: { data } }: PersistedQuery, shapes: Shapes): boolean {
  const shape = Object.entries(shapes).find(([endpoint]) => endpoint === name)?.[1];
  if (shape === undefined || !isKnownVersion(buster)) return false;
  return isPaged(data) ? data.pages.length > 0 && fits(data.pages, [shape]) : fits(data, shape);
}

/** Splits the stored answers into those to show and those to delete: too many of a kind, or unreadable. */
export function sift(found: readonly (readonly [key: string, query: PersistedQuery])[], shapes: Shapes) {
  const seen = new Map<unknown, number>();
  const stay: PersistedQuery[] = [];
  const go: string[] = [];
  const newest = found.toSorted(([, a], [, b]) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const [key, query] of newest) {
    const name = query.queryKey[1];
    const count = seen.get(name) ?? 0;
    if (count < limitOf(name) && isReadable(query, shapes)) {
      seen.set(name, count + 1);
      stay.push(query);
    } else go.push(key);
  }
  return { stay, go };
}

const KEPT_SEARCHES = 5;

/** Keys of searches to delete: all but the latest. Ordered by arrival, since the device's clock may have jumped in between. */
export function searchesToDrop(keys: readonly string[], inOrder: readonly string[]): string[] {
  const stay = inOrder.filter((key) => keys.includes(key)).slice(-KEPT_SEARCHES);
  return keys.filter((key) => !stay.includes(key));
}
