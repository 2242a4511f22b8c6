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
/** The morning of another day: sessions have expired. */
const on = (day: string) => {
  clock.set(`${day}T08:00:00Z`);
  agents = api(server);
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

  it('that were typed for a day stay for it: the source’s of that day wait, and those of the next are taken', async () => {
    on('2026-11-25');
    gives('2026-11-25', numbers({ USD: '0.1600' }));
    expect((await desk().expect('refreshRates', {})).tables[0]).toMatchObject({ state: 'taken', oddities: [] });
    clock.advance(1000);
    await desk().expect('enterRates', { asOf: '2026-11-25', rates: { ...STARTING_RATES, USD: '0.1650' } });
    gives('2026-11-25', numbers({ USD: '0.1610' }));
    expect((await desk().expect('refreshRates', {})).tables[0]).toMatchObject({
      state: 'waiting',
      oddities: [{ currency: 'USD', what: 'typed', before: '0.1650', after: '0.161' }],
    });
    expect((await inUse()).rates.USD).toBe('0.1650');
    on('2026-11-26');
    gives('2026-11-26', numbers({ USD: '0.1620' }));
    expect((await desk().expect('refreshRates', {})).tables[0]).toMatchObject({ state: 'taken', oddities: [] });
    expect(await inUse()).toMatchObject({ asOf: '2026-11-26', rates: { USD: '0.162' } });
  });

  it('that the source does not give wait once, and keep their last from then on', async () => {
    const { MOP: _, ...others } = numbers({ USD: '0.1620' });
    on('2026-11-27');
    gives('2026-11-27', others);
    const [waiting] = (await desk().expect('refreshRates', {})).tables;
    expect(waiting).toMatchObject({ state: 'waiting', oddities: [{ currency: 'MOP', what: 'missing' }] });
    await desk().expect('decideRates', { id: waiting?.id ?? '', take: true });
    on('2026-11-28');
    gives('2026-11-28', others);
    const [taken] = (await desk().expect('refreshRates', {})).tables;
    expect(taken).toMatchObject({ state: 'taken', oddities: [{ currency: 'MOP', what: 'missing' }] });
    expect(Number((await inUse()).rates.MOP)).toBe(Number(STARTING_RATES.MOP));
    const { RUB: __, ...fewer } = others;
    on('2026-11-29');
    gives('2026-11-29', fewer);
    expect((await desk().expect('refreshRates', {})).tables[0]?.state).toBe('waiting');
    expect((await inUse()).asOf).toBe('2026-11-28');
  });

  it('are measured from the day before, however often the source is asked, or from those that somebody took', async () => {
    on('2026-11-30');
    const states: unknown[] = [];
    const ask = async (eur: string) => {
      gives('2026-11-30', numbers({ USD: '0.1620', EUR: eur }));
      const [table] = (await desk().expect('refreshRates', {})).tables;
      states.push(table?.state);
      return table;
    };
    await ask('0.1330');
    const further = await ask('0.1440');
    expect(further?.oddities).toMatchObject([{ currency: 'EUR', what: 'jump', after: '0.144' }]);
    expect(Number(further?.oddities[0]?.before)).toBe(Number(STARTING_RATES.EUR));
    await desk().expect('decideRates', { id: further?.id ?? '', take: true });
    await ask('0.1500');
    expect(states).toEqual(['taken', 'waiting', 'taken']);
    expect((await inUse()).rates.EUR).toBe('0.15');
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
