import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../src/build/catalogue.ts';
import { addDays } from '../src/contract/dates.ts';
import { buildPlaceIndex } from '../src/contract/dictionaries/place-search.ts';
import { formatDate } from '../src/contract/format-values.ts';
import { LOCALES } from '../src/contract/locale.ts';
import { parseSearchWords } from '../src/parsing/search-words/parse-search-words.ts';
import { loadDictionaries } from '../src/server/dictionaries/load.ts';

/** The examples below the line of words of the flight search (client SearchWords.tsx). */
const EXAMPLES = ['PEK SHA {day} 2 adults business', 'HKG BKK tomorrow', 'SIN BKK next Friday return Sunday'];

const { airports, cities } = loadDictionaries();
const index = buildPlaceIndex({ airports: [...airports.values()], cities: [...cities.values()] });

describe.each(LOCALES)('the examples of a search in words, in %s', (locale) => {
  const po = readFileSync(new URL(`../src/client/locales/${locale}.po`, import.meta.url), 'utf8');
  const catalogue = readCatalogue(po);

  // A weekday of each kind, and a year that ends before the trip.
  test.each(['2026-12-28', '2027-01-02', '2027-01-03'])('start a search at once on %s', (today) => {
    for (const example of EXAMPLES) {
      const day = formatDate(locale, addDays(today, 14), 'day', 'yyyy-MM-dd');
      const text = (catalogue.get(example) || example).replace('{day}', day);
      const { search, unclear, unread } = parseSearchWords(text, today, index);
      expect({ text, unclear, unread }).toEqual({ text, unclear: [], unread: [] });
      expect(search, text).not.toBeNull();
    }
  });
});
