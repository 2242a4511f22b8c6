import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { isRefusal } from '../../../contract/result.ts';
import { loginAttempts, sessions } from '../../db/schema/sessions.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';
import { deleteExpiredSessions } from './delete-expired-sessions.ts';
import { countAttempt } from './login-limits.ts';

const SECOND = 1000;
const HOUR = 60 * 60_000;
const { loginFailed, loginLocked } = REFUSALS;

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
beforeEach(async () => {
  await server.deps.db.delete(loginAttempts);
});
afterAll(() => server.close());

async function signIn(username: string, password: string, remoteAddress = '203.0.113.9', cookie = '') {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/base/v2/login',
    remoteAddress,
    headers: { 'accept-language': 'en', cookie },
    payload: { username, password },
  });
  const { code, message } = answer.json();
  const retryAfter = Number(answer.headers['retry-after']);
  return { status: answer.statusCode, code, message, retryAfter, setCookie: String(answer.headers['set-cookie']) };
}

/** Counts attempts as fast as allowed, for almost an hour. Returns how many. */
async function hammer(username: string, addressOf: (attempt: number) => string): Promise<number> {
  const end = server.clock.now().getTime() + HOUR - 120 * SECOND;
  for (let attempts = 0; ; ) {
    const counted = await countAttempt(server.deps, { username, place: addressOf(attempts) });
    const refusal = isRefusal(counted) ? counted : null;
    if (refusal) server.clock.advance(Number(refusal.params?.seconds) * SECOND);
    else attempts++;
    if (!refusal && server.clock.now().getTime() >= end) return attempts;
  }
}

/** Tries one account after another from one address, as fast as allowed, for almost an hour. Returns how many. */
async function spray(place: string): Promise<number> {
  const end = server.clock.now().getTime() + HOUR - 120 * SECOND;
  for (let guesses = 0; ; ) {
    const counted = await countAttempt(server.deps, { username: `guess-${guesses}`, place });
    if (isRefusal(counted)) server.clock.advance(Number(counted.params?.seconds) * SECOND);
    else guesses++;
    if (!isRefusal(counted) && server.clock.now().getTime() >= end) return guesses;
  }
}

describe('log-ins at once', () => {
  it('are counted in any order, and none waits that need not', async () => {
    const place = '203.0.113.77';
    expect(isRefusal(await countAttempt(server.deps, { username: 'first', place }))).toBe(false);
    server.clock.advance(-SECOND / 2);
    expect(isRefusal(await countAttempt(server.deps, { username: 'second', place }))).toBe(false);
    server.clock.advance(SECOND / 2);
  });
});

