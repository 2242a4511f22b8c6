import type { IsoDate } from '../../contract/dates.ts';
import type { PlaceHit } from '../../contract/dictionaries/place-search.ts';
import type { ChosenWords, SearchWords } from '../../parsing/search-words/types.ts';
import { loadPlaces, type Places } from './dictionary-queries.ts';
import { FinderLink } from './finder-link.ts';
import type { HitCode } from './finder-protocol.ts';

const MOST = 30;

/** One worker for the tab; it starts with the first call. */
const link = new FinderLink({
  startWorker: () => new Worker(new URL('./place-worker.ts', import.meta.url), { type: 'module' }),
  loadFinder: async () => new (await import('./place-finder.ts')).PlaceFinder(),
});

/** Builds the index of places, so that the first keystroke finds it ready. */
export async function prepareToFind(places: Places): Promise<void> {
  await link.ask(places.packed);
}

/** Finds places by typed text; `preferred` weighs codes the agent used recently or marked. */
export async function findPlaces(
  places: Places,
  query: string,
  preferred: ReadonlyMap<string, number>,
): Promise<PlaceHit[]> {
  const answer = await link.ask(places.packed, { kind: 'find', query, limit: MOST, preferred });
  if (answer?.kind !== 'found') throw new Error('Places were asked for, something else came');
  return answer.hits.flatMap((hit) => hitOf(places, hit));
}

function hitOf(places: Places, { kind, code }: HitCode): PlaceHit[] {
  const airport = kind === 'airport' ? places.airports.get(code) : undefined;
  const city = places.cities.get(airport?.city ?? code);
  if (!city) return [];
  if (kind === 'city') return [{ kind, code, city }];
  return airport ? [{ kind, code, city, airport }] : [];
}

/** Parses a free-text search on the device, with the user's `chosen` readings; also returns the places it used. */
export async function readSearchWords(
  text: string,
  today: IsoDate,
  chosen: ChosenWords,
): Promise<{ words: SearchWords; places: Places }> {
  const places = await loadPlaces();
  const answer = await link.ask(places.packed, { kind: 'read', text, today, chosen });
  if (answer?.kind !== 'read') throw new Error('Words were to be read, something else came');
  return { words: answer.words, places };
}
