import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { companies } from '../../db/schema/companies.ts';
import { rateLimits, sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

const HOUR = 60 * 60_000;
const MINUTE = 60_000;

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  calls = api(server);
  await server.deps.db.delete(rateLimits);
});
afterAll(() => server.close());

const signIn = (username: string, password: string) => calls.anonymous().call('login', { username, password });
const codeOfMe = async (username: string) => (await calls.as(username).call('me', {})).envelope.code;

describe('signing in', () => {
  it('answers who signed in, with a token that opens calls', async () => {
    const { status, envelope } = await signIn('Harbour.OP', DEMO_PASSWORD);
    expect(status).toBe(200);
    expect(envelope.data).toMatchObject({
      userInfo: { username: 'harbour.op', role: ['operator'] },
      websitePrefix: '',
    });
    const me = await calls.withToken(envelope.data?.token ?? '').expect('me', {});
    expect(me.company).toMatchObject({
      name: 'Harbour Travel',
      config: { commonConfig: { settlementCurrency: 'CNY' } },
    });
  });

  it('keeps no token that could be stolen from the database', async () => {
    const token = await calls.as('harbour.op').token();
    const stored = await server.deps.db.select().from(sessions);
    expect(stored.some((row) => row.tokenHash.toString('base64url') === token || row.id === token)).toBe(false);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it.each([
    ['a wrong password', 'harbour.op', 'Interline2!'],
    ['an unknown name', 'nobody.here', DEMO_PASSWORD],
  ])('refuses %s with the same words', async (_, username, password) => {
    const { status, envelope } = await signIn(username, password);
    expect([status, envelope.code, envelope.message]).toEqual([401, 401001, 'Invalid username or password']);
  });

  it('locks an account after five wrong passwords, even for the right one, until a quarter of an hour has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    try {
      for (let attempt = 0; attempt < 5; attempt++)
        expect((await signIn('quay.op', 'wrong')).envelope.code).toBe(REFUSALS.loginFailed.code);
      const { status, envelope } = await signIn('quay.op', DEMO_PASSWORD);
      expect([status, envelope.code]).toEqual([429, REFUSALS.loginLocked.code]);
      expect(envelope.message).toBe('Too many failed attempts. Please try again in 15 minutes.');
      expect((await signIn('quay.fin', DEMO_PASSWORD)).status).toBe(200);
      vi.setSystemTime(Date.now() + 15 * MINUTE + 1000);
      expect((await signIn('quay.op', DEMO_PASSWORD)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('counts attempts that are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('quay.op', 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('counts a name as one, however it is typed', async () => {
    for (const name of ['quay.op', 'QUAY.OP', ' quay.op', 'Quay.Op ', '\tquay.op']) await signIn(name, 'wrong');
    expect((await signIn('quay.OP ', DEMO_PASSWORD)).envelope.code).toBe(REFUSALS.loginLocked.code);
  });

  it('takes a name with the space that a keyboard puts behind it', async () => {
    expect((await signIn(' harbour.op ', DEMO_PASSWORD)).envelope.data?.userInfo.username).toBe('harbour.op');
    expect((await signIn('   ', DEMO_PASSWORD)).envelope.code).toBe(REFUSALS.loginFailed.code);
    expect((await signIn('harbour.op', `${DEMO_PASSWORD} `)).envelope.code).toBe(REFUSALS.loginFailed.code);
  });

  it('locks names that do not exist the same way', async () => {
    const codes = [];
    for (let attempt = 0; attempt < 6; attempt++) codes.push((await signIn('nobody.here', 'wrong')).envelope.code);
    expect(codes).toEqual([...Array<number>(5).fill(REFUSALS.loginFailed.code), REFUSALS.loginLocked.code]);
  });

  it('leaves a session alone whose account somebody else gets locked', async () => {
    const owner = calls.as('quay.op');
    await owner.expect('me', {});
    for (let attempt = 0; attempt < 8; attempt++) await signIn('quay.op', 'wrong');
    expect((await signIn('quay.op', DEMO_PASSWORD)).status).toBe(429);
    expect((await owner.expect('me', {})).userInfo.username).toBe('quay.op');
    expect((await owner.expect('flightOrders', {})).page).toBe(1);
  });

  it('locks an address that tries many names, and only that one', async () => {
    const { db } = server.deps;
    const from = (address: string, name: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/base/v2/login',
        remoteAddress: address,
        payload: { username: name, password: DEMO_PASSWORD },
      });
    const names = Array.from({ length: 51 }, (_, i) => `guess-${i}`);
    const answers = await Promise.all(names.map((name) => from('203.0.113.9', name)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(50);
    expect((await from('203.0.113.9', 'harbour.fin')).statusCode).toBe(429);
    expect((await from('203.0.113.10', 'harbour.fin')).statusCode).toBe(200);
    await db.delete(rateLimits);
  });

  it('takes as long for a name that does not exist as for a wrong password', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let attempt = 0; attempt < 20; attempt++) {
      await server.deps.db.delete(rateLimits);
      for (const [kind, name] of [
        ['known', 'harbour.op'],
        ['unknown', 'nobody.here'],
      ] as const) {
        const start = performance.now();
        expect((await signIn(name, 'wrong')).status).toBe(401);
        times[kind].push(performance.now() - start);
      }
    }
    const median = (list: number[]) => [...list].sort((a, b) => a - b)[list.length / 2] ?? 0;
    // Without the password's work an unknown name is answered in a twentieth of the time.
    expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.4);
    expect(median(times.unknown) / median(times.known)).toBeLessThan(2.5);
  });

  it('forgets wrong passwords after a right one', async () => {
    for (let attempt = 0; attempt < 4; attempt++) await signIn('quay.op', 'wrong');
    expect((await signIn('quay.op', DEMO_PASSWORD)).status).toBe(200);
    expect((await signIn('quay.op', 'wrong')).envelope.code).toBe(REFUSALS.loginFailed.code);
    expect((await signIn('quay.op', DEMO_PASSWORD)).status).toBe(200);
  });
});

describe('a session', () => {
  it('is unknown after log-out', async () => {
    const caller = calls.as('harbour.op');
    await caller.expect('logout', {});
    const { status, envelope } = await caller.call('me', {});
    expect([status, envelope.code, envelope.message]).toEqual([401, 200005, 'Request Timeout, please try again.']);
  });

  it('ends after twelve hours without use, and goes on with use', async () => {
    expect(await codeOfMe('harbour.op')).toBe(0);
    server.clock.advance(11 * HOUR);
    expect(await codeOfMe('harbour.op')).toBe(0);
    server.clock.advance(11 * HOUR);
    expect(await codeOfMe('harbour.op')).toBe(0);
    server.clock.advance(12 * HOUR + 1);
    expect(await codeOfMe('harbour.op')).toBe(200005);
  });

  it('notes its use once a minute', async () => {
    await calls.as('harbour.fin').expect('me', {});
    const lastUse = async () => {
      const found = await server.deps.db
        .select({ at: sessions.lastUsedAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(users.username, 'harbour.fin'));
      return Math.max(...found.map(({ at }) => at.getTime()));
    };
    const opened = await lastUse();
    server.clock.advance(59_000);
    await calls.as('harbour.fin').expect('me', {});
    expect(await lastUse()).toBe(opened);
    server.clock.advance(1_000);
    await calls.as('harbour.fin').expect('me', {});
    expect(await lastUse()).toBe(opened + MINUTE);
  });

  it('is replaced by the next one where the company allows one at a time', async () => {
    const { db } = server.deps;
    await db.update(companies).set({ singleSession: true }).where(eq(companies.id, DEMO_COMPANY.meridian));
    expect(await codeOfMe('meridian.op')).toBe(0);
    await api(server).as('meridian.op').expect('me', {});
    expect(await codeOfMe('meridian.op')).toBe(200006);
  });

  it('leaves other devices alone where the company allows several', async () => {
    expect(await codeOfMe('harbour.op')).toBe(0);
    await api(server).as('harbour.op').expect('me', {});
    expect(await codeOfMe('harbour.op')).toBe(0);
  });

  it('ends when the account is disabled, which only its owner is told at the next sign-in', async () => {
    const { db, clock } = server.deps;
    expect(await codeOfMe('meridian.admin')).toBe(0);
    await db.update(users).set({ disabledAt: clock.now() }).where(eq(users.username, 'meridian.admin'));
    await vi.waitFor(async () => expect(await codeOfMe('meridian.admin')).toBe(201001));
    expect((await signIn('meridian.admin', DEMO_PASSWORD)).envelope.code).toBe(201001);
    expect((await signIn('meridian.admin', 'wrong')).envelope.code).toBe(REFUSALS.loginFailed.code);
  });

  it('ends when its company is disabled', async () => {
    const { db, clock } = server.deps;
    expect(await codeOfMe('quay.fin')).toBe(0);
    await db.update(companies).set({ disabledAt: clock.now() }).where(eq(companies.id, DEMO_COMPANY.quay));
    await vi.waitFor(async () => expect(await codeOfMe('quay.fin')).toBe(201001));
    await db.update(companies).set({ disabledAt: null }).where(eq(companies.id, DEMO_COMPANY.quay));
  });

  it('ends when its password was reset', async () => {
    const { db, clock } = server.deps;
    expect(await codeOfMe('harbour.admin')).toBe(0);
    await db.update(sessions).set({ endedAt: clock.now(), endReason: 'reset' });
    await vi.waitFor(async () => expect(await codeOfMe('harbour.admin')).toBe(201001));
  });
});
