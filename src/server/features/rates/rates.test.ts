import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import { ratesAnswer } from '../../../contract/rates.ts';
import { STARTING_RATES } from '../../seed/starting-rates.ts';

const clock = testClock('2026-11-24T08:00:00Z');
let server: TestServer;
let agents: Api;
let source: Server;
let answer: { status: number; body: string };
const gives = (asOf: string, rates: object) => {
  clock.advance(1000);
  answer = { status: 200, body: JSON.stringify({ base: 'CNY', date: asOf, rates }) };
};
const numbers = (changes: object = {}) =>
  Object.fromEntries(Object.entries({ ...STARTING_RATES, ...changes }).map(([key, rate]) => [key, Number(rate)]));

beforeAll(async () => {
  source = createServer((_, reply) => {
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((done) => source.listen(0, '127.0.0.1', done));
  const address = source.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  server = await startTestServer({ clock, pollJobs: false, settings: { ratesUrl: `http://127.0.0.1:${port}/latest` } });
  agents = api(server);
});
afterAll(async () => {
  await server.close();
  source.close();
});

const desk = () => agents.as('provider.admin');
const inUse = async () => agents.anonymous().expect('exchangeRates', {});

describe('exchange rates', () => {
  it('are fetched from their source, and are what everybody reads from then on', async () => {
    gives('2026-11-23', numbers({ USD: '0.1411' }));
    const found = await desk().expect('refreshRates', {});
    expect(ratesAnswer.isValidSync(found, { strict: true })).toBe(true);
    expect(found).toMatchObject({ asOf: '2026-11-23', rates: { USD: '0.1411' }, tables: [{ state: 'taken' }] });
    expect((await inUse()).rates.USD).toBe('0.1411');
    expect((await desk().expect('refreshRates', {})).tables).toHaveLength(1);
  });

  it('that moved by more than a tenth wait until somebody takes them', async () => {
    gives('2026-11-24', numbers({ USD: '0.1700', EUR: '0.1250' }));
    const [waiting] = (await desk().expect('refreshRates', {})).tables;
    expect(waiting).toMatchObject({
      state: 'waiting',
      oddities: [{ currency: 'USD', what: 'jump', before: '0.1411', after: '0.17' }],
    });
    expect((await inUse()).asOf).toBe('2026-11-23');
    const id = waiting?.id ?? '';
    const taken = await desk().expect('decideRates', { id, take: true });
    expect(taken.tables[0]).toMatchObject({ state: 'taken', decided: { by: 'Provider desk' } });
    expect(await inUse()).toMatchObject({ asOf: '2026-11-24', rates: { USD: '0.17' } });
    const again = await desk().call('decideRates', { id, take: false });
    expect(again.envelope.code).toBe(REFUSALS.ratesDecided.code);
  });

  it('that are missing wait as well and keep their last; a newer table takes the place of one that waits', async () => {
    const { THB: _, ...others } = numbers({ USD: '0.17' });
    gives('2026-11-24', others);
    const [waiting] = (await desk().expect('refreshRates', {})).tables;
    expect(waiting?.oddities).toMatchObject([{ currency: 'THB', what: 'missing' }]);
    clock.advance(1000);
    await desk().expect('enterRates', { asOf: '2026-11-24', rates: { ...STARTING_RATES, USD: '0.1601' } });
    const { tables, rates } = await desk().expect('rateTables', {});
    expect(tables.map(({ source: from, state }) => `${from} ${state}`).slice(0, 2)).toEqual([
      'hand taken',
      'url refused',
    ]);
    expect(Object.keys(rates).sort()).toEqual([...CURRENCIES].sort());
  });

  it('of an earlier day, of a day to come and no rates at all are refused; those in use stay', async () => {
    const { asOf } = await inUse();
    gives('2026-11-20', numbers());
    expect((await desk().call('refreshRates', {})).envelope.code).toBe(REFUSALS.ratesOlder.code);
    const future = await desk().call('enterRates', { asOf: '2026-12-24', rates: STARTING_RATES });
    expect(future.envelope.code).toBe(REFUSALS.badInput.code);
    for (const body of ['sold out', '{"base":"USD"}', 'x'.repeat(300_000)]) {
      answer = { status: 200, body };
      expect((await desk().call('refreshRates', {})).envelope.code).toBe(REFUSALS.ratesUnavailable.code);
    }
    answer = { status: 500, body: '' };
    expect((await desk().call('refreshRates', {})).envelope.message).toContain('500');
    expect((await inUse()).asOf).toBe(asOf);
  });

  it('that are typed hold one for the currency that all are against, and nothing beyond what anybody could mean', async () => {
    for (const [currency, rate] of [
      ['CNY', '1.1'],
      ['USD', '0'],
      ['USD', '1000001'],
    ] as const) {
      const rates = { ...STARTING_RATES, [currency]: rate };
      const { envelope } = await desk().call('enterRates', { asOf: '2026-11-24', rates });
      expect(envelope.data, `${currency} ${rate}`).toEqual({ fields: { [`rates.${currency}`]: expect.any(String) } });
    }
  });

  it('are the provider’s to look after', async () => {
    const { envelope } = await agents.as('harbour.admin').call('rateTables', {});
    expect(envelope.code).toBe(REFUSALS.notAllowed.code);
  });
});
