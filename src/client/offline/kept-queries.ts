import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import type { EndpointName } from '../../contract/endpoints.ts';
import { isRecord } from '../api/is-record.ts';
import { fits, type Shape } from './shapes.ts';

/**
 * Of what is written down. It has nothing to do with the build: what an older build wrote is read as far as its shape goes. Raise it when
 * an answer comes to mean something else and does not look different.
 */
export const KEPT_VERSION = 'v1';

/** Whether this version of the portal knows what is meant; before there were versions the build's name (hexadecimal) stood there. */
export const isKnownVersion = (version: string) => version === KEPT_VERSION || !version.startsWith('v');

/** How many answers of an endpoint stay on the device, newest first; of any other endpoint none does. The session keeps the user. */
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
  return name === 'available' || name === 'bookingCounts';
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

type Shapes = Readonly<Record<string, Shape>>;

/** Whether screens can read a kept answer, whichever build wrote it. */
function isReadable({ queryKey: [, name], buster, state: { data } }: PersistedQuery, shapes: Shapes): boolean {
  const shape = Object.entries(shapes).find(([endpoint]) => endpoint === name)?.[1];
  if (shape === undefined || !isKnownVersion(buster)) return false;
  return isPaged(data) ? data.pages.length > 0 && fits(data.pages, [shape]) : fits(data, shape);
}

/** Splits what lies on the device into what is shown and what has to go: too many of a kind, or not to be read any more. */
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

/** Keys of searches that go: all but those that came last. By their order, since the device's clock may have jumped between them. */
export function searchesToDrop(keys: readonly string[], inOrder: readonly string[]): string[] {
  const stay = inOrder.filter((key) => keys.includes(key)).slice(-KEPT_SEARCHES);
  return keys.filter((key) => !stay.includes(key));
}
