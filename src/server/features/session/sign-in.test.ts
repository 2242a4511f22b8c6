import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { eventually } from '../../../../tests/factories/eventually.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { hashPassword } from '../../crypto/password.ts';
import { companies } from '../../db/schema/companies.ts';
import { loginAttempts, sessions } from '../../db/schema/sessions.ts';
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
  await server.deps.db.delete(loginAttempts);
});
afterAll(() => server.close());

const signIn = (username: string, password: string) => calls.anonymous().call('login', { username, password });
const codeOf = async (token: string) => (await calls.withToken(token).call('me', {})).envelope.code;
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
      config: { commonConfig: { settlementCurrency: 'CNY', emailLanguage: 'en' } },
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
    expect([status, envelope.code]).toEqual([401, 401001]);
    expect(envelope.message).toMatch(/^Invalid username or password\. /);
  });

  it('takes a name with the space that a keyboard puts behind it', async () => {
    expect((await signIn(' harbour.op ', DEMO_PASSWORD)).envelope.data?.userInfo.username).toBe('harbour.op');
    expect((await signIn('   ', DEMO_PASSWORD)).envelope.code).toBe(REFUSALS.badInput.code);
    expect((await signIn('harbour.op', `${DEMO_PASSWORD} `)).envelope.code).toBe(REFUSALS.loginFailed.code);
  });

  it('takes as long for a name that does not exist as for a wrong password', async () => {
    // The accounts of the tests' database have a cheaper hash.
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await server.deps.db.update(users).set({ passwordHash }).where(eq(users.username, 'harbour.op'));
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let attempt = 0; attempt < 8; attempt++) {
      await server.deps.db.delete(loginAttempts);
      for (const [kind, name] of [
        ['known', 'harbour.op'],
        ['unknown', 'nobody.here'],
      ] as const) {
        const start = performance.now();
        expect((await signIn(name, 'wrong')).status).toBe(401);
        times[kind].push(performance.now() - start);
      }
    }
    // The fastest of each, least disturbed by other load. Without hashing, an unknown name would be answered in a twentieth of the time.
    const ratio = Math.min(...times.unknown) / Math.min(...times.known);
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
  });
});

describe('a session', () => {
  it('is unknown after log-out', async () => {
    const caller = calls.as('harbour.op');
    await caller.expect('logout', {});
    const { status, envelope } = await caller.call('me', {});
    expect([status, envelope.code, envelope.message]).toEqual([
      401,
      200005,
      'Request Timeout, please try again. You were logged out, or were away for too long.',
    ]);
  });

  it('is unknown after a ticket of its token came, which ends it and opens nothing', async () => {
    const caller = calls.as('harbour.op');
    const token = await caller.token();
    const ticket = createHash('sha256').update(token).digest('base64url');
    expect(await codeOf(ticket)).toBe(200005);
    expect(await codeOf(token)).toBe(0);
    const redeem = () => calls.anonymous().expect('logoutByTicket', { ticket });
    expect(await redeem()).toBeNull();
    expect(await codeOf(token)).toBe(200005);
    // Repeated, and for an unknown session: the same answer.
    expect(await redeem()).toBeNull();
    expect(await calls.anonymous().expect('logoutByTicket', { ticket: 'x'.repeat(43) })).toBeNull();
    expect((await calls.anonymous().callRaw('logoutByTicket', { ticket: 'x' })).status).toBe(400);
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

  it('ends thirty days after the log-in, however much it is used', async () => {
    for (let hours = 0; hours < 30 * 24; hours += 12) {
      expect(await codeOfMe('harbour.op')).toBe(0);
      server.clock.advance(12 * HOUR);
    }
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
    const { code, message } = (await calls.as('meridian.op').call('me', {})).envelope;
    expect([code, message]).toEqual([
      200006,
      'Request Timeout, please try again. You have logged in on another device.',
    ]);
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
    await eventually(async () => expect(await codeOfMe('meridian.admin')).toBe(201001));
    expect((await signIn('meridian.admin', DEMO_PASSWORD)).envelope.code).toBe(REFUSALS.loginDisabled.code);
    expect((await signIn('meridian.admin', 'wrong')).envelope.code).toBe(REFUSALS.loginFailed.code);
  });

  it('ends when its company is disabled', async () => {
    const { db, clock } = server.deps;
    expect(await codeOfMe('quay.fin')).toBe(0);
    await db.update(companies).set({ disabledAt: clock.now() }).where(eq(companies.id, DEMO_COMPANY.quay));
    await eventually(async () => expect(await codeOfMe('quay.fin')).toBe(201001));
    await db.update(companies).set({ disabledAt: null }).where(eq(companies.id, DEMO_COMPANY.quay));
  });

  it('does not begin while its company is disabled, which only who knows the password is told', async () => {
    const { db, clock } = server.deps;
    const disable = (disabledAt: Date | null) =>
      db.update(companies).set({ disabledAt }).where(eq(companies.id, DEMO_COMPANY.quay));
    await disable(clock.now());
    expect((await signIn('quay.fin', DEMO_PASSWORD)).envelope.code).toBe(REFUSALS.loginDisabled.code);
    expect((await signIn('quay.fin', 'wrong')).envelope.code).toBe(REFUSALS.loginFailed.code);
    await disable(null);
    expect((await signIn('quay.fin', DEMO_PASSWORD)).envelope.code).toBe(0);
  });

  it('ends when its password was reset', async () => {
    const { db, clock } = server.deps;
    expect(await codeOfMe('harbour.admin')).toBe(0);
    await db.update(sessions).set({ endedAt: clock.now(), endReason: 'reset' });
    await eventually(async () => expect(await codeOfMe('harbour.admin')).toBe(201001));
  });
});
