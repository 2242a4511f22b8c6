import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { sampled } from '../../../tests/tools/run-mode.ts';
import { MONEY_LIMITS } from '../../contract/limits.ts';
import { isRefusal } from '../../contract/result.ts';
import { inTransaction } from '../commands/run-command.ts';
import { companies } from '../db/schema/companies.ts';
import { DEMO_COMPANY } from '../seed/demo-accounts.ts';
import { readWallet } from './accounts.ts';
import { findDifferences } from './find-differences.ts';
import { setCreditLimit } from './lend-credit.ts';
import { postPayment, postRefund, postRefundDue, postTopUp } from './movements.ts';
import type { LedgerChannel } from './rules.ts';

const cause = { at: new Date('2026-11-20T02:00:00Z'), userId: null };

describe('the ledger in the database', () => {
  let server: TestServer;
  let agency = '';
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    agency = crypto.randomUUID();
    await server.deps.db.insert(companies).values({
      id: agency,
      parentId: DEMO_COMPANY.harbour,
      name: 'Test agency',
      proxyLevel: 1,
      settlementCurrency: 'HKD',
      createdAt: cause.at,
    });
    await inTransaction(server.deps, async (tx) => {
      return (await setCreditLimit(tx, agency, 1000)) ?? {};
    });
  });

  const wallet = () => readWallet(server.deps.db, agency, 'HKD');
  const topUp = (reference: string, amount: number) =>
    inTransaction(server.deps, (tx) =>
      postTopUp(
        tx,
        { companyId: agency, money: { amount, currency: 'HKD' }, via: 'bank', reference, description: 'Top-up' },
        cause,
      ),
    );
  const partsOf = (total: number, channel: LedgerChannel) => ({
    companyId: agency,
    providerId: DEMO_COMPANY.interline,
    supplierId: 'sandbox',
    channel,
    total: { amount: total, currency: 'HKD' as const },
    cost: total - Math.floor(total / 10),
    markups: [{ companyId: DEMO_COMPANY.harbour, amount: Math.floor(total / 10) }],
    fee: 0,
  });
  const pay = (order: string, total: number, channel: LedgerChannel = 'balance') =>
    inTransaction(server.deps, (tx) =>
      postPayment(tx, { id: order, product: 'flight' }, partsOf(total, channel), cause),
    );

  it('keeps every sum at zero and no account below its floor, whatever is done in whatever order', async () => {
    const operation = fc.record({
      what: fc.constantFrom('topUp', 'pay', 'refund', 'limit', 'again'),
      amount: fc.integer({ min: 1, max: 1500 }),
      channel: fc.constantFrom('balance' as const, 'credit' as const),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 12 }), async (operations) => {
        run++;
        const paid: { order: string; total: number; channel: LedgerChannel }[] = [];
        const expected = await wallet();
        for (const [i, { what, amount, channel }] of operations.entries()) {
          const order = `${run}-${i}`;
          if (what === 'topUp' && !isRefusal(await topUp(order, amount))) expected.balance += amount;
          if (what === 'pay' && !isRefusal(await pay(order, amount, channel))) {
            paid.push({ order, total: amount, channel });
            if (channel === 'balance') expected.balance -= amount;
            else expected.creditUsed += amount;
          }
          const last = paid.at(-1);
          const again = what === 'again' && last ? await pay(last.order, last.total, last.channel) : { replayed: true };
          expect(again).toMatchObject({ replayed: true });
          if (what === 'refund' && last) {
            paid.pop();
            const parts = partsOf(last.total, last.channel);
            await inTransaction(server.deps, async (tx) => {
              await postRefundDue(tx, { id: last.order, product: 'flight' }, parts, cause);
              return postRefund(tx, { id: last.order, product: 'flight' }, parts, parts.total, cause);
            });
            if (last.channel === 'balance') expected.balance += last.total;
            else expected.creditUsed -= last.total;
          }
          if (what === 'limit') {
            const set = await inTransaction(
              server.deps,
              async (tx) => (await setCreditLimit(tx, agency, amount)) ?? {},
            );
            if (!isRefusal(set)) expected.creditLimit = amount;
          }
          const { version: _, ...now } = await wallet();
          const { version: __, ...wanted } = expected;
          expect(now).toEqual(wanted);
          expect(now.balance).toBeGreaterThanOrEqual(0);
          expect(now.creditUsed).toBeLessThanOrEqual(now.creditLimit);
        }
        expect(await findDifferences(server.deps.db, server.deps.clock.now())).toEqual([]);
      }),
      { numRuns: sampled(25, 8) },
    );
  });

  it('lets exactly those of 50 payments at once through that the balance covers', async () => {
    await topUp('race', 10_000);
    const results = await Promise.all(Array.from({ length: 50 }, (_, i) => pay(`race-${i}`, 1000)));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(10);
    expect(results.filter(isRefusal).every(({ refused }) => refused === 'insufficientBalance')).toBe(true);
    expect((await wallet()).balance).toBe(0);
    expect(await findDifferences(server.deps.db, server.deps.clock.now())).toEqual([]);
  });

  it('holds no more on an account than numbers hold exactly, and rounds nothing', async () => {
    const most = MONEY_LIMITS.account;
    expect(await topUp('beyond', most + 1)).toMatchObject({ refused: 'badInput' });
    expect(await topUp('nearly', most - 5)).toMatchObject({ replayed: false });
    expect(await topUp('six', 6)).toMatchObject({ refused: 'badInput' });
    const race = await Promise.all(['a', 'b', 'c'].map((reference) => topUp(reference, 3)));
    expect(race.filter((result) => !isRefusal(result))).toHaveLength(1);
    expect((await wallet()).balance).toBe(most - 2);
    expect(await pay('down', 7)).toMatchObject({ replayed: false });
    expect((await wallet()).balance).toBe(most - 9);
    expect(await findDifferences(server.deps.db, server.deps.clock.now())).toEqual([]);
  });

  it('refuses the same key for another movement and moves nothing', async () => {
    await topUp('one', 500);
    expect(await topUp('one', 500)).toMatchObject({ replayed: true });
    expect(await topUp('one', 700)).toMatchObject({ refused: 'idempotencyMismatch' });
    expect((await wallet()).balance).toBe(500);
  });

  it('pays from credit down to the limit and no further', async () => {
    expect(await pay('c1', 1000, 'credit')).toMatchObject({ replayed: false });
    expect(await pay('c2', 1, 'credit')).toMatchObject({ refused: 'insufficientBalance' });
    expect(await wallet()).toMatchObject({ balance: 0, creditUsed: 1000, creditLimit: 1000 });
  });

  it.each([
    ['an update', sql`update ledger_postings set amount = amount + 1`],
    ['a deletion', sql`delete from ledger_journal`],
    ['truncating', sql`truncate ledger_postings`],
    ['another owner for an account', sql`update ledger_accounts set currency = 'USD'`],
  ])('the database itself refuses %s', async (_, statement) => {
    await topUp('kept', 100);
    await expect(server.deps.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/append-only/) },
    });
  });

  it('the database itself refuses a movement that does not balance', async () => {
    const unbalanced = server.deps.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into ledger_journal (company_id, kind, idempotency_key, request_hash, description, created_at)
            values (${agency}, 'top-up', 'forged', 'x', 'x', now()) returning id`,
      );
      for (const amount of [100, -99])
        await tx.execute(
          sql`insert into ledger_postings (journal_id, account_id, amount, currency)
              select ${rows[0]?.id}, id, ${amount}, currency from ledger_accounts
              where company_id = ${agency} and kind = 'wallet'`,
        );
    });
    await expect(unbalanced).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/out of balance by HKD 1/) },
    });
  });
});
