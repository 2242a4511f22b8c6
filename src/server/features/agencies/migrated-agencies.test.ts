import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { AGENCY_PERMISSIONS } from '../../../contract/permission-grants.ts';
import { PERMISSIONS } from '../../../contract/permissions.ts';
import { ledgerAccounts } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';

const migration = (name: string) =>
  readFileSync(new URL(`../../db/migrations/${name}`, import.meta.url), 'utf8').split(/;\n/);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('agencies that there were before', () => {
  it('take their credit out of the lines above, as it would have been lent today', async () => {
    const { db, pool } = server.deps;
    const lines = () =>
      db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'credit')).orderBy(ledgerAccounts.id);
    const lent = await lines();
    expect(lent.some((line) => line.lent > 0)).toBe(true);
    await db.update(ledgerAccounts).set({ lent: 0, drawn: 0 });
    const [, draw = '', sum = ''] = migration('0066_lent_credit.sql');
    await pool.query(draw);
    await pool.query(sum);
    expect(await lines()).toEqual(lent);
    await assertBalanced(db);
  });

  it('have administrators who can do all that one can who is made today, and finance staff who read bills', async () => {
    const { db, pool } = server.deps;
    const held = async () =>
      new Map((await db.select().from(users)).map(({ username, permissions }) => [username, [...permissions].sort()]));
    await db.update(users).set({ permissions: sql`'{}'` });
    for (const statement of migration('0067_permissions_of_roles.sql'))
      if (statement.trim()) await pool.query(statement);
    const now = await held();
    expect(now.get('provider.admin')).toEqual([...PERMISSIONS].sort());
    for (const name of ['harbour.admin', 'meridian.admin'])
      expect(now.get(name)).toEqual([...AGENCY_PERMISSIONS].sort());
    for (const name of ['harbour.fin', 'quay.fin']) expect(now.get(name)).toEqual(['agencybills:read']);
    for (const name of ['harbour.op', 'provider.desk']) expect(now.get(name)).toEqual([]);
  });
});
