import assert from 'node:assert/strict';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeStatement } from '../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { sampled } from '../../../tests/tools/run-mode.ts';
import { allocate, CURRENCIES, type Currency } from '../../contract/money.ts';
import { isRefusal, type Refusal } from '../../contract/result.ts';
import { type TopUpAmounts, topUpAmounts } from '../../contract/top-up-amount.ts';
import { inTransaction } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { DEMO_COMPANY } from '../seed/demo-accounts.ts';
import { readWallet } from './accounts.ts';
import { findDifferences } from './find-differences.ts';
import { setCreditLimit } from './lend-credit.ts';
import { postPayment, postRefund, postReturnDue, postTopUp } from './movements.ts';
import type { Posted } from './post.ts';
import type { LedgerChannel, PaymentParts } from './rules.ts';
import { postSettlement } from './settle-credit.ts';
import { readCreditDue } from './statements.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const cause = { at: new Date('2026-11-20T02:00:00Z'), userId: null };
const LIMIT = 40_000;

const amount = fc.integer({ min: 1, max: 60_000 });
const share = fc.integer({ min: 0, max: 100 });
const channel = fc.constantFrom<LedgerChannel>('balance', 'credit', 'alipay');

/** One step of a history; references to earlier steps are taken modulo their number. */
const step = fc.oneof(
  fc.record({
    what: fc.constant('topUp' as const),
    amount,
    from: fc.constantFrom(...CURRENCIES),
    rate: fc.integer({ min: 1, max: 400_000 }).map((n) => (n / 10_000).toFixed(4)),
    percent: fc.integer({ min: 0, max: 500 }).map((n) => (n / 100).toFixed(2)),
  }),
  fc.record({ what: fc.constant('pay' as const), amount, channel, markup: share, fee: share, provider: share }),
  // The fare difference, and the sellers' fees.
  fc.record({ what: fc.constant('change' as const), of: fc.nat(), amount, work: share }),
  // Refunds a part of what was paid, less what supplier and sellers keep.
  fc.record({ what: fc.constant('refund' as const), of: fc.nat(), kept: share }),
  // Settles credit from the balance, all or this much, where possible.
  fc.record({ what: fc.constant('settle' as const), amount: fc.option(amount) }),
  // A credit period ends: the credit used becomes due.
  fc.record({ what: fc.constant('close' as const) }),
  fc.record({ what: fc.constant('again' as const), of: fc.nat(), isOther: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The agency's money, computed naively. */
interface Purse {
  balance: number;
  creditUsed: number;
  /** Due on closed statements. */
  due: number;
  /** The total through the payment provider. */
  provider: number;
}

interface Paid {
  id: string;
  parts: PaymentParts;
  isOnStatement: boolean;
}

/** A history of one agency: applies each step to the ledger, and to a purse. */
class History {
  readonly #company: string;
  readonly #currency: Currency;
  readonly #paid: Paid[] = [];
  /** Every movement posted, to be replayed. */
  readonly #done: ((more: number) => Promise<Posted | Refusal>)[] = [];
  readonly purse: Purse = { balance: 0, creditUsed: 0, due: 0, provider: 0 };
  #number = 0;

  constructor(company: string, currency: Currency) {
    this.#company = company;
    this.#currency = currency;
  }

  async take(next: Step): Promise<void> {
    this.#number += 1;
    if (next.what === 'topUp') await this.#topUp(next);
    else if (next.what === 'pay') await this.#pay(next);
    else if (next.what === 'settle') await this.#settle(next);
    else if (next.what === 'close') await this.#close();
    else if (next.what === 'again') await this.#again(next);
    else {
      const paid = this.#paid[next.of % this.#paid.length];
      if (paid && next.what === 'change') await this.#change(next, paid);
      if (paid && next.what === 'refund') await this.#refund(next, paid);
    }
  }

  /** Posts, and may replay it later; returns whether it was accepted. */
  async #post(run: (tx: Tx, more: number) => Promise<Posted | Refusal>): Promise<boolean> {
    const doOnce = (more: number) => inTransaction(server.deps, (tx) => run(tx, more));
    const posted = await doOnce(0);
    if (isRefusal(posted)) {
      assert.ok(posted.refused === 'insufficientBalance' || posted.refused === 'creditUnused');
      return false;
    }
    assert.equal(posted.replayed, false);
    this.#done.push(doOnce);
    return true;
  }

  async #topUp({ amount: received, from, rate, percent }: Extract<Step, { what: 'topUp' }>): Promise<void> {
    const sums: TopUpAmounts | null = topUpAmounts({ amount: received, currency: from }, rate, percent, this.#currency);
    if (!sums || sums.amount.amount <= 0) return;
    assert.equal(sums.gross.amount, sums.amount.amount + sums.fee.amount);
    const reference = `R${this.#number}`;
    const topUp = { companyId: this.#company, providerId: DEMO_COMPANY.interline, via: 'bank-transfer', reference };
    const about = { ...topUp, description: reference, fee: sums.fee.amount };
    const add = (tx: Tx, more: number) =>
      postTopUp(tx, { ...about, money: { ...sums.amount, amount: sums.amount.amount + more } }, cause);
    assert.equal(await this.#post(add), true);
    this.purse.balance += sums.amount.amount;
    this.#payBack(Math.min(this.purse.due, sums.amount.amount));
  }

  async #settle({ amount: asked }: Extract<Step, { what: 'settle' }>): Promise<void> {
    const { balance, creditUsed } = this.purse;
    const most = Math.min(balance, creditUsed);
    const about = { companyId: this.#company, currency: this.#currency, description: '' };
    const key = `S${this.#number}`;
    const settle = (tx: Tx, more: number) =>
      postSettlement(tx, { ...about, key, amount: asked === null ? more || null : asked + more }, cause);
    const isPayable = most > 0 && (asked ?? most) <= most;
    assert.equal(await this.#post(settle), isPayable);
    if (isPayable) this.#payBack(asked ?? most);
  }

  #payBack(sum: number): void {
    this.purse.balance -= sum;
    this.purse.creditUsed -= sum;
    this.purse.due -= Math.min(this.purse.due, sum);
  }

  async #close(): Promise<void> {
    await closeStatement(server.deps, { companyId: this.#company, currency: this.#currency });
    this.purse.due = this.purse.creditUsed;
    for (const paid of this.#paid) paid.isOnStatement = true;
  }

  /** Whether the purse covers it; takes it out if so. */
  #takeOut(way: LedgerChannel, sum: number): boolean {
    const { purse } = this;
    if (way === 'balance' && purse.balance < sum) return false;
    if (way === 'credit' && purse.creditUsed + sum > LIMIT) return false;
    if (way === 'balance') purse.balance -= sum;
    else if (way === 'credit') purse.creditUsed += sum;
    else purse.provider -= sum;
    return true;
  }

  #partsOf(way: LedgerChannel, total: number, weights: readonly [number, number, number]): PaymentParts {
    const [cost = 0, markup = 0, fee = 0] = allocate(total, weights);
    return {
      companyId: this.#company,
      providerId: DEMO_COMPANY.interline,
      supplierId: 'sandbox',
      channel: way,
      total: { amount: total, currency: this.#currency },
      cost,
      markups: [{ companyId: DEMO_COMPANY.harbour, amount: markup }],
      fee,
    };
  }

  async #pay(next: Extract<Step, { what: 'pay' }>): Promise<void> {
    const transactionFee = next.channel === 'alipay' ? Math.ceil((next.amount * next.provider) / 1000) : 0;
    const parts = {
      ...this.#partsOf(next.channel, next.amount, [200, next.markup, next.fee]),
      transactionFee,
    };
    await this.#buy({ id: `O${this.#number}`, parts, isOnStatement: false }, next.amount + transactionFee);
  }

  async #buy(paid: Paid, sum: number): Promise<void> {
    const { id, parts } = paid;
    const pay = (tx: Tx, more: number) => {
      const total = { ...parts.total, amount: parts.total.amount + more };
      return postPayment(tx, { id, product: 'flight' }, { ...parts, total, cost: parts.cost + more }, cause);
    };
    const isCovered = this.#takeOut(parts.channel, sum);
    assert.equal(await this.#post(pay), isCovered);
    if (isCovered) this.#paid.push(paid);
  }

  async #change(next: Extract<Step, { what: 'change' }>, { parts: { channel: way } }: Paid): Promise<void> {
    const [rest = 0, own = 0, parent = 0] = allocate(next.amount, [300, next.work, next.work]);
    const parts = {
      ...this.#partsOf(way, next.amount, [1, 0, 0]),
      cost: rest,
      fees: [
        { companyId: DEMO_COMPANY.interline, amount: own },
        { companyId: DEMO_COMPANY.harbour, amount: parent },
      ],
    };
    await this.#buy({ id: `C${this.#number}`, parts, isOnStatement: false }, next.amount);
  }

  async #refund({ kept }: Extract<Step, { what: 'refund' }>, paid: Paid): Promise<void> {
    const { cost, markups, fee, fees = [], channel: way, ...parts } = paid.parts;
    const keeps = Math.floor((cost * kept) / 100);
    const earned = cost - keeps + markups.reduce((sum, each) => sum + each.amount, 0) + fee;
    const asked = Math.floor((earned * kept) / 200);
    const money = { ...parts.total, amount: earned - asked };
    if (money.amount <= 0) return;
    this.#paid.splice(this.#paid.indexOf(paid), 1);
    const order = { id: paid.id, product: 'flight' as const };
    const due = {
      ...parts,
      money,
      taken: { cost: cost - keeps, markups, fee },
      fees: [{ companyId: DEMO_COMPANY.interline, amount: asked }],
    };
    assert.equal(
      fees.every((each) => each.amount >= 0),
      true,
    );
    const owe = async (tx: Tx, more: number) => {
      const more_ = {
        ...due,
        money: { ...money, amount: money.amount + more },
        taken: { ...due.taken, fee: fee + more },
      };
      return (await postReturnDue(tx, order, more_, cause)) ?? { journalId: '', replayed: false };
    };
    const to = { companyId: this.#company, channel: way };
    const back = (tx: Tx, more: number) => postRefund(tx, order, to, { ...money, amount: money.amount + more }, cause);
    assert.equal(await this.#post(owe), true);
    assert.equal(await this.#post(back), true);
    const toLine = way === 'credit' ? Math.min(money.amount, this.purse.creditUsed) : 0;
    // The part settled meanwhile goes to the balance.
    this.#takeOut(way === 'credit' ? 'balance' : way, toLine - money.amount);
    this.purse.creditUsed -= toLine;
    if (paid.isOnStatement) this.purse.due -= Math.min(this.purse.due, toLine);
  }

  /** The same key: a replay moves nothing; another amount is refused. */
  async #again({ of, isOther }: Extract<Step, { what: 'again' }>): Promise<void> {
    const done = this.#done[of % this.#done.length];
    if (!done) return;
    const answer = await done(isOther ? 1 : 0);
    assert.partialDeepStrictEqual(answer, isOther ? { refused: 'idempotencyMismatch' } : { replayed: true });
  }
}

async function openCompany(currency: Currency): Promise<string> {
  const id = crypto.randomUUID();
  await inTransaction(server.deps, async (tx) => {
    const about = { name: 'Test agency', proxyLevel: 1, settlementCurrency: currency, createdAt: cause.at };
    await tx.insert(companies).values({ id, parentId: DEMO_COMPANY.harbour, ...about });
    return (await setCreditLimit(tx, id, LIMIT)) ?? {};
  });
  return id;
}

it('any history of top-ups, payments, changes, fees, conversions, refunds and settlements leaves what a purse would hold, and sums of zero', async () => {
  const currency = fc.constantFrom<Currency>('CNY', 'HKD', 'JPY');
  const expected = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(currency, fc.array(step, { minLength: 4, maxLength: 25 }), async (settlement, steps) => {
      const company = await openCompany(settlement);
      const [history, own] = [new History(company, settlement), { companyId: company, currency: settlement }];
      for (const next of steps) {
        await history.take(next);
        const { balance, creditUsed, creditLimit } = await readWallet(server.deps.db, company, settlement);
        const { provider: _, ...purse } = history.purse;
        const { owed: due } = await readCreditDue(server.deps.db, own, cause.at);
        expect({ balance, creditUsed, due }).toEqual(purse);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(creditUsed).toBeLessThanOrEqual(creditLimit);
      }
      expected.set(company, history.purse.provider);
    }),
    { numRuns: sampled(30, 8) },
  );
  // No payment provider was called here, so its clearing account is compared with the purses.
  const differences = await findDifferences(server.deps.db, server.deps.clock.now());
  const [channels, others] = [true, false].map((is) => differences.filter(({ what }) => (what === 'channel') === is));
  expect(others).toEqual([]);
  const atProvider = [...expected].filter(([, sum]) => sum !== 0);
  expect(new Map(channels?.map(({ companyId, actual }) => [companyId, actual]))).toEqual(new Map(atProvider));
});
