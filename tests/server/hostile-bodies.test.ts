import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import { isRecord, type JsonSchema } from '../../src/server/http/json-schema.ts';
import { type Api, api, someoneFor } from '../factories/api.ts';
import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { sampled } from '../tools/run-mode.ts';

const RUNS = sampled(60, 10);

/** Raw JSON: some of it cannot be produced by serialising. */
const HOSTILE = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e308',
  '9007199254740993',
  '""',
  '"\\u0000"',
  '"\\ud83d"',
  '"a\\udc00b"',
  '"9999-12-31"',
  '"9999-12-31T23:59:59.999Z"',
  '"+275760-09-13"',
  '"0000-00-00"',
  `"${'x'.repeat(4000)}"`,
  '"../../etc"',
  '"%00"',
  '[]',
  '{}',
  '[null]',
  '{"a":{"b":[1]}}',
  '{"length":3,"toString":1,"valueOf":1,"toJSON":1,"then":1}',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}',
  `${'['.repeat(60)}${']'.repeat(60)}`,
  `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`,
  `{${Array.from({ length: 60 }, (_, i) => `"k${i}":${i}`).join()}}`,
  `[${Array.from({ length: 60 }, () => '{}').join()}]`,
];

/** Valid dates that no calendar or database holds. */
const DAYS = ['"9999-12-31"', '"9999-12-31T23:59:59.999Z"', '"0001-01-01"', '"1582-10-10"', '"2026-12-20"'];

/** JSON for a place in an input: hostile, as the document's schema requires, or the valid input's value. */
function jsonFor(schema: unknown, good: unknown): fc.Arbitrary<string> {
  const choices = [{ weight: 2, arbitrary: fc.constantFrom(...HOSTILE) }];
  if (good !== undefined) choices.push({ weight: 3, arbitrary: fc.constant(JSON.stringify(good)) });
  if (isRecord(schema)) choices.push({ weight: 4, arbitrary: formOf(schema, good) });
  return fc.oneof(...choices);
}

function formOf(schema: JsonSchema, good: unknown): fc.Arbitrary<string> {
  if (isRecord(schema.properties)) return objectOf(schema.properties, good);
  const [first] = Array.isArray(good) ? good : [];
  if (isRecord(schema.items))
    return fc.array(jsonFor(schema.items, first), { maxLength: 3 }).map((all) => `[${all.join()}]`);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum.map((one) => JSON.stringify(one)));
  if (String(schema.type).match(/integer|number/))
    return fc
      .oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true }))
      .map((number) => JSON.stringify(number));
  return fc.oneof(
    fc.constantFrom(...DAYS),
    fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  );
}

function objectOf(properties: JsonSchema, good: unknown): fc.Arbitrary<string> {
  const known = new Map<string, unknown>(isRecord(good) ? Object.entries(good) : []);
  const fields = Object.entries(properties).map(([name, schema]) =>
    fc
      .option(jsonFor(schema, known.get(name)), { freq: 6 })
      .map((json) => (json === null ? [] : [`${JSON.stringify(name)}:${json}`])),
  );
  return fc.tuple(...fields).map((all) => `{${all.flat().join()}}`);
}

/** The parts of the document needed to make calls. */
interface Operation {
  /** Name in the contract; raw routes have none. */
  operationId?: EndpointName;
  parameters: { name?: string; in?: 'path' | 'query'; schema?: unknown }[];
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } };
  responses: { 200: { content: object } };
}
type Method = 'get' | 'post' | 'put' | 'delete';

interface Call {
  method: Method;
  url: string;
  payload?: string;
}

const TEXTS = [
  ...DAYS.map((day) => day.slice(1, -1)),
  '%00',
  '%ED%A0%80',
  '%',
  '[]',
  '-1',
  '1e9',
  '',
  '..%2F',
  'x'.repeat(90),
];

/** Calls of an operation, with hostile values at each place of its path, query and body. */
function callsOf(
  path: string,
  method: Method,
  { operationId, parameters, requestBody }: Operation,
): fc.Arbitrary<Call> {
  const good = new Map<string, unknown>(operationId ? Object.entries(GOOD_INPUTS[operationId]) : []);
  const textFor = (name: string) =>
    fc.oneof(
      fc.constantFrom(...TEXTS, ...(good.has(name) ? [encodeURIComponent(String(good.get(name)))] : [])),
      fc.string({ unit: 'grapheme' }).map((text) => encodeURIComponent(text)),
    );
  const named = (where: string) => parameters.flatMap(({ in: place, name }) => (place === where && name ? [name] : []));
  const inPath = fc.record(Object.fromEntries(named('path').map((name) => [name, textFor(name)])));
  const query = fc.record(Object.fromEntries(named('query').map((name) => [name, textFor(name)])), {
    requiredKeys: [],
  });
  const schema = requestBody?.content['application/json']?.schema;
  const body = jsonFor(schema, Object.fromEntries([...good].filter(([name]) => !named('path').includes(name))));
  return fc.tuple(inPath, query, body).map(([places, asked, payload]) => {
    const search = Object.entries(asked).map(([name, text]) => `${name}=${text}`);
    const url = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')}?${search.join('&')}`;
    const takesBody = method === 'post' || method === 'put';
    return { method, url: search.length > 0 ? url : url.slice(0, -1), ...(takesBody ? { payload } : {}) };
  });
}

/** A user with access to a path that the contract does not name. */
const someoneAt = (path: string) => (path.startsWith('/desk/') ? 'provider.admin' : 'harbour.admin');

describe('every operation of the OpenAPI document', () => {
  let server: TestServer;
  let calls: Api;
  beforeAll(async () => {
    server = await startTestServer();
    calls = api(server);
  });
  afterAll(() => server.close());

  let keys = 0;
  async function statusOf(call: Call, token: string): Promise<number> {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': `hostile-${++keys}`,
      ...(call.payload === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const answer = await server.app.inject({ ...call, headers });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBeLessThan(500);
    return answer.statusCode;
  }

  it('refuses what is hostile, or takes it, and never breaks', async () => {
    const document = (await server.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<Method, Operation>>;
    }>();
    const admitted = new Set<string>();
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods) as [Method, Operation][]) {
        const name = operation.operationId;
        // A stream has no end, and a log-out ends the session of the others.
        if ('text/event-stream' in operation.responses[200].content || name === 'logout') continue;
        const token = await calls.as(name ? someoneFor(name) : someoneAt(path)).token();
        await fc.assert(
          fc.asyncProperty(callsOf(path, method, operation), async (call) => {
            const status = await statusOf(call, token);
            if (status !== 401 && status !== 403) admitted.add(path);
          }),
          { numRuns: RUNS },
        );
      }
    // A request without access proves nothing.
    const { '/base/v2/logout': _, '/base/v2/events': __, ...others } = document.paths;
    expect([...admitted].sort()).toEqual(Object.keys(others).sort());
  });
});
