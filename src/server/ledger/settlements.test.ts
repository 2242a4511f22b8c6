import { describe, expect, it } from 'vitest';
import { cause, creditBooks } from '../../../tests/factories/credit-books.ts';
import { closeStatement } from '../../../tests/factories/ledger.ts';
import { isRefusal } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import { readEntries } from './entries.ts';
import { setCreditLimit } from './lend-credit.ts';
import { postPayment, postRefund, postTopUp } from './movements.ts';
import { postSettlement } from './settle-credit.ts';
import { readTransactions } from './transactions.ts';

const LATER = '2026-12-15T00:00:00Z';
const { server, own, post, partsOf, openAgency, wallet, topUp, pay, refund, settle } = creditBooks();

describe('credit in use', () => {
  it('is paid back out of the balance, all or a part, and the line is free again', async () => {
    await pay('1', 400, 'credit');
    await topUp(300, 'A');
    expect(await settle(100)).toMatchObject({ replayed: false });
    expect(await wallet()).toMatchObject({ balance: 200, creditUsed: 300 });
    expect(await settle(null)).toMatchObject({ replayed: false });
    expect(await wallet()).toMatchObject({ balance: 0, creditUsed: 100 });
    expect(await settle(null)).toMatchObject({ refused: 'insufficientBalance' });
    expect(await pay('2', 900, 'credit')).toMatchObject({ replayed: false });
    const lend = (limit: number) => post(async (tx) => (await setCreditLimit(tx, own().companyId, limit)) ?? {});
    expect(await lend(999)).toMatchObject({ refused: 'creditInUse' });
    await topUp(1000, 'B');
    await settle(null);
    expect(await lend(0)).toEqual({});
  });

  it.each([
    ['more than is in use', 101, 'creditUnused'],
    ['more than the balance holds', 60, 'insufficientBalance'],
  ])('is not paid back by %s, and nothing moves', async (_, amount, refused) => {
    await pay('1', 100, 'credit');
    await topUp(50, 'A');
    const before = await wallet();
    expect(await settle(amount)).toMatchObject({ refused });
    expect(await wallet()).toEqual(before);
  });

  it('says so where there is none', async () => {
    await topUp(50, 'A');
    expect(await settle(null)).toMatchObject({ refused: 'creditUnused' });
  });

  it('is paid back once under one key, and another amount under it is refused', async () => {
    await pay('1', 100, 'credit');
    await topUp(500, 'A');
    await settle(40, 'one');
    expect(await settle(40, 'one')).toMatchObject({ replayed: true });
    expect(await settle(41, 'one')).toMatchObject({ refused: 'idempotencyMismatch' });
    expect(await wallet()).toMatchObject({ balance: 460, creditUsed: 60 });
  });

  it('shows as two entries that leave balance less credit where it stood, and is no transaction', async () => {
    await pay('1', 100, 'credit');
    await topUp(500, 'A');
    await settle(100);
    const { rows } = await readEntries(server().deps.db, own(), { type: 'settlement' }, { page: 1, pageSize: 9 });
    expect(rows.map(({ account, amount, standing }) => [account, amount, standing])).toEqual([
      ['credit', 100, 400],
      ['wallet', -100, 300],
    ]);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(1);
    expect(rows[0]?.reference).toMatch(/^SET[\dA-F]{8}$/);
    const { total } = await readTransactions(server().deps.db, own().companyId, {}, { page: 1, pageSize: 9 });
    expect(total).toBe(2);
  });
});

describe('money that is put in', () => {
  it('settles what is due at once, and no more than that', async () => {
    await pay('1', 100, 'credit');
    await closeStatement(server().deps, own(), LATER);
    await pay('2', 50, 'credit');
    await topUp(70, 'A');
    expect(await wallet()).toMatchObject({ balance: 0, creditUsed: 80 });
    await topUp(200, 'B');
    expect(await wallet()).toMatchObject({ balance: 170, creditUsed: 50 });
    expect(await topUp(200, 'B')).toMatchObject({ replayed: true });
    expect(await wallet()).toMatchObject({ balance: 170, creditUsed: 50 });
    const { rows } = await readEntries(server().deps.db, own(), { type: 'settlement' }, { page: 1, pageSize: 9 });
    expect(rows.map(({ amount, description }) => [amount, description])).toEqual([
      [30, 'B'],
      [-30, 'B'],
      [70, 'A'],
      [-70, 'A'],
    ]);
  });
});

describe('a refund of what was paid on credit', () => {
  it('goes to the balance as far as the credit has been settled, and counts once', async () => {
    await pay('1', 100, 'credit');
    await topUp(70, 'A');
    await settle(null);
    expect(await refund('1', 100, 'credit')).toMatchObject({ replayed: false });
    expect(await wallet()).toMatchObject({ balance: 70, creditUsed: 0 });
    expect(await refund('1', 100, 'credit')).toMatchObject({ replayed: true });
    const { rows } = await readTransactions(
      server().deps.db,
      own().companyId,
      { kind: 'refund' },
      { page: 1, pageSize: 9 },
    );
    expect(rows).toMatchObject([{ gross: 100, method: 'credit' }]);
  });
});

describe('at the same moment', () => {
  it('many settlements pay back what is in use and not a cent more', async () => {
    await pay('1', 100, 'credit');
    await topUp(1000, 'A');
    const results = await Promise.all(Array.from({ length: 10 }, () => settle(30)));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(3);
    const rest = await Promise.all([settle(null), settle(null), settle(null)]);
    expect(rest.filter((result) => !isRefusal(result))).toHaveLength(1);
    expect(await wallet()).toMatchObject({ balance: 900, creditUsed: 0 });
  });

  it('settlements, payments, refunds and top-ups never wait for each other, and no money is spent twice', async () => {
    for (let round = 0; round < 4; round++) {
      await openAgency();
      await pay('paid', 400, 'credit');
      await closeStatement(server().deps, own(), LATER);
      await topUp(100, 'first');
      // Without the retry after a deadlock: there must be none.
      const work = Array.from({ length: 6 }, (_, i) => [
        (tx: Tx) => postSettlement(tx, { ...own(), amount: null, key: `S${i}`, description: '' }, cause),
        (tx: Tx) => postPayment(tx, { id: `B${i}`, product: 'flight' }, partsOf(40, 'balance'), cause),
        (tx: Tx) => postPayment(tx, { id: `C${i}`, product: 'flight' }, partsOf(40, 'credit'), cause),
        (tx: Tx) =>
          postRefund(
            tx,
            { id: `R${i}`, product: 'flight' },
            partsOf(40, 'credit'),
            { amount: 30, currency: own().currency },
            cause,
          ),
        (tx: Tx) =>
          postTopUp(
            tx,
            {
              ...own(),
              money: { amount: 50, currency: own().currency },
              via: 'bank',
              reference: `T${i}`,
              description: '',
            },
            cause,
          ),
      ]).flat();
      const done = await Promise.allSettled(work.map((one) => attempt(one)));
      expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
      const { balance, creditUsed } = await wallet();
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(creditUsed).toBeGreaterThanOrEqual(0);
    }
  });
});

class Refused extends Error {}

/** A transaction without retry. */
async function attempt(work: (tx: Tx) => Promise<object>): Promise<void> {
  const run = server().deps.db.transaction(async (tx) => {
    if (isRefusal(await work(tx))) throw new Refused();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
}
