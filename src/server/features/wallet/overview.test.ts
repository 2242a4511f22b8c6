import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { closeStatement } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { exportPath } from '../../../contract/exports.ts';
import { INVOICE_TYPES } from '../../../contract/flight-terms.ts';
import { orderBillSchema, walletOverviewSchema } from '../../../contract/wallet.ts';
import { notices } from '../../db/schema/notices.ts';
import { postPayment, postTopUp } from '../../ledger/movements.ts';
import type { OwnMoney } from '../../ledger/statement-sums.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';
import { watchBalances } from './watch-balances.ts';

const clock = testClock('2026-11-20T08:00:00Z');
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const fin = () => agents.as('harbour.fin');
const overview = (days: 30 | 60 | 180 | 365 = 60) => fin().expect('walletOverview', { days, zone: 'UTC' });
const pay = async () => {
  const { id } = await bookedOrder(server, supplier, op(), { party: { adult: 1 } });
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  return id;
};
const HARBOUR = { companyId: DEMO_COMPANY.harbour, currency: 'CNY' as const };
const topUp = (amount: number, reference: string, { companyId, currency }: OwnMoney = HARBOUR) =>
  server.deps.db.transaction((tx) =>
    postTopUp(
      tx,
      {
        companyId,
        money: { amount, currency },
        via: 'bank-transfer',
        reference,
        description: 'Top-up',
      },
      { at: clock.now(), userId: null },
    ),
  );

describe('GET /base/v2/wallet/overview', () => {
  it('ends where the wallet stands and goes back day by day through its entries', async () => {
    await pay();
    const found = await overview(365);
    expect(walletOverviewSchema.isValidSync(found, { strict: true })).toBe(true);
    expect([found.days.length, found.days.at(-1)?.day]).toEqual([365, '2026-11-20']);
    const wallet = await fin().expect('wallet', {});
    expect(found.days.at(-1)).toMatchObject({ balance: wallet.balance, creditUsed: wallet.creditUsed });
    // Balance minus credit after a day's last entry, according to the entries.
    const { list } = await fin().expect('walletEntries', { pageSize: 100 });
    const lastOf = new Map(list.toReversed().map(({ paidAt, standing }) => [paidAt.slice(0, 10), standing.amount]));
    expect(lastOf.size).toBeGreaterThan(5);
    const moved = found.days.filter(({ day }) => lastOf.has(day));
    expect(moved.map(({ balance, creditUsed }) => balance - creditUsed)).toEqual(
      moved.map(({ day }) => lastOf.get(day)),
    );
  });

  it('tells how many of the orders due today the money covers', async () => {
    const before = (await overview()).dueToday;
    await bookedOrder(server, supplier, op(), { party: { adult: 1 } });
    const after = (await overview()).dueToday;
    expect(after).toEqual({
      orders: before.orders + 1,
      covered: before.covered + 1,
      total: before.total + ADULT_PRICE,
    });
  });
});

describe('credit that is overdue', () => {
  const money = { companyId: DEMO_COMPANY.meridian, currency: 'USD' as const };
  const meridian = () => agents.as('meridian.admin');
  const read = () => meridian().expect('walletOverview', { days: 60, zone: 'UTC' });
  const available = async () => (await meridian().expect('wallet', {})).available;
  /** Its seller's view of it among the agencies that cannot pay; undefined if it is not among them. */
  const amongSpent = async () => {
    const { list } = await agents.as('provider.admin').expect('agencies', { spent: true, pageSize: 100 });
    return list.find(({ id }) => id === money.companyId)?.money.available;
  };
  const creditChannel = async () => {
    const { channels } = await meridian().expect('flightPaymentConfig', {});
    return channels.find(({ channel }) => channel === 'credit');
  };
  const spend = (id: string, amount: number, channel: 'balance' | 'credit') => {
    const parts = { ...money, providerId: DEMO_COMPANY.interline, supplierId: 'sandbox', channel, markups: [], fee: 0 };
    const total = { amount, currency: money.currency };
    return server.deps.db.transaction((tx) =>
      postPayment(tx, { id, product: 'flight' }, { ...parts, total, cost: amount }, { at: clock.now(), userId: null }),
    );
  };

  it('is told with its first day though a later statement is not due yet, and pays for nothing', async () => {
    const { creditLimit, creditUsed } = await meridian().expect('wallet', {});
    await spend('2699999961', 1000, 'credit');
    await closeStatement(server.deps, money, '2026-11-18T00:00:00Z');
    await bookedOrder(server, supplier, agents.as('meridian.op'), { username: 'meridian.op' });
    await spend('2699999962', (await meridian().expect('wallet', {})).balance, 'balance');
    const owed = creditUsed + 1000;
    const overdue = await read();
    expect(overdue.credit).toMatchObject({ owed, dueDay: '2026-11-18', isOverdue: true });
    await topUp(1, 'STILL-OVERDUE', money);
    expect((await read()).dueToday.covered).toBe(0);
    expect(await creditChannel()).toMatchObject({ available: 0, overdue: true });
    expect([await available(), await amongSpent()]).toEqual([0, 0]);
    expect(await meridian().expect('available', {})).toEqual({ currency: money.currency, available: 0 });
    await closeStatement(server.deps, money, '2026-12-15T00:00:00Z');
    expect((await read()).credit).toMatchObject({ owed: owed - 1, dueDay: '2026-11-18', isOverdue: true });
    await topUp(owed - 1, 'SETTLED', money);
    expect(await creditChannel()).toEqual({
      ...{ channel: 'credit', enabled: true, feeBasisPoints: 0, available: creditLimit },
    });
    expect([await available(), await amongSpent()]).toEqual([creditLimit, undefined]);
    const settled = await read();
    expect(settled.credit).toMatchObject({ owed: 0, dueDay: null, isOverdue: false });
    expect(settled.dueToday.orders).toBeGreaterThan(0);
    expect(settled.dueToday.covered).toBe(settled.dueToday.orders);
  });
});

