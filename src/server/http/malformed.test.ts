import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api, someoneFor } from '../../../tests/factories/api.ts';
import { GOOD_INPUTS } from '../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { sampled } from '../../../tests/tools/run-mode.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

const NASTIEST: unknown[] = [
  null,
  -1,
  'x'.repeat(5000),
  '\u0000',
  [null],
  { a: 1 },
  JSON.parse('{"toString":1,"valueOf":1,"toJSON":1,"then":1,"length":1}'),
];
const NASTY = sampled(
  [...NASTIEST, 0, 1.5, 1e300, true, '', "';--", '0001-01-01', '9999-12-31', '+14:00', [], [[]], {}],
  NASTIEST,
);

const NAMES = Object.keys(endpoints) as EndpointName[]; // the keys of `endpoints` are what EndpointName lists
/** The others take only a file, or end the session. */
const MUTABLE = NAMES.filter((name) => Object.keys(GOOD_INPUTS[name]).length > 0 && !endpoints[name].upload);

/** Yields copies of a value, each with one part replaced. */
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

  it.each(MUTABLE)('to %s is refused or not found, and never breaks the server', async (name) => {
    const caller = calls.as(someoneFor(name));
    await caller.token();
    const seen = new Set<number>();
    for (const nasty of NASTY)
      for (const input of mutations(GOOD_INPUTS[name], nasty)) {
        if (typeof input !== 'object' || input === null || Array.isArray(input)) continue;
        const { status, envelope } = await caller.callRaw(name, input);
        expect(status, JSON.stringify(input).slice(0, 500)).toBeLessThan(500);
        expect(Object.keys(envelope)).toEqual(['code', 'data', 'message']);
        seen.add(status);
      }
    expect(seen).toContain(400);
  });
});
