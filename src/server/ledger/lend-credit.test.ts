import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assertBalanced } from '../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { sampled } from '../../../tests/tools/run-mode.ts';
import { addDays } from '../../contract/dates.ts';
import { type Currency, convertUp } from '../../contract/money.ts';
import { isRefusal } from '../../contract/result.ts';
import { inTransaction } from '../commands/run-command.ts';
import { readRates } from '../db/exchange-rates.ts';
import { companies } from '../db/schema/companies.ts';
import { ledgerAccounts } from '../db/schema/ledger.ts';
import { exchangeRates } from '../db/schema/site.ts';
import { DEMO_COMPANY } from '../seed/demo-accounts.ts';
import { openAccounts, readWallet } from './accounts.ts';
import { setCreditLimit } from './lend-credit.ts';
import { postPayment } from './movements.ts';

const cause = { at: new Date('2026-11-20T02:00:00Z'), userId: null };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await assertBalanced(server.deps.db);
  await server.close();
});

async function open(parentId: string, settlementCurrency: Currency = 'CNY'): Promise<string> {
  const id = crypto.randomUUID();
  const about = { name: 'Lent to', proxyLevel: 1, settlementCurrency, createdAt: cause.at };
  await inTransaction(server.deps, async (tx) => {
    await tx.insert(companies).values({ id, parentId, ...about });
    await openAccounts(tx, { id, settlementCurrency });
    return {};
  });
  return id;
}

/** Null on success, else the refusal's reason. */
async function lend(id: string, limit: number): Promise<string | null> {
  const done = await inTransaction(server.deps, async (tx) => (await setCreditLimit(tx, id, limit)) ?? {});
  return isRefusal(done) ? done.refused : null;
}

async function owe(companyId: string, amount: number): Promise<string | null> {
  const parts = { companyId, providerId: DEMO_COMPANY.interline, supplierId: 'sandbox', channel: 'credit' as const };
  const total = { amount, currency: 'CNY' as const };
  const order = { id: crypto.randomUUID(), product: 'flight' as const };
  const done = await inTransaction(server.deps, (tx) =>
    postPayment(tx, order, { ...parts, total, cost: amount, markups: [], fee: 0 }, cause),
  );
  return isRefusal(done) ? done.refused : null;
}

const lineOf = async (companyId: string, currency: Currency = 'CNY') => {
  const isLine = and(eq(ledgerAccounts.companyId, companyId), eq(ledgerAccounts.kind, 'credit'));
  const rows = await server.deps.db.select().from(ledgerAccounts).where(isLine);
  const line = rows.find((row) => row.currency === currency);
  if (!line) throw new Error('no credit line');
  return line;
};

