import { isRecord, readStored, writeStored } from '../../../api/stored-json.ts';
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

/** The account's last searches on this device, latest first, without those in the past. */
export function recentSearches(account: string, today: string): FlightSearch[] {
  const kept = readStored(keyOf(account));
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry) => {
    const search = isRecord(entry) ? searchOf(readSearchParams(entry)) : 'unreadable';
    return typeof search === 'string' || search.journeys.some((leg) => leg.date < today) ? [] : [search];
  });
}

export function keepRecentSearch(account: string, search: FlightSearch, today: string): void {
  const others = recentSearches(account, today).filter((other) => searchKey(other) !== searchKey(search));
  const list: SearchParams[] = [search, ...others].slice(0, MOST).map(paramsOf);
  writeStored(keyOf(account), list);
  countPlaces(account, search);
}

/** Searches whose places rank above the most searched ones. */
const LATEST = 2;
const placesOf = (search: FlightSearch) => search.journeys.flatMap((leg) => [leg.origin, leg.destination]);

/** Place codes for ranking the place list: those of the last searches, then the most searched, then those of earlier searches. */
export function ownPlaces(account: string, today: string): string[] {
  const recent = recentSearches(account, today).map(placesOf);
  const frequent = [...usedPlaces(account)].filter(([, times]) => times > 1).map(([code]) => code);
  return [...new Set([...recent.slice(0, LATEST).flat(), ...frequent, ...recent.slice(LATEST).flat()])];
}

const MOST_PLACES = 40;
const countsOf = (account: string) => traceKey('used-places', account);

/** How often this account has searched each place on this device, the most often first. */
function usedPlaces(account: string): Map<string, number> {
  const kept = readStored(countsOf(account));
  const counts = Object.entries(isRecord(kept) ? kept : {}).filter(
    (entry): entry is [string, number] => /^[A-Z]{3}$/.test(entry[0]) && typeof entry[1] === 'number',
  );
  return new Map(counts.toSorted(([, a], [, b]) => b - a));
}

function countPlaces(account: string, search: FlightSearch): void {
  const counts = usedPlaces(account);
  for (const code of new Set(placesOf(search))) counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, MOST_PLACES);
  writeStored(countsOf(account), Object.fromEntries(most));
}
