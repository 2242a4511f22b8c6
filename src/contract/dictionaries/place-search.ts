import type { HomePull } from './home-pull.ts';
import { buildKeyIndex, type KeyIndex, MATCH, type SearchKeys, scoreToken, withTypos } from './key-index.ts';
import { fold, tokensOf } from './search-text.ts';
import type { Airport, City } from './types.ts';

/** One row of the picker: a city with all its airports, or one airport. */
export type PlaceHit =
  | { readonly kind: 'city'; readonly code: string; readonly city: City }
  | { readonly kind: 'airport'; readonly code: string; readonly city: City; readonly airport: Airport };

export interface PlaceSearchOptions {
  /** Maximum rows returned; 20 by default. */
  readonly limit?: number;
  /** The agent's recent or favourite codes with weights; a higher one comes first among equal matches. */
  readonly preferred?: Preferred;
  /** The agent's location: near places rank higher while the query is empty. */
  readonly home?: HomePull | null;
}

type Preferred = ReadonlyMap<string, number>;

interface CityGroup {
  readonly city: City;
  readonly airports: readonly Airport[];
  /** The city's document number; its airports' follow. */
  readonly document: number;
}

/** The index for {@link searchPlaces}; built once from the dictionary. */
export interface PlaceIndex {
  readonly groups: readonly CityGroup[];
  readonly keys: KeyIndex;
}

const DEFAULT_LIMIT = 20;
/** With fewer exact groups than this, typos are tolerated too. */
const ENOUGH_GROUPS = 4;

/** Warm-up queries that cover each search path, so that the engine has compiled it before the first keystroke. */
const RUN_IN = ['s', 'sa', 'san', 'santiago', 'lodnon', 'new yrok', 'tokyo haneda', '上', '上海pvg', 'qqqqq'];

const GENERIC = /\s*\b(?:International|Regional|Municipal|Domestic|Airport|Airfield)\b/g;

/** `hk`, `kl`, `ny`: agents' abbreviations of names of several words. */
function wordInitials(name: string): string[] {
  const words = fold(name).split(' ');
  return words.length > 1 ? [words.map((word) => word.charAt(0)).join('')] : [];
}

function cityKeys({ code, names, pinyin, aliases }: City): SearchKeys {
  return {
    codes: [code],
    names: [...Object.values(names), ...aliases],
    readings: [pinyin.full],
    initials: [pinyin.initials, ...wordInitials(names.en)],
  };
}

/** An airport's search keys besides its city's names, which lead to it anyway. */
function airportKeys({ code, names, shortNames, pinyin }: Airport, city: City): SearchKeys {
  const said = new Set([...Object.values(city.names), names.en]);
  const own = [names.en.replaceAll(GENERIC, '').trim(), names['zh-cn'], names['zh-tw']];
  return {
    codes: [code],
    names: [...Object.values(shortNames), ...own].filter((name) => !said.has(name)),
    readings: pinyin.full === city.pinyin.full ? [] : [pinyin.full],
    initials: pinyin.initials === city.pinyin.initials ? [] : [pinyin.initials],
  };
}

/** Builds the index over all cities and airports (some tens of milliseconds on a phone). */
export function buildPlaceIndex(lists: { cities: readonly City[]; airports: readonly Airport[] }): PlaceIndex {
  const byCode = new Map(lists.airports.map((airport) => [airport.code, airport]));
  let document = 0;
  const groups = lists.cities.map((city): CityGroup => {
    const airports = city.airports.flatMap((code) => byCode.get(code) ?? []);
    const group = { city, airports, document };
    document += 1 + airports.length;
    return group;
  });
  const keys = groups.flatMap(({ city, airports }) => [
    cityKeys(city),
    ...airports.map((airport) => airportKeys(airport, city)),
  ]);
  const index = { groups, keys: buildKeyIndex(keys) };
  for (const query of RUN_IN) searchPlaces(index, query);
  return index;
}

/** Scores per query token; a document is as good as its weakest token. */
type TokenScores = readonly Uint8Array[];

function cityMatch(scores: TokenScores, city: number): number {
  let worst: number = MATCH.code;
  for (const score of scores) worst = Math.max(worst, score[city] ?? MATCH.none);
  return worst;
}

/** An airport matches when each token matches it or its city, and at least one the airport itself. */
function airportMatch(scores: TokenScores, city: number, airport: number): number {
  let worst: number = MATCH.code;
  let isOwn = false;
  for (const score of scores) {
    const own = score[airport] ?? MATCH.none;
    if (own !== MATCH.none) isOwn = true;
    worst = Math.max(worst, Math.min(own, score[city] ?? MATCH.none));
  }
  return isOwn ? worst : MATCH.none;
}

interface Ranked {
  readonly match: number;
  readonly preference: number;
  readonly size: number;
  /** Its rows, created only for the groups that are shown. */
  readonly rows: () => readonly PlaceHit[];
}

function airportHit(city: City, airport: Airport): PlaceHit {
  return { kind: 'airport', code: airport.code, city, airport };
}

