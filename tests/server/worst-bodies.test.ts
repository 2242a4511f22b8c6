import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, takesBody } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { shapeOf } from '../../src/contract/input-shape.ts';
import { schemas } from '../../src/contract/schemas.ts';
import { type Api, api, someoneFor } from '../factories/api.ts';
import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import {
  AROUND,
  BYTES,
  FILLINGS,
  filledJson,
  LONGEST_TURN_MS,
  largest,
  REFUSED_WITHIN_MS,
  shortestTurn,
  UNITS,
} from '../factories/worst-bodies.ts';
import { sampled } from '../tools/run-mode.ts';

const NAMES = Object.keys(endpoints) as EndpointName[]; // the keys of `endpoints` are what EndpointName lists
const WITH_BODY = NAMES.filter((name) => {
  const endpoint: Endpoint<unknown, unknown> = endpoints[name];
  return takesBody(endpoint) && !endpoint.upload;
});
/** `logout` would end the shared session, and has no fields. */
const WITH_FIELDS = WITH_BODY.filter((name) => name !== 'logout');
const RUNS = sampled(8, 1);

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

let keys = 0;

/** Sends a raw body a few times, until it was quick enough. */
async function measure(name: EndpointName, payload: string, enough?: number) {
  const { method, path }: Endpoint<unknown, unknown> = endpoints[name];
  const inPath = new Map<string, unknown>(Object.entries(GOOD_INPUTS[name]));
  const url = `/api${path.replace(/\{(\w+)\}/g, (_, field: string) => String(inPath.get(field)))}`;
  const token = await calls.as(someoneFor(name)).token();
  return shortestTurn(async () => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `worst-body-${++keys}`,
    };
    return (await server.app.inject({ method, url, payload, headers })).statusCode;
  }, enough);
}

/** The input without path parameters. */
function bodyOf(name: EndpointName, input: unknown): Record<string, unknown> {
  const { path }: Endpoint<unknown, unknown> = endpoints[name];
  return Object.fromEntries(Object.entries(Object(input)).filter(([field]) => !path.includes(`{${field}}`)));
}

describe('the worst body that is taken', () => {
  it.each(WITH_BODY)('of %s is refused soon when it is more than there is room for', async (name) => {
    const body = bodyOf(name, GOOD_INPUTS[name]);
    const places = ['', ...Object.keys(body), 'surprise'];
    const { bodyLimit = BYTES }: Endpoint<unknown, unknown> = endpoints[name];
    const bytes = bodyLimit - AROUND;
    // A file takes a while to arrive in any case.
    const within = bodyLimit > BYTES ? LONGEST_TURN_MS : REFUSED_WITHIN_MS;
    const filling = fc.constantFrom(...Object.keys(FILLINGS));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), filling, async (place, kind) => {
        const filled = FILLINGS[kind]?.(bytes) ?? '';
        const { ms, status } = await measure(name, filledJson(body, place, filled));
        expect(status).toBeLessThan(500);
        expect(ms, `${place}: ${kind}`).toBeLessThan(status === 400 ? within : LONGEST_TURN_MS);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(WITH_FIELDS)('of %s holds nobody up when it is all there is room for', async (name) => {
    const shape = shapeOf(schemas[name].input);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...UNITS), fc.boolean(), async (unit, isLikeGood) => {
        const input = largest(shape, unit, isLikeGood ? GOOD_INPUTS[name] : undefined);
        const { ms, status } = await measure(name, JSON.stringify(bodyOf(name, input)), LONGEST_TURN_MS);
        expect(status).toBeLessThan(500);
        expect(ms, unit).toBeLessThan(LONGEST_TURN_MS);
      }),
      { numRuns: RUNS },
    );
  });
});
