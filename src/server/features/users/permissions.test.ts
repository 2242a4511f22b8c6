import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api, type Caller } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { Permission } from '../../../contract/permissions.ts';
import type { User } from '../../../contract/users.ts';
import { portalEvents } from '../../db/schema/events.ts';
import { users } from '../../db/schema/users.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
  // Some of the provider's, written down by hand, so that there is more to give.
  await store('harbour.admin', ['agencybills:read', 'credit:write', 'topup:write']);
});
afterAll(() => server.close());

const admin = () => calls.as('harbour.admin');
const CLERK = {
  username: 'new.clerk',
  nickname: 'New clerk',
  email: 'new.clerk@example.com',
  role: ['finance' as const],
  status: 'active' as const,
};

/** Whoever is found by the name, of the company of `boss`. */
async function find(username: string, boss: Caller): Promise<User> {
  const [found] = (await boss.expect('users', { q: username })).list;
  if (!found) throw new Error(`no user ${username}`);
  return found;
}

/** harbour.fin is to hold these. */
async function give(permissions: Permission[]) {
  const { id, version, nickname, role, status } = await find('harbour.fin', admin());
  return (await admin().call('updateUser', { id, version, nickname, role, status, permissions })).envelope;
}

const store = (username: string, permissions: Permission[]) =>
  server.deps.db.update(users).set({ permissions }).where(eq(users.username, username));
const { badInput, notAllowed, permissionNotHeld } = REFUSALS;

describe('a permission', () => {
  it('is given and taken by who holds it, and counts from the next call on', async () => {
    const clerk = calls.as('harbour.fin');
    const receipt = { id: DEMO_COMPANY.quay, currency: 'HKD', receivedAmount: 100_000, exchangeRate: '1' } as const;
    const topUp = async (referenceNumber: string) =>
      (await clerk.call('topUpAgency', { ...receipt, referenceNumber })).envelope.code;
    const lines = async () =>
      (await clerk.call('subStatement', { agency: DEMO_COMPANY.quay, statement: 'running' })).envelope.code;
    expect((await give([])).code).toBe(0);
    expect([await topUp('HK-1'), await lines()]).toEqual([notAllowed.code, notAllowed.code]);
    expect((await give(['topup:write', 'agencybills:read'])).data?.permissions).toEqual([
      'agencybills:read',
      'topup:write',
    ]);
    // Money for its agencies is the provider's to enter: a parent finds none of them, whatever it holds.
    expect([await topUp('HK-1'), await lines()]).toEqual([REFUSALS.notFound.code, 0]);
    expect((await clerk.expect('me', {})).permissions).toContain('topup:write');
    expect((await give([])).code).toBe(0);
    expect([await topUp('HK-2'), await lines()]).toEqual([notAllowed.code, notAllowed.code]);
  });

  it('that changes hands stands in the log, and the user’s screens hear of it', async () => {
    const { id } = await find('harbour.fin', admin());
    const { list } = await admin().expect('userLogs', { action: 'updateUser' });
    expect(list.filter(({ subject }) => subject.id === id)).toHaveLength(3);
    const told = await server.deps.db.select().from(portalEvents).where(eq(portalEvents.userId, id));
    expect(told.map(({ event }) => event.type)).toEqual(['company', 'company', 'company']);
  });

  it('goes along with an invitation', async () => {
    const made = await admin().expect('createUser', { ...CLERK, permissions: ['credit:write'] });
    expect(made.permissions).toEqual(['credit:write']);
    expect((await find(CLERK.username, admin())).permissions).toEqual(['credit:write']);
  });

  it('that the caller does not hold is neither given nor taken', async () => {
    expect((await give(['desk:flight'])).code).toBe(permissionNotHeld.code);
    const input = { ...CLERK, username: 'sneaky', email: 'sneaky@example.com' };
    const invited = await admin().call('createUser', { ...input, permissions: ['agencies:write'] });
    expect(invited.envelope.code).toBe(permissionNotHeld.code);
    await store('harbour.fin', ['rates:write']);
    expect((await give([])).code).toBe(permissionNotHeld.code);
    const unknown = await admin().callRaw('createUser', { ...input, permissions: ['everything'] });
    expect(unknown.envelope.code).toBe(badInput.code);
  });

  it('stays where nobody touches it, whoever holds it', async () => {
    await store('harbour.fin', ['rates:write']);
    expect((await give(['rates:write', 'topup:write'])).data?.permissions).toEqual(['topup:write', 'rates:write']);
    const { id, version, role, status } = await find('harbour.fin', admin());
    const renamed = await admin().expect('updateUser', { id, version, nickname: 'Books', role, status });
    expect(renamed.permissions).toEqual(['topup:write', 'rates:write']);
  });

  it('that lets nobody do anything in the company keeps no administrator there', async () => {
    await server.deps.db
      .update(users)
      .set({ roles: ['SuperUser'] })
      .where(eq(users.username, 'quay.op'));
    await store('quay.op', ['agencybills:read']);
    const quay = calls.as('quay.op');
    const named = { username: 'second.quay', email: 'second.quay@example.com', role: ['SuperUser' as const] };
    const made = await quay.expect('createUser', { ...CLERK, ...named });
    const known = sql`(select password_hash from users where username = 'quay.op')`;
    await server.deps.db.update(users).set({ passwordHash: known }).where(eq(users.id, made.id));
    const { id, version, nickname, status } = await find('quay.op', quay);
    const left = await quay.expect('updateUser', { id, version, nickname, status, role: ['operator'] });
    expect(left.role).toEqual(['operator']);
  });

  it('that one administrator alone holds keeps nobody from shutting them out', async () => {
    const provider = calls.as('provider.admin');
    const named = { username: 'second.desk', email: 'second@example.com', role: ['SuperUser' as const] };
    const made = await provider.expect('createUser', { ...CLERK, ...named });
    const known = sql`(select password_hash from users where username = 'provider.admin')`;
    await server.deps.db.update(users).set({ passwordHash: known }).where(eq(users.id, made.id));
    const { id, version, nickname, role, permissions } = await find('provider.admin', provider);
    const second = calls.as('second.desk');
    const off = await second.expect('updateUser', { id, version, nickname, role, status: 'disabled' });
    expect([off.status, off.permissions]).toEqual(['disabled', permissions]);
  });
});
