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

/** The full names of an index's places; built once per index. */
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
      // The only airport of a city means the city.
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

/** Spellings of a name of several words: also as one, and without a final `City`: `hongkong`, `Ho Chi Minh`. */
function spellingsOf(name: string): string[] {
  const words = name.split(' ');
  if (words.length === 1) return [name];
  const isLongCity = words.length > 2 && words.at(-1) === 'City';
  return [name, words.join(''), ...(isLongCity ? [words.slice(0, -1).join(' ')] : [])];
}

/** A city so much larger than its namesakes is the intended one. */
const OUTWEIGHS = 1.6;

/** The codes of a full name or a code; several for an ambiguous name; empty for no place. */
export function codesOf(names: PlaceNames, text: string): readonly string[] {
  const folded = fold(text);
  const found = names.byName.get(folded) ?? [];
  const code = /^[a-z]{3}$/.test(folded) && names.codes.has(folded.toUpperCase()) ? folded.toUpperCase() : null;
  // Goa is not GOA: only the agent knows which is meant.
  if (code !== null) return [...new Set([code, ...found.map((place) => place.code)])];
  const [first, second] = found.toSorted((a, b) => b.size - a.size);
  if (!first) return [];
  if (!second || first.size >= OUTWEIGHS * second.size) return [first.code];
  return found.map((place) => place.code);
}
