import { randomBytes, randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { api } from '../../../tests/factories/api.ts';
import { testSettings } from '../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { createEmptyDatabase, dropDatabase, serverOf } from '../../../tests/server-setup/template.ts';
import { REFUSALS } from '../../contract/errors.ts';
import type { Settings } from '../config.ts';
import { hashPassword, isPassword } from '../crypto/password.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { readRates } from '../db/exchange-rates.ts';
import { migrate } from '../db/migrate.ts';
import { companies } from '../db/schema/companies.ts';
import { users } from '../db/schema/users.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from './demo-accounts.ts';
import { seedDatabase } from './seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const usersIn = async () => (await server.deps.db.select({ n: count() }).from(users))[0]?.n;

describe('the demonstration', () => {
  it('lets every account sign in and shows what each company has', async () => {
    const calls = api(server);
    const wallets = await Promise.all(
      ['harbour.fin', 'quay.fin', 'meridian.admin', 'provider.admin'].map((name) =>
        calls.as(name).expect('wallet', {}),
      ),
    );
    expect(wallets.map(({ currency, creditLimit }) => [currency, creditLimit])).toEqual([
      ['CNY', 30_000_000],
      ['HKD', 10_000_000],
      ['USD', 4_000_000],
      ['CNY', 0],
    ]);
    // Enough for dozens of tickets after all that the history has spent.
    const enough = [40_000_000, 10_000_000, 5_000_000, 0];
    for (const [i, { balance }] of wallets.entries()) expect(balance).toBeGreaterThanOrEqual(enough[i] ?? 0);
    const quay = await calls.as('quay.fin').expect('me', {});
    expect(quay.company).toMatchObject({ proxyLevel: 1, isProvider: false });
    const provider = await calls.as('provider.admin').expect('me', {});
    expect(provider).toMatchObject({
      company: { isProvider: true },
      permissions: expect.arrayContaining(['desk:flight']),
    });
    const meridian = await calls.as('meridian.admin').expect('me', {});
    expect(meridian.company.config.commonConfig.enableTrainService).toBe(false);
  });

  it('has companies of which is known where they are, and whom to reach there', async () => {
    const rows = await server.deps.db.select().from(companies);
    const details = rows.flatMap((row) => [row.address, row.contactName, row.contactEmail, row.contactPhone]);
    expect(details).toHaveLength(4 * Object.keys(DEMO_COMPANY).length);
    expect(details).not.toContain('');
  });

  it('is made once, whatever was changed since', async () => {
    const { db } = server.deps;
    await db.update(companies).set({ name: 'Harbour Travel Group' }).where(eq(companies.id, DEMO_COMPANY.harbour));
    const before = await usersIn();
    const { balance: balanceBefore } = await api(server).as('harbour.fin').expect('wallet', {});
    await Promise.all([seedDatabase(server.deps), seedDatabase(server.deps)]);
    expect(await usersIn()).toBe(before);
    const [harbour] = await db.select().from(companies).where(eq(companies.id, DEMO_COMPANY.harbour));
    expect(harbour?.name).toBe('Harbour Travel Group');
    const { balance } = await api(server).as('harbour.fin').expect('wallet', {});
    expect(balance).toBe(balanceBefore);
  });
});

describe('a demonstration that goes on as a portal of one’s own', () => {
  it('opens to nobody with the password that everyone knows, and to a user with another', async () => {
    const own = await startTestServer({ settings: { seed: 'none' } });
    const { envelope } = await api(own).anonymous().call('login', { username: 'harbour.op', password: DEMO_PASSWORD });
    expect(envelope.code).toBe(REFUSALS.loginFailed.code);
    await own.deps.db.update(users).set({ passwordHash: await hashPassword('My-own-1') });
    await api(own).anonymous().expect('login', { username: 'harbour.op', password: 'My-own-1' });
    await own.close();
  });

  it('gets a first administrator beside the accounts of the demonstration', async () => {
    const admin = { username: 'first.admin', password: 'Secret-1' };
    const own = await startTestServer({ settings: { seed: 'none', admin } });
    for (let start = 0; start < 2; start++) await seedDatabase(own.deps);
    const { company, userInfo } = await api(own).anonymous().expect('login', admin);
    expect([company.isProvider, userInfo.role]).toEqual([true, ['SuperUser']]);
    await own.close();
  });
});

describe('a database of one’s own', () => {
  let database: Database;
  let urlOf: (name: string) => string;
  const name = `interline_test_${randomBytes(8).toString('hex')}`;
  beforeAll(async () => {
    urlOf = await serverOf(inject('databases'));
    await createEmptyDatabase(urlOf, name);
    database = await openDatabase(urlOf(name), server.deps.log, 2);
    await migrate(database.pool);
  });
  afterAll(async () => {
    await database.close();
    await dropDatabase(urlOf, name);
  });
  const namesIn = async () =>
    (await database.db.select({ name: companies.name }).from(companies)).map((row) => row.name);
  const seed = (mode: Settings['seed'], admin: Settings['admin'] = null) =>
    seedDatabase({ ...server.deps, db: database.db, settings: testSettings({ seed: mode, admin }) });

  it('gets exchange rates and nobody else with SEED=none', async () => {
    await seed('none');
    expect(await namesIn()).toEqual([]);
    expect((await readRates(database.db)).rates.CNY).toBe('1');
  });

  it('is left alone when it holds other companies', async () => {
    const own = { name: 'Own Agency', proxyLevel: 0, settlementCurrency: 'EUR', createdAt: new Date() } as const;
    await database.db.insert(companies).values({ id: randomUUID(), ...own });
    await seed('demo');
    expect(await namesIn()).toEqual(['Own Agency']);
  });

  it('gets its first administrator once, while it has no users', async () => {
    await seed('none', { username: 'first.admin', password: 'Secret-1' });
    await seed('none', { username: 'second.admin', password: 'Secret-2' });
    const found = await database.db
      .select({ user: users, company: companies })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.companyId));
    expect(found).toMatchObject([
      { user: { username: 'first.admin', roles: ['SuperUser'] }, company: { isProvider: true } },
    ]);
    expect(await isPassword('Secret-1', found[0]?.user.passwordHash ?? null)).toBe(true);
  });
});
