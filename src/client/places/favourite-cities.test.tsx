import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { encodePlaces } from '../../contract/dictionaries/encode-places.ts';
import { pinyinOf } from '../../contract/dictionaries/pinyin.ts';
import { PlaceFinder } from './place-finder.ts';
import { usePlaceSearch } from './use-place-search.ts';

const account = vi.hoisted((): { cities: string[] } => ({ cities: [] }));
const asked = vi.hoisted(() =>
  vi.fn<(places: unknown, query: string, preferred: ReadonlyMap<string, number>) => void>(),
);
vi.mock('../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => ({ userInfo: { config: { cities: account.cities } } }),
}));
vi.mock('../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('./find-places.ts', () => ({ findPlaces: asked, prepareToFind: async () => undefined }));
vi.mock('./dictionary-queries.ts', () => ({
  loadPlaces: async () => null,
  usePlaces: () => undefined,
  usePlacesQuery: () => ({ data: undefined, fetchStatus: 'idle' }),
}));

/** Towns with one prefix, each with an airport of its code. */
const TOWNS = [
  { code: 'AAA', en: 'Sandbay', size: 1 },
  { code: 'BBB', en: 'Sandford', size: 5 },
  { code: 'CCC', en: 'Sandwich', size: 9 },
].map(({ code, en, size }) => {
  const names = { en, 'zh-cn': en, 'zh-tw': en };
  return { code, size, country: 'XX', zone: 'UTC', names, pinyin: pinyinOf('') };
});
const shortNames = { en: 'Field', 'zh-cn': 'Field', 'zh-tw': 'Field' };
const finder = new PlaceFinder();
finder.answer({
  kind: 'take',
  places: encodePlaces({
    cities: TOWNS.map((town) => ({ ...town, aliases: [], airports: [town.code] })),
    airports: TOWNS.map((town) => ({ ...town, city: town.code, latitude: 0, longitude: 0, shortNames })),
  }),
});

beforeEach(() => asked.mockClear());

/** The codes offered for a query, best first, given the recently used ones. */
async function offered(query: string, recent: readonly string[] = []): Promise<string[]> {
  function Box() {
    void usePlaceSearch(query, recent, true).find();
    return null;
  }
  rendered(<Box />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  const [, , preferred = new Map<string, number>()] = asked.mock.lastCall ?? [];
  const answer = finder.answer({ kind: 'find', query, limit: 5, preferred });
  return answer.kind === 'found' ? answer.hits.map(({ code }) => code) : [];
}

test('a favourite city stands before larger ones that fit as well, and what was used lately before it', async () => {
  account.cities = [];
  const [largest] = await offered('sand');
  account.cities = TOWNS.map(({ code }) => code).filter((code) => code !== largest);
  const [favourite, second] = account.cities;
  expect((await offered('sand')).slice(0, 2)).toEqual([favourite, second]);
  expect((await offered('sand', [largest ?? '']))[0]).toBe(largest);
});
