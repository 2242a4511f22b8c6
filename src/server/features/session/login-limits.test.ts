import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { loginAttempts, sessions } from '../../db/schema/sessions.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';
import { countAttempt } from './login-limits.ts';
import { tidySessions } from './tidy-sessions.ts';

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

async function signIn(username: string, password: string, remoteAddress = '203.0.113.9') {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/base/v2/login',
    remoteAddress,
    headers: { 'accept-language': 'en' },
    payload: { username, password },
  });
  const { code, message } = answer.json();
  return { status: answer.statusCode, code, message, retryAfter: Number(answer.headers['retry-after']) };
}

/** Counts attempts as fast as they are let through, for almost an hour. Answers how many were. */
async function hammer(username: string, addressOf: (attempt: number) => string): Promise<number> {
  const end = server.clock.now().getTime() + HOUR - 120 * SECOND;
  for (let attempts = 0; ; ) {
    const refusal = await countAttempt(server.deps, username, addressOf(attempts));
    if (refusal) server.clock.advance(Number(refusal.params?.seconds) * SECOND);
    else attempts++;
    if (!refusal && server.clock.now().getTime() >= end) return attempts;
  }
}

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
      await countAttempt(server.deps, name, '203.0.113.9');
    expect((await signIn('quay.op', DEMO_PASSWORD)).code).toBe(loginLocked.code);
    expect((await signIn('harbour.fin', DEMO_PASSWORD)).status).toBe(200);
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
    // An address of IPv6 is one of a house's many.
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
    expect(kept).toHaveLength(2);
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
    await countAttempt(other, 'someone.new', '203.0.113.9');
    expect((await keysOfAll()).filter((key) => kept.includes(key))).toEqual([]);
  });

  it('are forgotten in time, with the sessions that ended long ago', async () => {
    const { db } = server.deps;
    await signIn('quay.op', 'wrong');
    await calls.as('harbour.op').expect('me', {});
    server.clock.advance(HOUR + 1);
    await tidySessions(server.deps);
    expect(await db.select().from(loginAttempts)).toEqual([]);
    expect(await db.select().from(sessions)).not.toEqual([]);
    server.clock.advance(31 * 24 * HOUR);
    await tidySessions(server.deps);
    expect(await db.select().from(sessions)).toEqual([]);
  });
});
