import { type HomePull, homePull } from '../../contract/dictionaries/home-pull.ts';
import { decodePlaces } from '../../contract/dictionaries/packed-places.ts';
import { buildPlaceIndex, type PlaceIndex, searchPlaces } from '../../contract/dictionaries/place-search.ts';
import { parseSearchWords } from '../../parsing/search-words/parse-search-words.ts';
import type { FinderAnswer, FinderAsk } from './finder-protocol.ts';

/** Finds places and parses free-text searches by the latest dictionary. Runs in the worker, or in a page without one. */
export class PlaceFinder {
  #index: PlaceIndex | null = null;
  #home: HomePull | null = null;

  answer(ask: FinderAsk): FinderAnswer {
    switch (ask.kind) {
      case 'take':
        this.#index = buildPlaceIndex(decodePlaces(ask.places));
        this.#home = homePull(this.#index, new Intl.DateTimeFormat().resolvedOptions().timeZone);
        return { kind: 'taken' };
      case 'find': {
        const hits = searchPlaces(this.#known(), ask.query, {
          limit: ask.limit,
          preferred: ask.preferred,
          home: this.#home,
        });
        return { kind: 'found', hits: hits.map(({ kind, code }) => ({ kind, code })) };
      }
      case 'read':
        return { kind: 'read', words: parseSearchWords(ask.text, ask.today, this.#known(), ask.chosen) };
    }
  }

  #known(): PlaceIndex {
    if (!this.#index) throw new Error('The dictionary has not come yet');
    return this.#index;
  }
}
