import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { shapeOf } from '../../src/contract/input-shape.ts';
import { EXTERNAL_CHANNELS } from '../../src/contract/payments.ts';
import { AROUND_FILE } from '../../src/server/http/read-form.ts';
import { rawRoutesOf } from '../../src/server/wiring.ts';
import { type Api, api, someoneFor } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import { type PaymentServer, startPaymentServer } from '../factories/payment-providers.ts';
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
import { RAW_ROWS } from './raw-rows.ts';

const RUNS = sampled(8, 1);
const NOTICES = 'POST /payment/v2/notifications/{channel}';
const ROUTES = Object.keys(RAW_ROWS).filter((name) => name.startsWith('POST ') && name !== NOTICES);
const NAMES = Object.keys(endpoints) as EndpointName[]; // the keys of `endpoints` are what EndpointName lists
const UPLOADS = NAMES.filter((name) => {
  const { upload }: Endpoint<unknown, unknown> = endpoints[name];
  return upload !== undefined;
});
const NOTICE_BYTES = 64 * 1024;

let server: PaymentServer;
let calls: Api;
beforeAll(async () => {
  server = await startPaymentServer(testClock());
  calls = api(server);
});
afterAll(() => server.close());

let keys = 0;
const headersFor = async (username: string, type: string) => ({
  authorization: `Bearer ${await calls.as(username).token()}`,
  'content-type': type,
  'idempotency-key': `worst-raw-body-${++keys}`,
});

