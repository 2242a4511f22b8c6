import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { mailTo, ticketFor } from '../../../../tests/factories/mails.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { AGENCY_PERMISSIONS } from '../../../contract/permission-grants.ts';
import type { User } from '../../../contract/users.ts';
import { users } from '../../db/schema/users.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  calls = api(server);
});
afterAll(() => server.close());

const admin = () => calls.as('harbour.admin');
const AGENT = {
  username: 'new.agent',
  nickname: 'New agent',
  email: 'new.agent@example.com',
  areaCode: '852',
  mobile: '21234567',
  role: ['operator' as const],
  status: 'active' as const,
};

async function find(username: string): Promise<User> {
  const { list } = await admin().expect('users', { q: username });
  const found = list.find((user) => user.username === username);
  if (!found) throw new Error(`no user ${username}`);
  return found;
}

const logIn = (username: string, password: string) => calls.anonymous().call('login', { username, password });

describe('a user of the company', () => {
  it('is invited by mail, chooses a password once, and signs in', async () => {
    const made = await admin().expect('createUser', AGENT);
    expect(made).toMatchObject({ username: 'new.agent', role: ['operator'], status: 'active', isInvited: true });
    expect((await logIn('new.agent', '')).envelope.code).not.toBe(0);
    const ticket = await ticketFor(server, AGENT.email);
    const weak = await calls.anonymous().call('choosePassword', { ticket, password: '123456' });
    expect(weak.envelope.data).toMatchObject({ fields: { password: 'Too easy to guess: choose another' } });
    const blank = await calls.anonymous().call('choosePassword', { ticket, password: ' '.repeat(8) });
    expect(blank.envelope.data).toMatchObject({ fields: { password: 'Required' } });
    // A log-in's password is only compared, not validated.
    expect((await logIn('new.agent', ' '.repeat(8))).envelope.code).toBe(REFUSALS.loginFailed.code);
    const chosen = await calls.anonymous().expect('choosePassword', { ticket, password: 'Sunrise-42' });
    expect(chosen).toEqual({ username: 'new.agent' });
    const { code, data } = (await logIn('new.agent', 'Sunrise-42')).envelope;
    // Dates follow the site's format until another is chosen.
    expect([code, data?.userInfo.config.dateFormat]).toEqual([0, undefined]);
    const again = await calls.anonymous().call('choosePassword', { ticket, password: 'Sunset-42' });
    expect(again.envelope.code).toBe(REFUSALS.ticketExpired.code);
    expect((await find('new.agent')).isInvited).toBe(false);
  });

  it('alone reads the link that lets them in: the list of mails hides it, before it has left and after', async () => {
    const whole = await mailTo(server, AGENT.email);
    const ticket = await ticketFor(server, AGENT.email);
    expect(ticket).toHaveLength(43);
    for (const isDrained of [false, true]) {
      if (isDrained) await server.deps.jobs.drain();
      const { list } = await admin().expect('mails', {});
      expect(list.find((mail) => mail.to === AGENT.email)?.text).toBe(whole.replace(ticket, '••••'));
      expect(JSON.stringify(list)).not.toMatch(/password#[\w-]/);
    }
  });

  it('is read by its id by every colleague, and by nobody of another company', async () => {
    const { hasSecondFactor, ...found } = await find('harbour.op');
    expect(hasSecondFactor).toBe(false);
    expect(await calls.as('harbour.fin').expect('user', { id: found.id })).toEqual(found);
    const strange = await calls.as('meridian.admin').call('user', { id: found.id });
    expect(strange.envelope.code).toBe(REFUSALS.notFound.code);
  });

  it('was last seen when they last used a session, and not before they have had one', async () => {
    await calls.as('harbour.op').expect('me', {});
    const { lastSeenAt } = await find('harbour.op');
    expect(Date.parse(lastSeenAt ?? '')).toBeGreaterThan(clock.now().getTime() - 60_000);
    const made = await admin().expect('createUser', {
      ...AGENT,
      username: 'unseen.agent',
      email: 'unseen@pier.example',
    });
    expect(made.lastSeenAt).toBeNull();
    expect((await find('unseen.agent')).lastSeenAt).toBeNull();
  });

  it('has a username that nobody else has, whatever its case and company', async () => {
    const { envelope } = await admin().call('createUser', { ...AGENT, username: 'Quay.OP' });
    expect(envelope.data).toMatchObject({ fields: { username: 'This username is taken' } });
  });

  it('is logged out everywhere when the password is reset, and chooses another', async () => {
    const token = await api(server).as('harbour.fin').token();
    const { id, email } = await find('harbour.fin');
    await admin().expect('resetUserPassword', { id });
    const { code, message } = (await api(server).withToken(token).call('me', {})).envelope;
    expect([code, message]).toEqual([
      REFUSALS.accountDisabled.code,
      'Request Timeout, please try again. Your password was changed, or your account was disabled.',
    ]);
    expect((await logIn('harbour.fin', DEMO_PASSWORD)).envelope.code).toBe(REFUSALS.loginFailed.code);
    const ticket = await ticketFor(server, email);
    clock.advance(8 * 24 * 60 * 60_000);
    const late = await calls.anonymous().call('choosePassword', { ticket, password: 'Sunrise-43' });
    expect(late.envelope.code).toBe(REFUSALS.ticketExpired.code);
  });

  it('is logged out everywhere when disabled, and comes back', async () => {
    const fresh = api(server);
    await admin().call('users', {});
    const boss = fresh.as('harbour.admin');
    const token = await fresh.as('harbour.op').token();
    const { list } = await boss.expect('users', { q: 'harbour.op' });
    const [user] = list;
    if (!user) throw new Error('no user');
    const { id, version, nickname, role } = user;
    const off = await boss.expect('updateUser', { id, version, nickname, role, status: 'disabled' });
    expect(off.status).toBe('disabled');
    expect((await fresh.withToken(token).call('me', {})).envelope.code).toBe(REFUSALS.accountDisabled.code);
    expect((await logIn('harbour.op', DEMO_PASSWORD)).envelope.code).toBe(REFUSALS.loginDisabled.code);
    const stale = await boss.call('updateUser', { id, version, nickname, role, status: 'active' });
    expect(stale.envelope.code).toBe(REFUSALS.staleVersion.code);
    await boss.expect('updateUser', { id, version: off.version, nickname, role, status: 'active' });
    expect((await logIn('harbour.op', DEMO_PASSWORD)).envelope.code).toBe(0);
  });

  it('on trial sees what others see and books nothing', async () => {
    const boss = api(server).as('harbour.admin');
    const trial = { isTesting: true, roles: ['operator' as const, 'finance' as const] };
    await server.deps.db.update(users).set(trial).where(eq(users.username, 'harbour.op'));
    server.deps.sessions.forget();
    const agent = api(server).as('harbour.op');
    await agent.expect('flightOrders', {});
    const { code } = REFUSALS.testingAccount;
    await expect(bookedOrder(server, supplier, agent)).rejects.toThrow(String(code));
    const booked = await bookedOrder(server, supplier, boss);
    expect((await agent.call('cancelFlightOrder', { id: booked.id })).envelope.code).toBe(code);
    const amount = { amount: 10_000, currency: 'CNY' as const };
    expect((await agent.call('startTopUp', { channel: 'alipay', amount })).envelope.code).toBe(code);
    expect((await boss.expect('users', { status: 'testing' })).list.map(({ username }) => username)).toEqual([
      'harbour.op',
    ]);
    const own = { isTesting: false, roles: ['operator' as const] };
    await server.deps.db.update(users).set(own).where(eq(users.username, 'harbour.op'));
  });

  it('on trial leads others, and lets nobody book for them', async () => {
    const boss = api(server).as('harbour.admin');
    const made = await boss.expect('createUser', { ...AGENT, username: 'on.trial', email: 'on.trial@example.com' });
    await server.deps.db.update(users).set({ isTesting: true }).where(eq(users.username, 'harbour.admin'));
    server.deps.sessions.forget();
    const { code } = REFUSALS.testingAccount;
    const another = { ...AGENT, username: 'on.trial.2', email: 'on.trial.2@example.com' };
    expect((await boss.call('createUser', another)).envelope.code).toBe(code);
    const second = await boss.expect('createUser', { ...another, status: 'testing' });
    const activate = ({ id, version, role }: User) =>
      boss.call('updateUser', { id, version, role, nickname: 'Renamed', status: 'active' });
    expect((await activate(second)).envelope.code).toBe(code);
    expect((await activate(made)).envelope.code).toBe(0);
    expect((await boss.call('renewAgencyKey', { id: DEMO_COMPANY.quay })).envelope.code).toBe(code);
    await server.deps.db.update(users).set({ isTesting: false }).where(eq(users.username, 'harbour.admin'));
    server.deps.sessions.forget();
    for (const { id } of [made, second]) await boss.expect('deleteUser', { id });
  });

  it('is removed, and the name is free again', async () => {
    const boss = api(server).as('harbour.admin');
    const made = await boss.expect('createUser', { ...AGENT, username: 'short.stay', email: 'short@example.com' });
    await boss.expect('deleteUser', { id: made.id });
    expect((await boss.expect('users', { id: made.id })).total).toBe(0);
    await boss.expect('createUser', { ...AGENT, username: 'short.stay', email: 'short@example.com' });
  });
});

describe('the last administrator', () => {
  it('is neither removed, nor disabled, nor made anything less, until there is another', async () => {
    const boss = api(server).as('harbour.admin');
    const { list } = await boss.expect('users', { q: 'harbour.admin' });
    const [user] = list;
    if (!user) throw new Error('no user');
    const { id, version, nickname } = user;
    expect(user.isLastSuperUser).toBe(true);
    const { lastSuperUser } = REFUSALS;
    expect((await boss.call('deleteUser', { id })).envelope.code).toBe(lastSuperUser.code);
    for (const change of [
      { role: ['SuperUser' as const], status: 'disabled' as const },
      { role: ['SuperUser' as const], status: 'testing' as const },
      { role: ['operator' as const], status: 'active' as const },
    ])
      expect((await boss.call('updateUser', { id, version, nickname, ...change })).envelope.code).toBe(
        lastSuperUser.code,
      );
    const [fin] = (await boss.expect('users', { q: 'harbour.op' })).list;
    if (!fin) throw new Error('no user');
    const raised = await boss.expect('updateUser', {
      ...{ id: fin.id, version: fin.version, nickname: fin.nickname },
      ...{ role: ['SuperUser'], status: 'active', permissions: [] },
    });
    // Permissions only they hold are granted to others first.
    const goes = { id, version, nickname, role: ['operator' as const], status: 'active' as const };
    const { lastHolder } = REFUSALS;
    expect((await boss.call('updateUser', goes)).envelope.code).toBe(lastHolder.code);
    const gives = { ...goes, role: ['SuperUser' as const], permissions: [] };
    expect((await boss.call('updateUser', gives)).envelope.code).toBe(lastHolder.code);
    expect((await boss.call('deleteUser', { id })).envelope.code).toBe(lastHolder.code);
    expect((await boss.call('deleteMe', { current: DEMO_PASSWORD })).envelope.code).toBe(lastHolder.code);
    await boss.expect('updateUser', {
      ...{ id: fin.id, version: raised.version, nickname: fin.nickname },
      ...{ role: ['SuperUser'], status: 'active', permissions: [...AGENCY_PERMISSIONS] },
    });
    await boss.expect('updateUser', goes);
  });
});