describe('the low-balance notice', () => {
  const told = async () => (await fin().expect('notices', { pageSize: 100 })).list.filter(({ balance }) => balance);
  const mailed = async () => {
    await server.deps.jobs.drain();
    const { list } = await agents.as('harbour.admin').expect('mails', {});
    return list.filter(({ subject }) => subject.includes('below CNY'));
  };
  const balance = async () => (await fin().expect('wallet', {})).balance;

  it('is told once each time the balance falls below the limit, here and by mail', async () => {
    const amount = await balance();
    expect(await fin().expect('setWalletLimit', { version: 0, amount })).toEqual({ amount, version: 1 });
    expect((await overview()).limit).toEqual({ amount, version: 1 });
    await watchBalances(server.deps);
    expect(await told()).toEqual([]);
    await pay();
    await watchBalances(server.deps);
    await watchBalances(server.deps);
    const [notice, ...more] = await told();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'lowBalance',
      orderId: null,
      balance: { now: { amount: amount - ADULT_PRICE }, limit: { amount } },
    });
    expect(await mailed()).toHaveLength(1);
    await topUp(ADULT_PRICE, 'ABOVE-AGAIN');
    await watchBalances(server.deps);
    await pay();
    await watchBalances(server.deps);
    expect(await told()).toHaveLength(2);
    expect(await mailed()).toHaveLength(2);
  });

  it('is said to come by mail only where a mail goes', async () => {
    expect((await overview()).isMailed).toBe(true);
    await changeCompany(server, DEMO_COMPANY.harbour, { sendEmailToSubAgency: false });
    expect((await overview()).isMailed).toBe(false);
    await changeCompany(server, DEMO_COMPANY.harbour, { sendEmailToSubAgency: true });
  });

  it('is for those who see the money, and for nobody once it is taken away', async () => {
    expect((await op().expect('notices', { pageSize: 100 })).list.some(({ balance }) => balance)).toBe(false);
    const { version } = (await overview()).limit;
    const stale = await fin().call('setWalletLimit', { version: 0, amount: 5 });
    expect(stale.envelope.code).toBe(REFUSALS.staleVersion.code);
    await fin().expect('setWalletLimit', { version, amount: null });
    await server.deps.db.delete(notices).where(eq(notices.kind, 'lowBalance'));
    await pay();
    await watchBalances(server.deps);
    expect(await told()).toEqual([]);
  });
});

describe('GET /base/v2/bills/orders/{id}', () => {
  it('shows finance what a booking’s payment was for, and no other company’s', async () => {
    const id = await pay();
    const bill = await fin().expect('orderBill', { id });
    expect(orderBillSchema.isValidSync(bill, { strict: true })).toBe(true);
    expect(bill).toMatchObject({ id, product: 'flight', passengers: [{}], total: { amount: ADULT_PRICE } });
    expect(bill.entries).toMatchObject([{ orderId: id, amount: { amount: -ADULT_PRICE } }]);
    expect(bill.invoiceType).not.toBeNull();
    const other = await agents.as('meridian.admin').call('orderBill', { id });
    expect(other.envelope.code).toBe(REFUSALS.orderNotFound.code);
  });

  it('names the kind of bill in the Excel bill where the agency wants it, and narrows a statement to it', async () => {
    const sheet = async () => {
      const headers = { authorization: `Bearer ${await fin().token()}`, 'accept-language': 'en' };
      const url = `/api${exportPath('wallet')}`;
      const [head, first] = await readSheet(
        (await server.app.inject({ method: 'POST', url, headers, payload: {} })).rawPayload,
      );
      return [head?.includes('Invoice Type'), first?.at(-1)];
    };
    const id = await pay();
    const { invoiceType } = await fin().expect('orderBill', { id });
    expect((await sheet())[0]).toBe(false);
    await changeCompany(server, DEMO_COMPANY.harbour, { showInvoiceType: true });
    expect((await sheet())[0]).toBe(true);
    const lines = (kind: typeof invoiceType) =>
      fin().expect('statementEntries', { id: 'running', pageSize: 100, ...(kind ? { invoiceType: kind } : {}) });
    const narrowed = await lines(invoiceType);
    expect(narrowed.list.map(({ orderId }) => orderId)).toContain(id);
    expect(narrowed.total).toBeLessThan((await lines(null)).total);
    const ofOrders = (await lines(null)).list.filter(({ orderId }) => orderId !== null);
    const byKind = await Promise.all(INVOICE_TYPES.map(lines));
    expect(byKind.reduce((sum, { total }) => sum + total, 0)).toBe(ofOrders.length);
  });
});