function wholeCity({ city, airports }: CityGroup): PlaceHit[] {
  const rows = airports.map((airport) => airportHit(city, airport));
  return airports.length > 1 ? [{ kind: 'city', code: city.code, city }, ...rows] : rows;
}

/** Rows of one group: the city with all its airports when the city matches, else the matching airports. */
function rankGroup(group: CityGroup, scores: TokenScores, preferred: Preferred): Ranked | undefined {
  const { city, airports, document } = group;
  const ofCity = cityMatch(scores, document);
  const ofAirports = airports.map((_, at) => airportMatch(scores, document, document + 1 + at));
  const ofAirport = Math.min(...ofAirports);
  const match = Math.min(ofCity, ofAirport);
  if (match === MATCH.none) return undefined;
  const isWhole = ofCity <= ofAirport;
  const fitting = isWhole ? airports : airports.filter((_, at) => ofAirports[at] === ofAirport);
  return {
    match,
    preference: bestPreference(isWhole ? [city, ...fitting] : fitting, preferred),
    size: isWhole ? city.size : (fitting[0]?.size ?? 0),
    rows: () => (isWhole ? wholeCity(group) : fitting.map((airport) => airportHit(city, airport))),
  };
}

function bestPreference(places: readonly { readonly code: string }[], preferred: Preferred): number {
  if (preferred.size === 0) return 0;
  return Math.max(...places.map(({ code }) => preferred.get(code) ?? 0));
}

function byRank(a: Ranked, b: Ranked): number {
  return a.match - b.match || b.preference - a.preference || b.size - a.size;
}

/** Whether any document of the group matches any token of the query; most groups end here. */
function isTouched({ document, airports }: CityGroup, scores: TokenScores): boolean {
  for (const score of scores) {
    for (let at = document; at <= document + airports.length; at += 1) {
      if (score[at] !== MATCH.none) return true;
    }
  }
  return false;
}

function rankAll(index: PlaceIndex, scores: TokenScores, preferred: Preferred): Ranked[] {
  const ranked: Ranked[] = [];
  for (const group of index.groups) {
    const found = isTouched(group, scores) ? rankGroup(group, scores, preferred) : undefined;
    if (found) ranked.push(found);
  }
  return ranked;
}

/** Two readings of a query: words separate (`tokyo haneda`) and joined (`bei jing`, `new york`). */
function readings(query: string): string[][] {
  const tokens = tokensOf(query);
  if (tokens.length < 2) return [tokens];
  return [[tokens.join('')], tokens];
}

function rankedMatches(index: PlaceIndex, query: string, preferred: Preferred): Ranked[] {
  const scored = readings(query).map((tokens) =>
    tokens.map((token) => ({ token, strict: scoreToken(index.keys, token) })),
  );
  const found = scored.flatMap((tokens) =>
    rankAll(
      index,
      tokens.map(({ strict }) => strict),
      preferred,
    ),
  );
  if (found.length >= ENOUGH_GROUPS) return found;
  const loose = scored.flatMap((tokens) =>
    rankAll(
      index,
      tokens.map(({ token, strict }) => withTypos(index.keys, token, strict)),
      preferred,
    ),
  );
  return [...found, ...loose];
}

/** Suggestions for an empty field: the agent's own places, then the largest cities, nearby ones first. */
function suggestions(index: PlaceIndex, preferred: Preferred, home: HomePull | null): PlaceHit[] {
  const own = index.groups
    .flatMap((group) => wholeCity(group))
    .filter(({ code }) => preferred.has(code))
    .toSorted((a, b) => (preferred.get(b.code) ?? 0) - (preferred.get(a.code) ?? 0));
  const largest = index.groups
    .map((group) => ({ group, weight: group.city.size * (home?.get(group.city.code) ?? 1) }))
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ group }) => wholeCity(group).slice(0, 1));
  return [...own, ...largest];
}

/** The first distinct rows. */
function firstRows(groups: readonly Pick<Ranked, 'rows'>[], limit: number): PlaceHit[] {
  const first = new Map<string, PlaceHit>();
  for (const { rows } of groups) {
    for (const hit of rows()) {
      if (first.size >= limit) return [...first.values()];
      const key = `${hit.kind} ${hit.code}`;
      if (!first.has(key)) first.set(key, hit);
    }
  }
  return [...first.values()];
}

/**
 * Finds cities and airports by code, English, either Chinese script, pinyin or its initials, with one typo allowed in words of four letters
 * and more. Order: exact code, exact name, exact pinyin, exact initials, prefix, other parts, typos; then the agent's own places, then
 * size. A city precedes its airports. An empty query returns the preferred places, then the largest around home.
 */
export function searchPlaces(index: PlaceIndex, query: string, options: PlaceSearchOptions = {}): PlaceHit[] {
  const limit = options.limit ?? DEFAULT_LIMIT;
  const preferred = options.preferred ?? new Map<string, number>();
  if (tokensOf(query).length === 0) {
    return firstRows([{ rows: () => suggestions(index, preferred, options.home ?? null) }], limit);
  }
  return firstRows(rankedMatches(index, query, preferred).toSorted(byRank), limit);
}