describe('the worst body of a call that answers a file', () => {
  /** Posts JSON a few times, until it was quick enough, with an unknown id in the path. */
  async function measure(name: string, payload: string, enough?: number) {
    const url = `/api${name.replace('POST ', '').replace('{id}', 'nobody')}`;
    const headers = await headersFor('harbour.admin', 'application/json');
    const post = async () => (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode;
    return shortestTurn(post, enough);
  }

  function shapeAt(name: string) {
    const route = rawRoutesOf(server.deps).find(({ method, path }) => `${method} ${path}` === name);
    if (!route?.input) throw new Error(`${name} takes no input`);
    return shapeOf(route.input);
  }

  /** The input without path parameters. */
  const bodyOf = (name: string, input: unknown): Record<string, unknown> =>
    Object.fromEntries(Object.entries(Object(input)).filter(([field]) => !name.includes(`{${field}}`)));

  it.each(ROUTES)('%s is refused soon when it is more than there is room for', async (name) => {
    const body = bodyOf(name, largest(shapeAt(name), 'A'));
    const filling = fc.constantFrom(...Object.keys(FILLINGS));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('', ...Object.keys(body), 'surprise'), filling, async (place, kind) => {
        const filled = FILLINGS[kind]?.(BYTES - AROUND - JSON.stringify(body).length) ?? '';
        const { ms, status } = await measure(name, filledJson(body, place, filled));
        expect(status, `${place}: ${kind}`).toBe(400);
        expect(ms, `${place}: ${kind}`).toBeLessThan(REFUSED_WITHIN_MS);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(ROUTES)('%s holds nobody up when it is all there is room for', async (name) => {
    const shape = shapeAt(name);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...UNITS), async (unit) => {
        const { ms, status } = await measure(name, JSON.stringify(bodyOf(name, largest(shape, unit))), LONGEST_TURN_MS);
        expect(status).toBeLessThan(500);
        expect(ms, unit).toBeLessThan(LONGEST_TURN_MS);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the worst notice of a payment', () => {
  const pairs = (pair: (i: number) => string, length: number) =>
    Array.from({ length: length / pair(0).length }, (_, i) => pair(i)).join('');
  const FORMS: Record<string, (length: number) => string> = {
    'names alone': (length) => pairs(() => 'a&', length),
    'many fields': (length) => pairs((i) => `${i.toString(36).padStart(4, 'a')}=0&`, length),
    'escaped letters': (length) => pairs(() => '%41', length),
    'a long field': (length) => `response=${'A'.repeat(length - 9)}`,
  };
  const BODIES = Object.entries({ 'application/json': FILLINGS, 'application/x-www-form-urlencoded': FORMS }).flatMap(
    ([type, kinds]) => Object.entries(kinds).map(([kind, fill]) => ({ type, kind, fill })),
  );

  const send = (channel: string, type: string, payload: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/payment/v2/notifications/${channel}`,
      headers: { 'content-type': type },
      payload,
    });

  it.each(EXTERNAL_CHANNELS)(
    'of %s is refused and holds nobody up, and a longer one is not taken in',
    async (channel) => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...BODIES), async ({ type, kind, fill }) => {
          const payload = fill(NOTICE_BYTES - AROUND);
          const post = async () => (await send(channel, type, payload)).statusCode;
          const { ms, status } = await shortestTurn(post, LONGEST_TURN_MS);
          expect([400, 401, 404], kind).toContain(status);
          expect(ms, kind).toBeLessThan(LONGEST_TURN_MS);
          expect((await send(channel, type, fill(BYTES - AROUND))).statusCode).toBe(413);
        }),
        { numRuns: RUNS },
      );
    },
  );
});

describe('the worst file that is taken', () => {
  const begun = (begin: Buffer, rest: Buffer | number) => (length: number) =>
    Buffer.concat([begin, Buffer.alloc(length - begin.length, rest)]);
  const FILES: Record<string, (length: number) => Buffer> = {
    nothing: (length) => Buffer.alloc(length),
    'a photo of empty parts': begun(Buffer.from('ffd8', 'hex'), Buffer.from('ffe00002', 'hex')),
    'a picture that does not begin': begun(Buffer.from('89504e470d0a1a0a', 'hex'), 0),
    'a document of ends': begun(Buffer.from('%PDF-1.7\n'), Buffer.from('%%EOF\n')),
    'an archive of heads': begun(Buffer.from('PK\u0003\u0004'), Buffer.from('PK\u0003\u0004')),
  };
  const FORMS: Record<string, (length: number) => Buffer> = {
    'a form of boundaries': begun(Buffer.from('--b\r\n'), Buffer.from('--b\r\n')),
    'a form whose head does not end': begun(Buffer.from('--b\r\n'), Buffer.from('a: b\r\n')),
    'a form of one file': (length) => {
      const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
      const tail = Buffer.from('\r\n--b--\r\n');
      return Buffer.concat([head, Buffer.alloc(length - head.length - tail.length), tail]);
    },
  };

  /** A call's URL with its file's data in path and query. */
  function urlOf(name: EndpointName): string {
    const { path }: Endpoint<unknown, unknown> = endpoints[name];
    const said = new Map<string, unknown>(Object.entries(GOOD_INPUTS[name]).filter(([field]) => field !== 'image'));
    const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
      const value = String(said.get(field));
      said.delete(field);
      return value;
    });
    return `/api${filled}?${new URLSearchParams([...said].map(([field, value]) => [field, String(value)]))}`;
  }

  it.each(UPLOADS)('of %s holds nobody up', async (name) => {
    const { upload = [], bodyLimit = BYTES, form }: Endpoint<unknown, unknown> = endpoints[name];
    const files = Object.entries(FILES).map(([kind, fill]) => ({ type: upload[0] ?? '', kind, body: fill, room: 0 }));
    const type = 'multipart/form-data; boundary=b';
    const forms = Object.entries(FORMS).map(([kind, fill]) => ({ type, kind, body: fill, room: AROUND_FILE }));
    const url = urlOf(name);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files, ...(form ? forms : [])), async ({ type, kind, body, room }) => {
        const payload = body(bodyLimit + room);
        const headers = await headersFor(someoneFor(name), type);
        const { ms, status } = await shortestTurn(
          async () => (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode,
          LONGEST_TURN_MS,
        );
        expect(status, kind).toBeLessThan(500);
        expect(ms, kind).toBeLessThan(LONGEST_TURN_MS);
      }),
      { numRuns: RUNS },
    );
  });
});
