import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../tests/factories/eventually.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { inTransaction } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import { ledgerAccounts } from '../db/schema/ledger.ts';
import { DEMO_COMPANY } from '../seed/demo-accounts.ts';
import { postMovement } from './post.ts';
import type { AccountKind } from './rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const companyId = DEMO_COMPANY.harbour;
type Guarded = Extract<AccountKind, 'wallet' | 'credit'>;

/** The agency's wallet and credit line, in id order. */
async function guardedAccounts() {
  const t = ledgerAccounts;
  const isOwn = and(eq(t.companyId, companyId), inArray(t.kind, ['wallet', 'credit']), eq(t.currency, 'CNY'));
  const [first, second] = await server.deps.db.select().from(t).where(isOwn).orderBy(asc(t.id));
  if (!first || !second) throw new Error('an agency has both');
  return { first, second };
}

const leg = (kind: AccountKind, amount: number) => ({
  account: { companyId, kind, qualifier: '', currency: 'CNY' as const },
  amount,
});
const move = (from: Guarded, to: Guarded) =>
  inTransaction(server.deps, (tx) =>
    postMovement(tx, {
      ...{ companyId, kind: 'refund', orderId: null, product: null, userId: null, at: server.clock.now() },
      idempotencyKey: `${from} to ${to}`,
      description: 'From one to the other',
      legs: [leg(from, 0 - 1), leg(to, 1)],
    }),
  );

/** Locks an account's row while `work` runs. */
async function whileHeld(id: string, work: () => Promise<void>): Promise<void> {
  await server.deps.db.transaction(async (tx) => {
    await take(tx, id);
    await work();
  });
}
const take = (tx: Pick<Tx, 'execute'>, id: string) =>
  tx.execute(sql`select id from ledger_accounts where id = ${id} for update skip locked`);

const waiting = async () => {
  const mine = sql`select pid from pg_stat_activity where datname = current_database()`;
  return (await server.deps.db.execute(sql`select from pg_locks where not granted and pid in (${mine})`)).rowCount;
};

it.each([
  ['wallet', 'credit'],
  ['credit', 'wallet'],
] as const)(
  'money from %s to %s takes the accounts in one order, so that two payments never wait for each other',
  async (from, to) => {
    const { first, second } = await guardedAccounts();
    let moving: ReturnType<typeof move> | undefined;
    await whileHeld(first.id, async () => {
      moving = move(from, to);
      await eventually(async () => expect(await waiting()).toBe(1));
      // It waits for the first account and holds none.
      expect((await take(server.deps.db, second.id)).rowCount).toBe(1);
    });
    expect(await moving).toMatchObject({ replayed: false });
  },
);