describe('what an agency may owe', () => {
  it('comes out of the line of the one above, at every depth: none owes and lends more than it may', async () => {
    const ids: string[] = [DEMO_COMPANY.interline];
    // A direct agency, two sub-agencies, and one below the first of those.
    for (const above of [0, 1, 1, 2]) ids.push(await open(ids[above] ?? ''));
    const above = [-1, 0, 1, 1, 2];
    const limits = ids.map(() => 0);
    const used = ids.map(() => 0);
    const at = (list: readonly number[], i: number) => list[i] ?? 0;
    const lent = (i: number) => limits.reduce((sum, limit, child) => sum + (above[child] === i ? limit : 0), 0);
    const left = (i: number) => at(limits, i) - at(used, i) - lent(i);
    const step = fc.record({
      what: fc.constantFrom('lend', 'owe'),
      of: fc.integer({ min: 1, max: 4 }),
      amount: fc.integer({ min: 1, max: 500 }).map((n) => n * 10),
    });
    /** Runs a step; returns actual and expected result. */
    const take = async ({ what, of, amount }: typeof step extends fc.Arbitrary<infer T> ? T : never) => {
      const id = ids[of] ?? '';
      if (what === 'owe') {
        const fits = amount <= left(of);
        if (fits) used[of] = at(used, of) + amount;
        return [await owe(id, amount), fits ? null : 'insufficientBalance'];
      }
      const lender = at(above, of);
      const isInUse = amount < at(used, of) + lent(of);
      const isCovered = lender === 0 || amount - at(limits, of) <= Math.max(0, left(lender));
      if (!isInUse && isCovered) limits[of] = amount;
      return [await lend(id, amount), isInUse ? 'creditInUse' : isCovered ? null : 'creditNotCovered'];
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        for (const one of steps) {
          const [done, wanted] = await take(one);
          expect(done).toBe(wanted);
        }
        for (const [i, id] of ids.entries()) {
          if (i === 0) continue;
          const { creditLimit, creditUsed, creditLent } = await readWallet(server.deps.db, id, 'CNY');
          expect([creditLimit, creditUsed, creditLent]).toEqual([limits[i], used[i], lent(i)]);
        }
        await assertBalanced(server.deps.db);
      }),
      { numRuns: sampled(15, 5) },
    );
  });

  describe('with many at once', () => {
    let parent = '';
    let own: string[] = [];
    beforeEach(async () => {
      parent = await open(DEMO_COMPANY.interline);
      await lend(parent, 10_000);
      own = await Promise.all(Array.from({ length: 20 }, () => open(parent)));
    });

    it('is lent to exactly those whom the line reaches', async () => {
      const done = await Promise.all(own.map((id) => lend(id, 1000)));
      expect(done.filter((one) => one === null)).toHaveLength(10);
      expect(new Set(done)).toEqual(new Set([null, 'creditNotCovered']));
      expect((await lineOf(parent)).lent).toBe(10_000);
      await assertBalanced(server.deps.db);
    });

    it('is lent and spent up to the limit, whichever comes first', async () => {
      const done = await Promise.all(own.slice(0, 10).flatMap((id) => [lend(id, 1000), owe(parent, 1000)]));
      expect(done.filter((one) => one === null)).toHaveLength(10);
      const { creditUsed, creditLent } = await readWallet(server.deps.db, parent, 'CNY');
      expect(creditUsed + creditLent).toBe(10_000);
      await assertBalanced(server.deps.db);
    });

    it('is raised, lowered and owed, and never comes to more than the line', async () => {
      const [one = '', other = ''] = own;
      const steps = [3000, 500, 7000, 100, 9000, 1].flatMap((limit) => [
        ...[lend(one, limit), lend(other, 10_000 - limit)],
        ...[owe(one, 100), owe(parent, 100), lend(parent, 9000 + (limit % 1000))],
      ]);
      await Promise.all(steps);
      await expect(assertBalanced(server.deps.db)).resolves.toBeUndefined();
    });
  });

  it('in another currency takes what it came to when it was set, and can be lowered whatever the rates are then', async () => {
    const { db } = server.deps;
    const parent = await open(DEMO_COMPANY.interline);
    const sub = await open(parent, 'HKD');
    const { asOf, rates } = await readRates(db);
    const inCny = (amount: number) => convertUp({ amount, currency: 'HKD' }, 'CNY', rates).amount;
    await lend(parent, inCny(50_000));
    expect(await lend(sub, 60_000)).toBe('creditNotCovered');
    expect(await lend(sub, 50_000)).toBeNull();
    expect([(await lineOf(parent)).lent, (await lineOf(sub, 'HKD')).drawn]).toEqual([inCny(50_000), inCny(50_000)]);
    // The Hong Kong dollar doubles in value.
    const dearer = { ...rates, HKD: (Number(rates.HKD) / 2).toFixed(6) };
    const next = { asOf: addDays(asOf, 1) };
    const rows = Object.entries(dearer).map(([currency, rate]) => ({ ...next, currency: currency as Currency, rate })); // its keys
    await db.insert(exchangeRates).values(rows);
    expect(await lend(sub, 49_000)).toBeNull();
    expect((await lineOf(parent)).lent).toBe(inCny(50_000));
    expect(await lend(sub, 50_000)).toBe('creditNotCovered');
    expect(await lend(sub, 20_000)).toBeNull();
    const now = convertUp({ amount: 20_000, currency: 'HKD' }, 'CNY', dearer).amount;
    expect([(await lineOf(parent)).lent, (await lineOf(sub, 'HKD')).drawn]).toEqual([now, now]);
    expect(await lend(sub, 0)).toBeNull();
    expect((await lineOf(parent)).lent).toBe(0);
    await db.delete(exchangeRates).where(eq(exchangeRates.asOf, next.asOf));
  });
});