describe('wrong passwords', () => {
  it('slow an account down at their address, by a minute at most, and a right one opens and takes the count back', async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await signIn('quay.op', 'wrong')).code).toBe(loginFailed.code);
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const early = await signIn('quay.op', DEMO_PASSWORD);
      expect([early.status, early.code, early.retryAfter]).toEqual([429, loginLocked.code, seconds]);
      expect(early.message).toBe(`Too many failed attempts. Please try again in ${seconds} seconds.`);
      server.clock.advance(seconds * SECOND);
      expect((await signIn('quay.op', 'wrong')).code).toBe(loginFailed.code);
    }
    server.clock.advance(60 * SECOND);
    expect((await signIn('quay.op', DEMO_PASSWORD)).status).toBe(200);
    expect((await signIn('quay.op', 'wrong')).code).toBe(loginFailed.code);
  });

  it('for one account or for many leave the other accounts at that address alone', async () => {
    const names = Array.from({ length: 50 }, (_, i) => `guess-${i}`);
    for (const name of [...names, ...Array<string>(50).fill('quay.op')])
      await countAttempt(server.deps, { username: name, place: '203.0.113.9' });
    expect((await signIn('quay.op', DEMO_PASSWORD)).code).toBe(loginLocked.code);
    expect((await signIn('harbour.fin', DEMO_PASSWORD)).status).toBe(200);
  });

  it('at ever other accounts slow their address down, but nobody who has signed in there before or is in', async () => {
    const [home, other] = ['127.0.0.1', '203.0.113.10'];
    const owner = calls.as('meridian.op');
    await owner.expect('me', {});
    await server.deps.db.update(sessions).set({ place: 'elsewhere' });
    expect((await signIn('quay.op', DEMO_PASSWORD, home)).status).toBe(200);
    const guesses = await spray(home);
    expect(guesses).toBeGreaterThan(300);
    expect(guesses).toBeLessThan(350);
    const refused = await signIn('harbour.fin', DEMO_PASSWORD, home);
    expect([refused.code, refused.retryAfter]).toEqual([loginLocked.code, 15]);
    expect((await signIn('quay.op', 'wrong', home)).code).toBe(loginFailed.code);
    expect((await signIn('quay.op', DEMO_PASSWORD, home)).status).toBe(200);
    expect((await owner.call('changePassword', { current: 'wrong', password: 'Sunrise-42' })).status).toBe(400);
    expect((await signIn('harbour.fin', DEMO_PASSWORD, other)).status).toBe(200);
    server.clock.advance(15 * SECOND);
    expect((await signIn('harbour.fin', DEMO_PASSWORD, home)).status).toBe(200);
  });

  it('of an office of fifty people who are all new leave it alone, however often its people sign in', async () => {
    const place = '203.0.113.11';
    for (let person = 0; person < 49; person++)
      for (let mistake = 0; mistake < 2; mistake++)
        expect(isRefusal(await countAttempt(server.deps, { username: `new-${person}`, place }))).toBe(false);
    for (const name of ['harbour.op', 'harbour.fin', 'meridian.op', 'quay.fin'])
      expect((await signIn(name, DEMO_PASSWORD, place)).status).toBe(200);
  });

  it('at the same address keep nobody out whose browser was signed in before, and no browser guesses faster', async () => {
    const place = '203.0.113.12';
    const { setCookie } = await signIn('quay.fin', DEMO_PASSWORD, place);
    expect(setCookie).toMatch(/; Path=\/api\/base\/v2\/login; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    const [mark = ''] = setCookie.split(';');
    for (const name of ['quay.fin', 'harbour.fin'])
      for (let guess = 0; guess < 6; guess++) await signIn(name, 'wrong', place);
    expect((await signIn('quay.fin', DEMO_PASSWORD, place)).code).toBe(loginLocked.code);
    // The mark is valid for this account only, and only unmodified.
    expect((await signIn('harbour.fin', DEMO_PASSWORD, place, mark)).code).toBe(loginLocked.code);
    expect((await signIn('quay.fin', DEMO_PASSWORD, place, `${mark}x`)).code).toBe(loginLocked.code);
    expect((await signIn('quay.fin', DEMO_PASSWORD, place, `other=1; ${mark}`)).status).toBe(200);
    for (let guess = 0; guess < 5; guess++)
      expect((await signIn('quay.fin', 'wrong', place, mark)).code).toBe(loginFailed.code);
    expect((await signIn('quay.fin', DEMO_PASSWORD, place, mark)).code).toBe(loginLocked.code);
  });

  it('from one address never slow their account at another', async () => {
    const attempts = await hammer('quay.op', () => '203.0.113.9');
    expect(attempts).toBeGreaterThan(60);
    expect(attempts).toBeLessThanOrEqual(80);
    expect((await signIn('quay.op', DEMO_PASSWORD, '203.0.113.10')).status).toBe(200);
  });

  it('from everywhere slow their account down, but not where it has signed in before', async () => {
    const [home, abroad] = ['2001:db8:1:2::9', '198.51.100.7'];
    expect((await signIn('quay.fin', DEMO_PASSWORD, home)).status).toBe(200);
    const attempts = await hammer('quay.fin', (attempt) => `2001:db8:ffff:${attempt.toString(16)}::1`);
    expect(attempts).toBeLessThanOrEqual(160);
    const refused = await signIn('quay.fin', DEMO_PASSWORD, abroad);
    expect([refused.code, refused.retryAfter]).toEqual([loginLocked.code, 60]);
    // An address of IPv6 is one of a payment provider's many.
    expect((await signIn('quay.fin', DEMO_PASSWORD, '2001:db8:1:2:aaaa::1')).status).toBe(200);
    server.clock.advance(60 * SECOND);
    expect((await signIn('quay.fin', DEMO_PASSWORD, abroad)).status).toBe(200);
  });

  it('that were refused by the count of all do not count at their address', async () => {
    await hammer('quay.fin', (attempt) => `192.0.2.${attempt}`);
    const before = (await server.deps.db.select().from(loginAttempts)).length;
    for (let i = 0; i < 8; i++) expect((await signIn('quay.fin', 'wrong', '198.51.100.8')).code).toBe(loginLocked.code);
    expect(await server.deps.db.select().from(loginAttempts)).toHaveLength(before);
  });

  it('are counted when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('quay.op', 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('count for one name, however it is typed', async () => {
    for (const name of ['quay.op', 'QUAY.OP', ' quay.op', 'Quay.Op ', '\tquay.op']) await signIn(name, 'wrong');
    expect((await signIn('quay.OP ', DEMO_PASSWORD)).code).toBe(loginLocked.code);
  });

  it('count for names that do not exist as for others', async () => {
    const codes = [];
    for (let attempt = 0; attempt < 6; attempt++) codes.push((await signIn('nobody.here', 'wrong')).code);
    expect(codes).toEqual([...Array<number>(5).fill(loginFailed.code), loginLocked.code]);
  });

  it('leave a session alone whose account they slow down', async () => {
    const owner = calls.as('quay.op');
    await owner.expect('me', {});
    for (let attempt = 0; attempt < 8; attempt++) await signIn('quay.op', 'wrong', '127.0.0.1');
    expect((await signIn('quay.op', DEMO_PASSWORD, '127.0.0.1')).status).toBe(429);
    expect((await owner.expect('me', {})).userInfo.username).toBe('quay.op');
    expect((await owner.expect('flightOrders', {})).page).toBe(1);
  });

  it('are kept by what tells neither the account nor the address, and nobody can compute without the data key', async () => {
    const { db, settings } = server.deps;
    const keysOfAll = async () => (await db.select().from(loginAttempts)).map(({ key }) => key).sort();
    await signIn('someone.new', 'wrong');
    const kept = await keysOfAll();
    expect(kept).toHaveLength(3);
    const plain = (text: string) =>
      ['hex', 'base64url'].map((as) =>
        createHash('sha256')
          .update(text)
          .digest(as as 'hex'),
      );
    for (const secret of ['someone.new', '203.0.113.9', ...plain('someone.new'), ...plain('203.0.113.9')])
      expect(kept.join()).not.toContain(secret);
    await db.delete(loginAttempts);
    const other = { ...server.deps, settings: { ...settings, dataKeys: { current: Buffer.alloc(32, 9), old: [] } } };
    await countAttempt(other, { username: 'someone.new', place: '203.0.113.9' });
    expect((await keysOfAll()).filter((key) => kept.includes(key))).toEqual([]);
  });

  it('are forgotten in time, with the sessions that ended long ago', async () => {
    const { db } = server.deps;
    await signIn('quay.op', 'wrong');
    await calls.as('harbour.op').expect('me', {});
    server.clock.advance(HOUR + 1);
    await deleteExpiredSessions(server.deps);
    expect(await db.select().from(loginAttempts)).toEqual([]);
    expect(await db.select().from(sessions)).not.toEqual([]);
    server.clock.advance(31 * 24 * HOUR);
    await deleteExpiredSessions(server.deps);
    expect(await db.select().from(sessions)).toEqual([]);
  });
});
