import type { PlaceIndex } from '../../contract/dictionaries/place-search.ts';
import { fold } from '../../contract/dictionaries/search-text.ts';
import { LOCALES } from '../../contract/locale.ts';

interface Place {
  readonly code: string;
  readonly size: number;
}

/** Places by code and by whole name in any of the languages. */
export interface PlaceNames {
  readonly codes: ReadonlySet<string>;
  readonly byName: ReadonlyMap<string, readonly Place[]>;
}

const known = new WeakMap<PlaceIndex, PlaceNames>();

/** The whole names that the places of an index are called by; made once for each index. */
export function placeNamesOf(index: PlaceIndex): PlaceNames {
  const kept = known.get(index);
  if (kept) return kept;
  const codes = new Set<string>();
  const byName = new Map<string, Place[]>();
  const add = (name: string, place: Place) => {
    const key = fold(name);
    const list = byName.get(key);
    if (!key || list?.some(({ code }) => code === place.code)) return;
    if (list) list.push(place);
    else byName.set(key, [place]);
  };
  for (const { city, airports } of index.groups) {
    codes.add(city.code);
    const cityNames = [...Object.values(city.names), city.pinyin.full, ...city.aliases];
    for (const name of cityNames) for (const spelling of spellingsOf(name)) add(spelling, city);
    for (const airport of airports) {
      codes.add(airport.code);
      // The only airport of a city is the city to whoever names it.
      const place = airports.length === 1 ? city : airport;
      for (const locale of LOCALES) {
        const short = airport.shortNames[locale];
        add(airport.names[locale], place);
        add(`${city.names[locale]} ${short}`, place);
        add(`${city.names[locale]}${short}`, place);
        if (airports.length > 1) add(short, place);
      }
    }
  }
  const names = { codes, byName };
  known.set(index, names);
  return names;
}

/** A name of several words, also written as one, and without the `City` at its end: `hongkong`, `Ho Chi Minh`. */
function spellingsOf(name: string): string[] {
  const words = name.split(' ');
  if (words.length === 1) return [name];
  const isLongCity = words.length > 2 && words.at(-1) === 'City';
  return [name, words.join(''), ...(isLongCity ? [words.slice(0, -1).join(' ')] : [])];
}

/** A city so much larger than its namesakes is the one that is meant. */
const OUTWEIGHS = 1.6;

/** The code that a whole name or a code stands for; several when the name is that of several places; none when of no place. */
export function codesOf(names: PlaceNames, text: string): readonly string[] {
  const folded = fold(text);
  const found = names.byName.get(folded) ?? [];
  const code = /^[a-z]{3}$/.test(folded) && names.codes.has(folded.toUpperCase()) ? folded.toUpperCase() : null;
  // Goa is not GOA: which of the two is meant only the agent knows.
  if (code !== null) return [...new Set([code, ...found.map((place) => place.code)])];
  const [first, second] = found.toSorted((a, b) => b.size - a.size);
  if (!first) return [];
  if (!second || first.size >= OUTWEIGHS * second.size) return [first.code];
  return found.map((place) => place.code);
}
