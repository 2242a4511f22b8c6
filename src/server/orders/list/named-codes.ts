import { fold } from '../../../contract/dictionaries/search-text.ts';
import type { Dictionaries, Names, Pinyin } from '../../../contract/dictionaries/types.ts';

type Marks = Map<string, Set<string>>;

const known = new WeakMap<Dictionaries, Marks>();

/**
 * The codes of a name or a city's code, marked as in the search text: `@hkg` for places and `#cx` for airlines. A city has its airports and
 * stations. Empty unless it is a complete name.
 */
export function namedCodes(dictionaries: Dictionaries, name: string): readonly string[] {
  const marks = known.get(dictionaries) ?? marksOf(dictionaries);
  known.set(dictionaries, marks);
  return [...(marks.get(fold(name)) ?? [])];
}

function marksOf(dictionaries: Dictionaries): Marks {
  const marks: Marks = new Map();
  const add = (name: string, found: readonly string[]) => {
    const key = fold(name);
    if (!key) return;
    const set = marks.get(key) ?? new Set();
    for (const mark of found) set.add(mark);
    marks.set(key, set);
  };
  addPlaces(dictionaries, add);
  addStations(dictionaries, add);
  addAirlines(dictionaries, add);
  return marks;
}

type Add = (name: string, marks: readonly string[]) => void;

const placeMark = (code: string) => `@${code.toLowerCase()}`;

/** A name, also as one word, and a Chinese one in pinyin: `hong kong`, `hongkong`, `shanghai`. */
function spellings(names: Names, pinyin: Pinyin, aliases: readonly string[] = []): string[] {
  return [...Object.values(names), pinyin.full, ...aliases].flatMap((name) => [name, name.replaceAll(' ', '')]);
}

function addPlaces({ cities, airports }: Dictionaries, add: Add): void {
  for (const city of cities.values()) {
    const marks = [city.code, ...city.airports].map(placeMark);
    for (const name of [city.code, ...spellings(city.names, city.pinyin, city.aliases)]) add(name, marks);
  }
  for (const { code, names, shortNames, pinyin } of airports.values())
    for (const name of [...Object.values(names), ...spellings(shortNames, pinyin)]) add(name, [placeMark(code)]);
}

function addStations({ stations }: Dictionaries, add: Add): void {
  for (const { code, names, pinyin, cityNames, cityPinyin } of stations.values())
    for (const name of [...spellings(names, pinyin), ...spellings(cityNames, cityPinyin)]) add(name, [placeMark(code)]);
}

/** Shorter prefixes are also people's names. */
const LEAST_BEGINNING = 4;

/** An airline is also found by the first words of its name: `cathay`, `china eastern`. */
function addAirlines({ airlines }: Dictionaries, add: Add): void {
  for (const { code, names, pinyin, aliases } of airlines.values()) {
    const mark = [`#${code.toLowerCase()}`];
    for (const name of spellings(names, pinyin, aliases)) {
      add(name, mark);
      const words = fold(name).split(' ');
      for (let length = 1; length < words.length; length += 1) {
        const beginning = words.slice(0, length).join(' ');
        if (beginning.length >= LEAST_BEGINNING) add(beginning, mark);
      }
    }
  }
}
