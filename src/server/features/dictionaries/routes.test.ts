import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { airlineOf, countryOf, stationOf } from '../../../contract/dictionaries/listings.ts';
import { decodePlaces } from '../../../contract/dictionaries/packed-places.ts';

const MOST_BYTES = 150_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function get(name: string, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url: `/api/base/v2/dictionaries/${name}`, headers });
}

describe('GET /base/v2/dictionaries/{name}', () => {
  it('packs all airports and cities into 150 kB, and a device unpacks them unchanged', async () => {
    const answer = await get('places', { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThanOrEqual(MOST_BYTES);
    const { code, data } = JSON.parse(brotliDecompressSync(answer.rawPayload).toString());
    expect(code).toBe(0);
    const { airports, cities } = decodePlaces(data);
    expect(new Map(airports.map((airport) => [airport.code, airport]))).toEqual(server.deps.dictionaries.airports);
    expect(cities).toEqual([...server.deps.dictionaries.cities.values()]);
  });

  it('answers plain lists in the words of the spec', async () => {
    const { data } = (await get('airports')).json();
    expect(data).toHaveLength(server.deps.dictionaries.airports.size);
    expect(data.find(({ code }: { code: string }) => code === 'SHA')).toMatchObject({
      name: 'Shanghai Hongqiao International Airport',
      chineseName: '上海虹桥国际机场',
      traditionalName: '上海虹橋國際機場',
      shortName: 'Hongqiao',
      airports: ['PVG', 'SHA'],
      city: 'SHA',
    });
    expect((await get('cities')).json().data.find(({ code }: { code: string }) => code === 'LON')).toMatchObject({
      name: 'London',
      chineseName: '伦敦',
      traditionalName: '倫敦',
    });
  });

  it('gives countries and airlines back whole', async () => {
    const { countries, airlines } = server.deps.dictionaries;
    expect((await get('countries')).json().data.map(countryOf)).toEqual([...countries.values()]);
    expect((await get('airlines')).json().data.map(airlineOf)).toEqual([...airlines.values()]);
  });

  it('gives stations back with their cities', async () => {
    const { data } = (await get('stations')).json();
    expect(data.find(({ code }: { code: string }) => code === 'AOH')).toMatchObject({
      name: 'Shanghai Hongqiao',
      chineseName: '上海虹桥',
      traditionalName: '上海虹橋',
      city: 'shanghai',
      chineseCityName: '上海',
    });
    expect(data.map(stationOf)).toEqual([...server.deps.dictionaries.stations.values()]);
  });

  it('answers 304 without a body to who holds it already', async () => {
    const { headers } = await get('airlines', { 'accept-encoding': 'gzip' });
    expect(headers.etag).toMatch(/^"[\w-]+-gzip"$/);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.vary).toMatch(/accept-encoding/i);
    const again = await get('airlines', { 'accept-encoding': 'gzip', 'if-none-match': `"other", ${headers.etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('airlines', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('packs with gzip where brotli is refused, and not at all where nothing is taken', async () => {
    const packed = await get('airlines', { 'accept-encoding': 'br;q=0, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    const plain = await get('airlines', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('knows no other dictionaries', async () => {
    const answer = await get('harbours');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404001, data: null });
  });
});
