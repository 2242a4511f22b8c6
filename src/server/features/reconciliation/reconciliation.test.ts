import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { copyUser } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { ledgerAccounts } from '../../db/schema/ledger.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts, paymentRefunds, type RefundRowState } from '../../db/schema/payments.ts';
import { findDifferences } from '../../ledger/find-differences.ts';
import { postPayment, postTopUp } from '../../ledger/movements.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';
import { proveBooks } from './prove-books.ts';

const clock = testClock('2026-11-20T08:00:00Z');
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  agents = api(server);
  await copyUser(server, 'provider.admin', 'provider.second');
});
afterAll(() => server.close());

const desk = () => agents.as('provider.admin');
const books = async () => (await desk().expect('deskQueue', { kind: 'books', pageSize: 100 })).list;
/** As the job does at night; sessions would not outlast a real one. */
const night = async () => {
  clock.advance(60_000);
  await proveBooks(server.deps);
};
/** Reaches past the ledger, as only somebody at the database could. */
const tamper = (amount: number) =>
  server.deps.db
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
    .where(eq(ledgerAccounts.id, walletId));
let walletId = '';
beforeAll(async () => {
  const [row] = await server.deps.db
    .select()
    .from(ledgerAccounts)
    .where(sql`${ledgerAccounts.companyId} = ${DEMO_COMPANY.harbour} and ${ledgerAccounts.kind} = 'wallet'`);
  walletId = row?.id ?? '';
});

describe('the nightly proof of the books', () => {
  it('finds nothing in books that agree', async () => {
    await night();
    expect(await books()).toEqual([]);
  });

  it('puts a balance that is not its postings before the desk, once, and takes it off when it is gone', async () => {
    await tamper(700);
    await night();
    await night();
    const [task, ...more] = await books();
    expect(more).toEqual([]);
    expect(task).toMatchObject({
      kind: 'books',
      orderId: null,
      agency: { id: DEMO_COMPANY.harbour },
      difference: { what: 'account', subject: walletId, currency: 'CNY' },
    });
    expect((task?.difference?.actual ?? 0) - (task?.difference?.expected ?? 0)).toBe(700);
    expect((await desk().expect('deskCounts', {})).find(({ kind }) => kind === 'books')?.cnt).toBe(1);
    await tamper(-700);
    await night();
    expect(await books()).toEqual([]);
    const closed = await desk().expect('deskDifference', { id: task?.difference?.id ?? '' });
    expect(closed).toMatchObject({ task: null, closed: { by: null, remark: '' } });
  });

  it('is closed with a remark by whoever has it, and stays closed while it is the same', async () => {
    await tamper(-300);
    await night();
    const [task] = await books();
    const id = task?.difference?.id ?? '';
    await desk().expect('claimDeskTask', { id: task?.id ?? '' });
    const taken = await agents.as('provider.second').call('closeDifference', { id, remark: 'Mine' });
    expect(taken.envelope.code).toBe(REFUSALS.taskTaken.code);
    const closed = await desk().expect('closeDifference', { id, remark: 'Restored from a backup' });
    expect(closed.closed).toMatchObject({ by: 'Provider desk', remark: 'Restored from a backup' });
    await night();
    expect(await books()).toEqual([]);
    await tamper(-1);
    await night();
    expect(await books()).toHaveLength(1);
    await tamper(301);
    const again = await desk().call('closeDifference', { id, remark: 'Again' });
    expect(again.envelope.code).toBe(REFUSALS.notFound.code);
  });

  it('waits with what one payment provider payment has given back until the order’s others have too', async () => {
    const { db } = server.deps;
    const found = () => findDifferences(db, clock.now());
    const [one, two] = await db.select().from(orders).where(eq(orders.companyId, DEMO_COMPANY.harbour)).limit(2);
    if (!one || !two) throw new Error('two orders');
    const { companyId, createdBy: userId, settlement } = one;
    const total = { amount: 300, currency: 'CNY' as const };
    const parts = { companyId, providerId: settlement.providerId, supplierId: 'sandbox', channel: 'stripe' as const };
    const cause = { at: clock.now(), userId: null };
    const paid = { id: 'HOUSE', product: 'flight' as const };
    await db.transaction((tx) => postPayment(tx, paid, { ...parts, total, cost: 300, markups: [], fee: 0 }, cause));
    const at = new Date(clock.now().getTime() - 2 * 3_600_000);
    const attempt = { companyId, userId, userName: '', channel: 'stripe' as const, fee: 0, currency: total.currency };
    const times = {
      reference: 'provider',
      paidReference: 'provider',
      paidAt: at,
      returnPath: '/',
      endsAt: at,
      askAt: at,
      createdAt: at,
    };
    const refund = { orderId: one.id, createdAt: at, askedAt: at };
    for (const [id, orderId, amount] of [
      ['a', one.id, 100],
      ['b', two.id, 200],
    ] as const) {
      await db.insert(paymentAttempts).values({ ...attempt, ...times, id, orderId, amount, state: 'paid' });
      await db.insert(paymentRefunds).values({ ...refund, id, askedAs: id, attemptId: id, amount, state: 'asked' });
    }
    const set = (id: string, state: RefundRowState) =>
      db
        .update(paymentRefunds)
        .set({ state, doneAt: state === 'done' ? at : null })
        .where(eq(paymentRefunds.id, id));
    await set('a', 'done');
    expect(await found()).toEqual([]);
    await set('b', 'failed');
    expect(await found()).toEqual([]);
    await set('b', 'done');
    expect(await found()).toMatchObject([{ what: 'channel', subject: 'stripe', expected: 0, actual: -300 }]);
    await set('b', 'asked');
  });

  it('holds what payment providers took against their clearing accounts', async () => {
    const companyId = DEMO_COMPANY.harbour;
    const money = { amount: 5000, currency: 'CNY' as const };
    const topUp = { companyId, money, via: 'alipay', reference: 'NO-PAYMENT', description: 'Nobody paid this' };
    await server.deps.db.transaction((tx) => postTopUp(tx, topUp, { at: clock.now(), userId: null }));
    expect(await findDifferences(server.deps.db, clock.now())).toEqual([
      { what: 'channel', companyId, subject: 'alipay', currency: 'CNY', expected: 0, actual: -5000 },
    ]);
  });
});
