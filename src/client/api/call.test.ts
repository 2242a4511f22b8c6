import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { ApiError, messageOf } from './errors.ts';
import { sampleLogin } from './sample-login.ts';
import { session } from './session.ts';

interface Seen {
  url: string;
  init: RequestInit;
}
let seen: Seen[] = [];

/** Answers every API request with this; the runtime config says that the API is at /agency. */
function serve(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/config.json') return Response.json({ apiBase: '/agency' });
    seen.push({ url, init });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
}

async function failure(attempt: Promise<unknown>): Promise<ApiError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

beforeEach(() => {
  seen = [];
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('answers the envelope’s data and says who asks in which language', async () => {
    session.start(sampleLogin);
    serve(200, { code: 0, data: { list: [], total: 0, page: 2, pageSize: 20 }, message: '' });
    const answer = await call('flightOrders', { page: 2, q: 'K7 QW' });
    expect(answer.page).toBe(2);
    expect(seen[0]?.url).toBe('/agency/order/v2/flight/orders?page=2&q=K7+QW');
    expect(seen[0]?.init.headers).toMatchObject({ Authorization: 'Bearer token-1', 'Accept-Language': 'en' });
  });

  test('puts path parameters into the path, the rest into the body, with the key of its intent', async () => {
    serve(200, { code: 0, data: {}, message: '' });
    await call('payFlightOrder', { id: 'a/b', channel: 'balance' }, { idempotencyKey: 'k1' });
    expect(seen[0]?.url).toBe('/agency/order/v2/flight/orders/a%2Fb/payment');
    expect(seen[0]?.init.body).toBe('{"channel":"balance"}');
    expect(seen[0]?.init.headers).toMatchObject({ 'Idempotency-Key': 'k1' });
  });

  test('rejects with the server’s message and the fields it names', async () => {
    const data = { fields: { 'passengers[0].surname': 'required' } };
    serve(400, { code: 400001, data, message: 'Some details are missing or not right.' });
    const error = await failure(call('siteConfig', {}));
    expect(error).toMatchObject({ kind: 'refused', code: 400001, status: 400, fields: data.fields });
    expect(messageOf(error)).toBe('Some details are missing or not right.');
  });

  test('reads an answer without an envelope as Not Found when it is a 404', async () => {
    serve(404, '<html>nothing here</html>');
    expect(messageOf(await failure(call('siteConfig', {})))).toBe('Not Found');
  });

  test('says of a form that it could not be sent when the answer says nothing', async () => {
    serve(500, '<html>broken</html>');
    const error = await failure(call('payFlightOrder', { id: 'a', channel: 'balance' }, { idempotencyKey: 'k1' }));
    expect(messageOf(error)).toBe('submit failed, please retry later');
    expect(messageOf(await failure(call('me', {})))).toBe('Something went wrong. Please try again.');
  });

  test('says that the network failed when there is no answer', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const error = await failure(call('siteConfig', {}));
    expect(error.kind).toBe('network');
    expect(messageOf(error)).toBe('Network Error, please check your connection');
  });

  test.each([502, 503, 504])(
    'takes a %i of a proxy for no answer, and does not blame the connection',
    async (status) => {
      serve(status, '<html>upstream is gone</html>');
      const error = await failure(call('analyseDocument', { image: new Uint8Array(1) }));
      expect(error.kind).toBe('network');
      expect(messageOf(error)).toBe('submit failed, please retry later');
    },
  );

  test('stays an abort when the caller gave up', async () => {
    const stop = new AbortController();
    vi.stubGlobal('fetch', async () => {
      stop.abort();
      throw stop.signal.reason;
    });
    await expect(call('siteConfig', {}, { signal: stop.signal })).rejects.toHaveProperty('name', 'AbortError');
  });
});

describe('a session code', () => {
  test.each([200005, 200006, 201001])('%i is a session error', async (code) => {
    session.start(sampleLogin);
    serve(401, { code, data: null, message: 'Request Timeout, please try again.' });
    expect((await failure(call('me', {}))).kind).toBe('session');
    // The flag is for the watcher; the session itself ends when the page has been left.
    expect(session.get()?.token).toBe('token-1');
  });

  test('of an older token does not end the session that has begun since', async () => {
    session.start(sampleLogin);
    const begun = { ...sampleLogin, token: 'token-2' };
    vi.stubGlobal('fetch', async () => {
      session.start(begun);
      return Response.json({ code: 200005, data: null, message: 'over' }, { status: 401 });
    });
    await failure(call('me', {}));
    expect(session.get()?.token).toBe('token-2');
    expect(session.forcedOut()).toBeNull();
  });
});
