import { buildKeyIndex, type KeyIndex, MATCH, scoreToken, withTypos } from './key-index.ts';
import { tokensOf } from './search-text.ts';
import type { Airline, Country, Names, Pinyin } from './types.ts';

/** A record with a code, searched by its names. */
export interface Named {
  readonly code: string;
  readonly names: Names;
  readonly pinyin: Pinyin;
  readonly aliases?: readonly string[];
  /** Shown beside the name in a list, where that is not the code. */
  readonly mark?: string;
}

/** A list of records that {@link searchNamed} searches; equal matches stay in its order. */
export interface NamedIndex<T extends Named> {
  readonly records: readonly T[];
  readonly keys: KeyIndex;
}

/** Indexes records by the codes that `codesOf` returns and by their names. */
export function buildNamedIndex<T extends Named>(
  records: readonly T[],
  codesOf: (record: T) => string[],
): NamedIndex<T> {
  const keys = records.map((record) => ({
    codes: codesOf(record),
    names: [...Object.values(record.names), ...(record.aliases ?? [])],
    readings: [record.pinyin.full],
    initials: [record.pinyin.initials],
  }));
  return { records, keys: buildKeyIndex(keys) };
}

/** Indexes airlines by IATA and ICAO code and by name. */
export function buildAirlineIndex(airlines: readonly Airline[]): NamedIndex<Airline> {
  return buildNamedIndex(airlines, ({ code, icao }) => [code, icao]);
}

/** Indexes countries by both ISO codes, dialling code and name. */
export function buildCountryIndex(countries: readonly Country[]): NamedIndex<Country> {
  return buildNamedIndex(countries, ({ code, alpha3, dialCode }) => [code, alpha3, dialCode].filter(Boolean));
}

/**
 * Finds records by code, English, either Chinese script, pinyin or initials, by the rules of the place search; every token of the query
 * must match. Codes in `preferred` come first among equal matches. An empty query returns all, the preferred first.
 */
export function searchNamed<T extends Named>(
  { records, keys }: NamedIndex<T>,
  query: string,
  preferred: ReadonlyMap<string, number> = new Map(),
): T[] {
  const tokens = tokensOf(query);
  const readings = tokens.length > 1 ? [[tokens.join('')], tokens] : [tokens];
  const scored = readings.map((parts) => parts.map((token) => withTypos(keys, token, scoreToken(keys, token))));
  const matchOf = (at: number): number =>
    Math.min(...scored.map((parts) => Math.max(MATCH.code, ...parts.map((score) => score[at] ?? MATCH.none))));
  return records
    .map((record, at) => ({ record, match: matchOf(at), preference: preferred.get(record.code) ?? 0 }))
    .filter(({ match }) => match !== MATCH.none)
    .toSorted((a, b) => a.match - b.match || b.preference - a.preference)
    .map(({ record }) => record);
}
