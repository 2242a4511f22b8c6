import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { type Shape, shapeOf } from '../../src/contract/input-shape.ts';
import { schemas } from '../../src/contract/schemas.ts';
import { type Api, api, someoneFor } from '../factories/api.ts';
import { longestTurn } from '../factories/cpu-time.ts';
import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { AMADEUS_CASES } from '../parsing/pnr/tables/amadeus.ts';
import { TRAVELSKY_CASES } from '../parsing/pnr/tables/travelsky.ts';
import { sampled } from '../tools/run-mode.ts';

const NAMES = Object.keys(endpoints) as EndpointName[]; // the keys of `endpoints` are what EndpointName lists
const WITH_BODY = NAMES.filter((name) => {
  const { method, upload }: Endpoint<unknown, unknown> = endpoints[name];
  return (method === 'POST' || method === 'PUT') && !upload;
});
/** Ends the session that the others need, and takes nothing. */
const WITH_FIELDS = WITH_BODY.filter((name) => name !== 'logout');
/** What a call takes when it says nothing else, and the room for what stands around a filling. */
const [BYTES, AROUND] = [256 * 1024, 1024];
/**
 * What somebody else's request has to wait for at most, and where it is refused by its size: several times the goals of the bench (50 and
 * 5 ms), since a neighbour on the same core costs as much, and what these bodies are after costs seconds.
 */
const LONGEST_TURN_MS = 250;
const REFUSED_WITHIN_MS = 25;
const RUNS = sampled(8, 2);
/** The first are spent on compiling, and any may meet a collection of garbage. */
const TRIES = 20;

const repeated = (part: string, length: number) => part.repeat(Math.floor(length / part.length));
const listOf = (item: string, length: number) => `[${repeated(`${item},`, length - item.length - 2)}${item}]`;

/** JSON of about so many bytes that means far more work than it has letters. */
const FILLINGS: Record<string, (length: number) => string> = {
  'empty objects': (length) => listOf('{}', length),
  'objects with a field': (length) => listOf('{"a":{"b":[1]}}', length),
  nulls: (length) => listOf('null', length),
  'lists in lists': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'objects in objects': (length) => `${repeated('{"a":', length - length / 6)}1${'}'.repeat(length / 6)}`,
  'many fields': (length) =>
    `{${Array.from({ length: length / 12 }, (_, i) => `"${i.toString(36).padStart(6, 'a')}":0`).join()}}`,
  'a long text': (length) => JSON.stringify('A'.repeat(length - 2)),
  'a long address': (length) => JSON.stringify(`${'a.'.repeat((length - 4) / 2)}@`),
  'escaped letters': (length) => `"${repeated('\\u0041', length - 2)}"`,
};

/** Texts that rules may take long over, repeated until they are as long as a text may be. */
const UNITS = ['A', 'a.', ' ', '1', '@', '/', '\n', '李', '1.A/B\n', '-', ...pnrs()];

function pnrs(): string[] {
  return [AMADEUS_CASES, TRAVELSKY_CASES].flatMap((cases) => cases.slice(0, 3).map(({ text }) => `${text}\n`));
}

/** An input that is as large as its shape allows: like `good`, where that has an example, or of texts made of `unit`. */
function largest(shape: Shape, unit: string, good: unknown): unknown {
  if (shape.kind === 'either') return largest(shape.shapes[0] ?? { kind: 'number' }, unit, good);
  if (shape.kind === 'list') {
    const example: unknown = Array.isArray(good) ? good[0] : undefined;
    return Array.from({ length: shape.most }, () => largest(shape.item.shape, unit, example));
  }
  if (shape.kind === 'object') {
    const known = new Map<string, unknown>(typeof good === 'object' && good !== null ? Object.entries(good) : []);
    return Object.fromEntries(
      [...shape.parts].map(([name, part]) => [name, largest(part.shape, unit, known.get(name))]),
    );
  }
  if (good !== undefined && (shape.kind !== 'text' || shape.most < 1000)) return good;
  return shape.kind === 'text' ? unit.repeat(Math.ceil(shape.most / unit.length)).slice(0, shape.most) : 1;
}

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

let keys = 0;

/** Sends a body as it is, a few times; answers the shortest of the longest turns, and what was answered. */
async function measure(name: EndpointName, payload: string) {
  const { method, path }: Endpoint<unknown, unknown> = endpoints[name];
  const inPath = new Map<string, unknown>(Object.entries(GOOD_INPUTS[name]));
  const request = {
    method,
    url: `/api${path.replace(/\{(\w+)\}/g, (_, field: string) => String(inPath.get(field)))}`,
    payload,
  };
  let shortest = Number.POSITIVE_INFINITY;
  let status = 0;
  const token = await calls.as(someoneFor(name)).token();
  for (let i = 0; i < TRIES && shortest > REFUSED_WITHIN_MS; i++) {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `worst-body-${++keys}`,
    };
    const turn = await longestTurn(async () => {
      status = (await server.app.inject({ ...request, headers })).statusCode;
    });
    shortest = Math.min(shortest, turn);
  }
  return { ms: shortest, status };
}

/** The input without what stands in the path. */
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
    // A file takes a while to arrive, whatever it is.
    const within = bodyLimit > BYTES ? LONGEST_TURN_MS : REFUSED_WITHIN_MS;
    const filling = fc.constantFrom(...Object.keys(FILLINGS));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), filling, async (place, kind) => {
        const filled = FILLINGS[kind]?.(bytes) ?? '';
        const others = Object.entries(body).filter(([field]) => field !== place);
        const fields = others.map(([field, value]) => `"${field}":${JSON.stringify(value)}`);
        const { ms, status } = await measure(name, place ? `{${[...fields, `"${place}":${filled}`].join()}}` : filled);
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
        const { ms, status } = await measure(name, JSON.stringify(bodyOf(name, input)));
        expect(status).toBeLessThan(500);
        expect(ms, unit).toBeLessThan(LONGEST_TURN_MS);
      }),
      { numRuns: RUNS },
    );
  });
});
