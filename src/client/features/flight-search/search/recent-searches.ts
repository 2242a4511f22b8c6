import { isRecord, readKept, writeKept } from '../../../api/kept.ts';
import { traceKey } from '../../../api/traces.ts';
import {
  type FlightSearch,
  paramsOf,
  readSearchParams,
  type SearchParams,
  searchKey,
  searchOf,
} from './search-params.ts';

const MOST = 8;
const keyOf = (account: string) => traceKey('recent-searches', account);

/** The account's last searches on this device, latest first; those whose day has passed are left out. */
export function recentSearches(account: string, today: string): FlightSearch[] {
  const kept = readKept(keyOf(account));
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry) => {
    const search = isRecord(entry) ? searchOf(readSearchParams(entry)) : 'unreadable';
    return typeof search === 'string' || search.journeys.some((leg) => leg.date < today) ? [] : [search];
  });
}

export function keepRecentSearch(account: string, search: FlightSearch, today: string): void {
  const others = recentSearches(account, today).filter((other) => searchKey(other) !== searchKey(search));
  const list: SearchParams[] = [search, ...others].slice(0, MOST).map(paramsOf);
  writeKept(keyOf(account), list);
}

/** Place codes of the last searches, latest first, for the place list's ranking. */
export function recentPlaces(account: string, today: string): string[] {
  const codes = recentSearches(account, today).flatMap((search) =>
    search.journeys.flatMap((leg) => [leg.origin, leg.destination]),
  );
  return [...new Set(codes)];
}
