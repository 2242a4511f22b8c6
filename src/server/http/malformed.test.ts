import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import type { EndpointName } from '../../contract/endpoints.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

const PASSENGER = {
  type: 'adult',
  surname: 'CHAN',
  givenName: 'SIU MING',
  gender: 'male',
  birthday: '1990-02-03',
  nationality: 'HK',
  frequentFlyer: { airline: 'CX', number: '123456' },
  document: { type: 'passport', number: 'K1234567', expiry: '2030-01-01', issuingPlace: 'HK' },
};

/** Input as it should be, for each call that takes more than a name in its path. */
const GOOD: [EndpointName, object][] = [
  [
    'shopping',
    {
      journeys: [{ origin: 'HKG', destination: 'SIN', date: '2026-12-20', returnDate: '2026-12-27' }],
      passengers: { adult: 1, child: 0, infant: 0 },
      bookingType: 'return',
      cabin: 'economy',
      currency: 'CNY',
    },
  ],
  ['solutions', { searchId: 'none', cursor: 0 }],
  [
    'createFlightOrder',
    {
      verificationId: 'none',
      passengers: [
        PASSENGER,
        { ...PASSENGER, surname: 'WONG', document: { ...PASSENGER.document, number: 'K7654321' } },
      ],
      contact: { name: 'Desk', email: 'desk@example.com', areaCode: '852', phone: '21234567' },
      remark: 'Aisle',
    },
  ],
  ['payFlightOrder', { id: '2000000000', channel: 'balance', amount: { amount: 100, currency: 'CNY' } }],
  ['flightOrders', { page: 1, status: 'issued', createdFrom: '2026-11-01' }],
];

const NASTY: unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e300,
  true,
  '',
  'x'.repeat(5000),
  '\u0000',
  "';--",
  [],
  [null],
  [[]],
  {},
  { a: 1 },
];

/** Copies of a value, each with one part of it replaced. */
function* mutations(value: unknown, nasty: unknown): Generator<unknown> {
  yield nasty;
  if (Array.isArray(value))
    for (const [i, item] of value.entries())
      for (const changed of mutations(item, nasty)) yield value.map((each, j) => (i === j ? changed : each));
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value))
      for (const changed of mutations(item, nasty)) yield { ...value, [name]: changed };
}

describe('malformed input', () => {
  it('that is nested ten thousand deep is refused', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/shopping/v2/flight/async-shopping',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await calls.as('harbour.op').token()}` },
      payload: `{"journeys":${deep}}`,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 400001]);
  });

  it.each(['\u0000', 'half a pair: \ud83d'])('with a text that cannot be kept is refused: %j', async (nickname) => {
    const { status, envelope } = await calls.as('harbour.op').call('updateMe', { nickname });
    expect([status, envelope.data]).toEqual([400, { fields: { nickname: 'Not a valid value' } }]);
  });

  it('in a cursor that no search can have reached is refused', async () => {
    const { status } = await calls.as('harbour.op').callRaw('solutions', { searchId: 'none', cursor: 2 ** 31 });
    expect(status).toBe(400);
  });

  it.each(['__proto__=1', 'constructor=1', 'q=a&q=b', 'page=1&page=2', 'createdTo=0000-01-01'])(
    'in a query string is refused: %s',
    async (query) => {
      const answer = await server.app.inject({
        url: `/api/order/v2/flight/orders?${query}`,
        headers: { authorization: `Bearer ${await calls.as('harbour.op').token()}` },
      });
      expect([answer.statusCode, Object.keys(answer.json().data.fields)]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  it.each(GOOD)(
    'to %s is refused or not found, and never breaks the server',
    { timeout: 60_000 },
    async (name, good) => {
      const caller = calls.as('harbour.op');
      await caller.token();
      const seen = new Set<number>();
      for (const nasty of NASTY)
        for (const input of mutations(good, nasty)) {
          if (typeof input !== 'object' || input === null || Array.isArray(input)) continue;
          const { status, envelope } = await caller.callRaw(name, input);
          expect(status, JSON.stringify(input).slice(0, 500)).toBeLessThan(500);
          expect(Object.keys(envelope)).toEqual(['code', 'data', 'message']);
          seen.add(status);
        }
      expect(seen).toContain(400);
    },
  );
});
