import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, failure, type Sent } from '../../../tests/factories/answered-calls.ts';
import { memoryTexts } from '../offline/drafts/sample-drafts.ts';
import { call } from './call.ts';
import { sampleLogin } from './sample-login.ts';
import { session } from './session.ts';

const ACCOUNT = '/agency|u1';
const OTHER = { ...sampleLogin, token: 'token-2', userInfo: { ...sampleLogin.userInfo, id: 'u2' } };

const { leaveDevice } = vi.hoisted(() => ({ leaveDevice: vi.fn<() => Promise<void>>(async () => undefined) }));
vi.mock('./push-device.ts', () => ({ leaveDevice }));

/** All requests sent. */
let seen: Sent[] = [];

/** Answers every request with these data. */
function serve(data: unknown): void {
  answerCalls((sent) => {
    seen.push(sent);
    return Response.json({ code: 0, data, message: '' });
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

describe('a session that the server ends', () => {
  const OVER = { code: 200_005, data: null, message: 'Request Timeout, please try again.' };
  const SLOW = ['/agency/order/v2/bookings', '/agency/order/v2/flight/orders/a/payment'];
  let signals: AbortSignal[] = [];

  /** Answers that the session is over; slow calls are aborted before their answer. */
  function serveEnd(): void {
    signals = [];
    answerCalls((sent) => {
      const { signal } = sent.init;
      seen.push(sent);
      if (!signal || !SLOW.includes(sent.url)) return Response.json(OVER, { status: 401 });
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
  }

  const pay = () => call('payFlightOrder', { id: 'a', channel: 'balance' });

  test('leaves its notifications to its own user, and not to the next', async () => {
    vi.stubGlobal('localStorage', memoryTexts());
    await session.start(sampleLogin, ACCOUNT);
    session.forceOut(sampleLogin.token, OVER);
    await session.end();
    await session.start(sampleLogin, ACCOUNT);
    await session.end();
    expect(leaveDevice).not.toHaveBeenCalled();
    await session.start(OTHER, '/agency|u2');
    await vi.waitFor(() => expect(leaveDevice).toHaveBeenCalledOnce());
  });

  test('stops what is on its way, and nothing more is asked for it', async () => {
    await session.start(sampleLogin, ACCOUNT);
    serveEnd();
    const slow = [failure(call('bookings', {})), failure(pay())];
    await vi.waitFor(() => expect(signals).toHaveLength(2));
    expect((await failure(call('me', {}))).code).toBe(OVER.code);
    const [read, paid] = await Promise.all(slow);
    expect([read?.kind, read?.message]).toEqual(['session', OVER.message]);
    // Whether it was paid is unknown: the next try is sent under its key.
    expect([paid?.kind, paid?.message]).toEqual(['network', OVER.message]);
    const late = await Promise.all([call('users', {}), call('bookings', {}), pay()].map(failure));
    expect(late.map(({ kind }) => kind)).toEqual(['session', 'session', 'session']);
    expect(seen).toHaveLength(3);
    const keyOf = ({ init }: Sent) => new Headers(init.headers).get('Idempotency-Key');
    const first = seen.map(keyOf).find((key) => key !== null);
    await session.start({ ...sampleLogin, token: 'token-2' }, ACCOUNT);
    serve({});
    await pay();
    expect(seen.slice(3).map(keyOf)).toEqual([first]);
  });

  test('lets what is everybody’s go on, and the next session ask', async () => {
    await session.start(sampleLogin, ACCOUNT);
    serveEnd();
    await failure(call('me', {}));
    serve({});
    await call('siteConfig', {});
    await session.start({ ...sampleLogin, token: 'token-2' }, ACCOUNT);
    await call('me', {});
    expect(seen).toHaveLength(3);
  });

  test('says why until somebody logs in, which no log-out does', async () => {
    await session.start(sampleLogin, ACCOUNT);
    serveEnd();
    await failure(call('me', {}));
    await session.end();
    expect(session.whyEnded()).toBe(OVER.message);
    await session.start({ ...sampleLogin, token: 'token-2' }, ACCOUNT);
    expect(session.whyEnded()).toBe('');
    await session.end();
    expect(session.whyEnded()).toBe('');
  });

  test('unlike a log-out, which lets its calls come home', async () => {
    await session.start(sampleLogin, ACCOUNT);
    serveEnd();
    void failure(call('bookings', {}));
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    await session.end();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });
});
