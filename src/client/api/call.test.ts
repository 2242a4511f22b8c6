import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, failure, type Sent } from '../../../tests/factories/answered-calls.ts';
import { serverNow } from '../ui/server-clock.ts';
import { call, callUnder, readDictionary } from './call.ts';
import { messageOf } from './errors.ts';
import { sampleLogin } from './sample-login.ts';
import { session } from './session.ts';
import { unansweredCalls } from './traffic.ts';

const ACCOUNT = '/agency|u1';

let seen: Sent[] = [];

/** Answers every API request. */
function serve(status: number, body: unknown): void {
  const text = typeof body === 'string' || body === null ? body : JSON.stringify(body);
  answerCalls((sent) => {
    seen.push(sent);
    return new Response(text, { status });
  });
}

beforeEach(() => {
  seen = [];
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('answers the envelope’s data and says who asks in which language', async () => {
    await session.start(sampleLogin, ACCOUNT);
    serve(200, { code: 0, data: { list: [], total: 0, page: 2, pageSize: 20 }, message: '' });
    const answer = await call('bookings', { page: 2, q: 'K7 QW' });
    expect(answer.page).toBe(2);
    expect(seen[0]?.url).toBe('/agency/order/v2/bookings?page=2&q=K7+QW');
    expect(seen[0]?.init.headers).toMatchObject({ Authorization: 'Bearer token-1', 'Accept-Language': 'en' });
  });

  test.each([200, 204])(
    'takes an empty %i for nothing where there is nothing to answer, and for no answer where there is',
    async (status) => {
      serve(status, status === 204 ? null : '');
      await expect(call('discardDraft', { id: 'd1' })).resolves.toBeNull();
      const enquiry = { name: 'Li Ming', country: 'CN', phone: '13800000000', stamp: '1.a' };
      await expect(call('sendEnquiry', enquiry)).resolves.toBeNull();
      expect((await failure(call('flightOrders', {}))).kind).toBe('network');
      serve(502, '');
      expect((await failure(call('discardDraft', { id: 'd1' }))).kind).toBe('network');
    },
  );

  test('puts a password into the body of a deletion, where no address shows it', async () => {
    serve(200, { code: 0, data: null, message: '' });
    await call('deleteMe', { current: 'Sunrise-42' });
    expect(seen[0]?.url).toBe('/agency/base/v2/me');
    expect(seen[0]?.init).toMatchObject({ method: 'DELETE', body: '{"current":"Sunrise-42"}' });
  });

  test('puts path parameters into the path, the rest into the body, with the key that it is given', async () => {
    serve(200, { code: 0, data: {}, message: '' });
    await callUnder('k1', 'payFlightOrder', { id: 'a/b', channel: 'balance' });
    expect(seen[0]?.url).toBe('/agency/order/v2/flight/orders/a%2Fb/payment');
    expect(seen[0]?.init.body).toBe('{"channel":"balance"}');
    expect(seen[0]?.init.headers).toMatchObject({ 'Idempotency-Key': 'k1' });
  });

  test('that moves money goes out again under its key until it is answered, and then under another', async () => {
    await session.start(sampleLogin, ACCOUNT);
    const pay = () => call('payFlightOrder', { id: 'a', channel: 'balance' });
    serve(502, '');
    await failure(pay());
    serve(200, { code: 0, data: {}, message: '' });
    await pay();
    await pay();
    const [lost, again, anew] = seen.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
    expect(again).toBe(lost);
    expect(anew).not.toBe(lost);
    expect(lost).toMatch(/^[\w-]{36}$/);
  });

  test('that changes nothing has no key', async () => {
    serve(200, { code: 0, data: {}, message: '' });
    await call('siteConfig', {});
    expect(seen[0]?.init.headers).not.toHaveProperty('Idempotency-Key');
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

  test.each([
    ['a hotel’s page', 200, '<html>Welcome to Hotel WiFi</html>'],
    ['a hotel’s data', 200, { login: 'https://hotel.example' }],
    ['a list', 200, []],
    ['nothing', 502, ''],
    ['a proxy’s refusal', 403, '<html>blocked</html>'],
    ['a proxy’s fault', 500, '<html>broken</html>'],
  ])('takes %s for no connection', async (_, status, body) => {
    serve(status, body);
    const told = vi.fn<() => void>();
    const stop = unansweredCalls.subscribe(told);
    const error = await failure(call('me', {}));
    stop();
    expect(error).toMatchObject({ kind: 'network', status: 0 });
    expect(messageOf(error)).toBe('Network Error, please check your connection');
    expect(told).toHaveBeenCalledOnce();
  });

  test('does not blame the connection for an empty answer, and knows as little what became of the call', async () => {
    serve(200, '');
    const told = vi.fn<() => void>();
    const stop = unansweredCalls.subscribe(told);
    const error = await failure(call('me', {}));
    stop();
    expect(error.kind).toBe('network');
    expect(messageOf(error)).toBe('Something went wrong. Please try again.');
    expect(told).not.toHaveBeenCalled();
  });

  test('learns nothing from an answer that is not the portal’s', async () => {
    const date = { Date: new Date(Date.now() + 86_400_000).toUTCString() };
    vi.stubGlobal('fetch', async () => new Response('<html>hotel</html>', { headers: date }));
    await failure(call('me', {}));
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
  });

  test('takes an answer that breaks off for no connection', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    vi.stubGlobal('fetch', async () => new Response(body));
    expect((await failure(call('me', {}))).kind).toBe('network');
  });

  test('asks anew where the API is as long as nobody but a hotel has said so', async () => {
    vi.resetModules();
    const fresh = await import('./call.ts');
    vi.stubGlobal('fetch', async () => new Response('<html>hotel</html>'));
    expect(await fresh.apiBase()).toBe('/api');
    serve(200, '');
    expect(await fresh.apiBase()).toBe('/agency');
  });

  test('says of a form that it could not be sent when a server’s answer says nothing', async () => {
    serve(500, '<html>broken</html>');
    const error = await failure(call('payFlightOrder', { id: 'a', channel: 'balance' }));
    expect(messageOf(error)).toBe('submit failed, please retry later');
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
    await session.start(sampleLogin, ACCOUNT);
    serve(401, { code, data: null, message: 'Request Timeout, please try again.' });
    expect((await failure(call('me', {}))).kind).toBe('session');
    // The flag is for the watcher; the session itself ends when the page has been left.
    expect(session.get()?.token).toBe('token-1');
  });

  test('and an answer that comes after somebody else has logged in is nobody’s', async () => {
    await session.start(sampleLogin, ACCOUNT);
    const other = { ...sampleLogin, token: 'token-2', userInfo: { ...sampleLogin.userInfo, id: 'u2' } };
    for (const next of [() => session.end(), () => session.start(other, '/agency|u2')]) {
      vi.stubGlobal('fetch', async () => {
        await next();
        return Response.json({ code: 0, data: { ...sampleLogin, permissions: ['of the first'] }, message: '' });
      });
      const late = await failure(call('me', {}));
      expect([late.kind, late.message]).toEqual(['session', 'You have logged out.']);
      await session.start(sampleLogin, ACCOUNT);
    }
    await session.start(other, '/agency|u2');
    session.refresh({ ...sampleLogin, permissions: ['of the first'] });
    expect(session.get()?.me.userInfo.id).toBe('u2');
  });

  test('and a call whose code comes after somebody else has logged in is not made', async () => {
    vi.resetModules();
    const [fresh, { session: held }] = await Promise.all([import('./call.ts'), import('./session.ts')]);
    await held.start(sampleLogin, ACCOUNT);
    serve(200, { code: 0, data: {}, message: '' });
    const asked = fresh.call('users', {}).catch((error: Error) => error.message);
    await held.start(
      { ...sampleLogin, token: 'token-2', userInfo: { ...sampleLogin.userInfo, id: 'u2' } },
      '/agency|u2',
    );
    expect([await asked, seen]).toEqual(['You have logged out.', []]);
  });

  test('says nothing of who is logged in to what is everybody’s', async () => {
    await session.start(sampleLogin, ACCOUNT);
    serve(200, { code: 0, data: {}, message: '' });
    await call('siteConfig', {});
    await readDictionary('places');
    expect(seen.map(({ init }) => Object(init.headers).Authorization)).toEqual([undefined, undefined]);
  });

  test('of an older token does not end the session that has begun since', async () => {
    await session.start(sampleLogin, ACCOUNT);
    const begun = { ...sampleLogin, token: 'token-2' };
    vi.stubGlobal('fetch', async () => {
      await session.start(begun, ACCOUNT);
      return Response.json({ code: 200005, data: null, message: 'over' }, { status: 401 });
    });
    await failure(call('me', {}));
    expect(session.get()?.token).toBe('token-2');
    expect(session.forcedOut()).toBeNull();
  });
});
