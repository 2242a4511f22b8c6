import { and, eq, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api, type Caller } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { AGENCY_PERMISSIONS } from '../../../contract/permission-grants.ts';
import { PERMISSIONS, type Permission } from '../../../contract/permissions.ts';
import type { User } from '../../../contract/users.ts';
import { portalEvents } from '../../db/schema/events.ts';
import { users } from '../../db/schema/users.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
  // Some of the provider's, stored directly, so that there is more to grant.
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

/** The user of that name in the company of `boss`. */
async function find(username: string, boss: Caller): Promise<User> {
  const [found] = (await boss.expect('users', { q: username })).list;
  if (!found) throw new Error(`no user ${username}`);
  return found;
}

/** Grants these to harbour.fin. */
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
    // Only the provider enters agencies' receipts: a parent finds none of them, whatever its permissions.
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
    const made = await quay.expect('createUser', { ...CLERK, ...named, permissions: [] });
    const known = sql`(select password_hash from users where username = 'quay.op')`;
    await server.deps.db.update(users).set({ passwordHash: known }).where(eq(users.id, made.id));
    const { id, version, nickname, status } = await find('quay.op', quay);
    const left = await quay.expect('updateUser', { id, version, nickname, status, role: ['operator'] });
    expect(left.role).toEqual(['operator']);
  });

  it('keeps nobody from shutting an administrator out whom another stands beside with the same', async () => {
    const provider = calls.as('provider.admin');
    const named = { username: 'second.desk', email: 'second@example.com', role: ['SuperUser' as const] };
    const made = await provider.expect('createUser', { ...CLERK, ...named });
    const known = sql`(select password_hash from users where username = 'provider.admin')`;
    await server.deps.db.update(users).set({ passwordHash: known }).where(eq(users.id, made.id));
    const { id, version, nickname, role, permissions } = await find('provider.admin', provider);
    const second = calls.as('second.desk');
    const off = await second.expect('updateUser', { id, version, nickname, role, status: 'disabled' });
    expect([off.status, off.permissions]).toEqual(['disabled', permissions]);
    await second.expect('updateUser', { id, version: off.version, nickname, role, status: 'active' });
  });

  it('is not lost with the last who holds it, whoever disables, removes or strips them', async () => {
    const provider = api(server).as('provider.admin');
    const second = api(server).as('second.desk');
    const { lastHolder } = REFUSALS;
    const boss = await find('provider.admin', provider);
    const keep = { id: boss.id, version: boss.version, nickname: boss.nickname, role: boss.role };
    for (const permission of PERMISSIONS) {
      const others = PERMISSIONS.filter((one) => one !== permission);
      await store('second.desk', others);
      await server.deps.db
        .update(users)
        .set({ permissions: [] })
        .where(
          and(
            eq(users.companyId, DEMO_COMPANY.interline),
            notInArray(users.username, ['second.desk', 'provider.admin']),
          ),
        );
      server.deps.sessions.forget();
      for (const status of ['disabled', 'testing'] as const) {
        const { envelope } = await second.call('updateUser', { ...keep, status });
        expect(envelope.code, `${permission} ${status}`).toBe(lastHolder.code);
      }
      const less = { ...keep, status: 'active' as const };
      const demoted = await second.call('updateUser', { ...less, role: ['operator'] });
      expect(demoted.envelope.code, permission).toBe(lastHolder.code);
      const removed = await second.call('deleteUser', { id: boss.id });
      expect(removed.envelope.code, permission).toBe(lastHolder.code);
      const left = await provider.call('deleteMe', { current: DEMO_PASSWORD });
      expect(left.envelope.code, permission).toBe(lastHolder.code);
      const stripped = await provider.call('updateUser', { ...less, permissions: others });
      expect(stripped.envelope.code, permission).toBe(lastHolder.code);
    }
  });

  it('is not lost either with the last who holds it without being an administrator, nor after their password was reset', async () => {
    const provider = api(server).as('provider.admin');
    await store(
      'second.desk',
      PERMISSIONS.filter((one) => one !== 'desk:train'),
    );
    await store(
      'provider.admin',
      PERMISSIONS.filter((one) => one !== 'desk:train'),
    );
    await store('provider.desk', ['desk:train']);
    server.deps.sessions.forget();
    const { lastHolder } = REFUSALS;
    const clerk = await find('provider.desk', provider);
    expect((await provider.call('deleteUser', { id: clerk.id })).envelope.code).toBe(lastHolder.code);
    await store('second.desk', [...PERMISSIONS]);
    await store('provider.desk', []);
    const { id } = await find('second.desk', provider);
    await provider.expect('resetUserPassword', { id });
    expect((await provider.call('deleteUser', { id })).envelope.code).toBe(lastHolder.code);
  });

  it('comes with the role where nothing else is said: all of them to another administrator, bills to finance', async () => {
    await store('provider.admin', [...PERMISSIONS]);
    server.deps.sessions.forget();
    const provider = api(server).as('provider.admin');
    const invite = (name: string, role: User['role']) =>
      provider.expect('createUser', { ...CLERK, username: name, email: `${name}@example.com`, role });
    expect((await invite('third.desk', ['SuperUser'])).permissions).toEqual(PERMISSIONS);
    expect((await invite('books.desk', ['finance'])).permissions).toEqual(['agencybills:read']);
    const made = await invite('raised.desk', ['operator']);
    expect(made.permissions).toEqual([]);
    const { id, version, nickname, status } = made;
    const raised = await provider.expect('updateUser', { id, version, nickname, status, role: ['SuperUser'] });
    expect(raised.permissions).toEqual(PERMISSIONS);
    await store('harbour.admin', [...AGENCY_PERMISSIONS]);
    server.deps.sessions.forget();
    const named = { ...CLERK, username: 'harbour.books', email: 'harbour.books@example.com' };
    expect((await admin().expect('createUser', named)).permissions).toEqual(['agencybills:read']);
  });
});
