import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { sampled } from '../../../../tests/tools/run-mode.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { REFUSAL_MESSAGES } from '../../../contract/messages.ts';
import { inTransaction } from '../../commands/run-command.ts';
import { ledgerAccounts, ledgerPostings } from '../../db/schema/ledger.ts';
import { postPayment } from '../../ledger/movements.ts';
import { sweepOrders } from '../../orders/jobs.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock();
let supplier: ScriptedSupplier;
let server: TestServer;
let agents: Api;

beforeAll(async () => {
  supplier = scriptedSupplier(clock);
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());
beforeEach(() => {
  supplier.script.hold = false;
});
afterEach(async () => {
  clock.set('2026-11-20T02:00:00.000Z');
  await assertBalanced(server.deps.db);
});

const op = () => agents.as('harbour.op');
const book = (choice = {}, who = 'harbour.op') =>
  bookedOrder(server, supplier, agents.as(who), { username: who, ...choice });
const wallet = (who = 'harbour.fin') => agents.as(who).expect('wallet', {});
const pay = (order: Pick<FlightOrder, 'id'>, rest: object = { channel: 'balance' }, who = 'harbour.op') =>
  agents.as(who).callRaw('payFlightOrder', { id: order.id, ...rest });
const read = (id: string) => op().expect('flightOrder', { id });

/** Leaves exactly this much in a company's wallet. */
async function leave(companyId: string, currency: 'CNY' | 'HKD', amount: number, balance: number): Promise<void> {
  const cause = { at: clock.now(), userId: null };
  const total = { amount: balance - amount, currency };
  const parts = { companyId, providerId: DEMO_COMPANY.interline, supplierId: 'drain', markups: [], fee: 0 };
  await inTransaction(server.deps, (tx) =>
    postPayment(
      tx,
      { id: `drain-${companyId}`, product: 'flight' },
      { ...parts, total, cost: total.amount, channel: 'balance' },
      cause,
    ),
  );
}

describe('paying an order', () => {
  it('takes the total from the wallet at once and sends the order to be ticketed', async () => {
    const before = await wallet();
    const order = await book();
    const { envelope } = await pay(order, { channel: 'balance', amount: order.total });
    expect(envelope.data).toMatchObject({
      state: 'paid',
      order: {
        status: 'proceeding',
        payment: { channel: 'balance', paidAt: '2026-11-20T02:00:00.000Z', reference: `PAY${order.id}` },
      },
    });
    const after = await wallet();
    expect(before.balance - after.balance).toBe(ADULT_PRICE);
    expect(after.creditUsed).toBe(before.creditUsed);
  });

  it('takes it from the credit line where that is chosen', async () => {
    const before = await wallet();
    expect((await pay(await book(), { channel: 'credit' })).envelope.code).toBe(0);
    const after = await wallet();
    expect(after).toMatchObject({ balance: before.balance, creditUsed: before.creditUsed + ADULT_PRICE });
    expect(after.available).toBe(after.balance + after.creditLimit - after.creditUsed - (after.creditLent ?? 0));
  });

  it('tickets a reservation by paying it, in one step', async () => {
    supplier.script.hold = true;
    const order = await book();
    expect(order.status).toBe('reserved');
    await pay(order);
    const { timeline, version } = await read(order.id);
    expect(timeline.map((entry) => entry.status)).toEqual(['reserved', 'proceeding']);
    expect(version).toBe(2);
  });

  it('asks to ticket a reservation first, and pays later', async () => {
    supplier.script.hold = true;
    const order = await book();
    expect((await op().expect('confirmFlightOrder', { id: order.id })).status).toBe('to_be_paid');
    expect((await op().call('confirmFlightOrder', { id: order.id })).envelope.code).toBe(409004);
    expect((await pay(order)).envelope.code).toBe(0);
  });

  it('gives a sub-agency’s markups to its parents in the currency it pays in', async () => {
    const order = await book({}, 'quay.op');
    expect((await pay(order, { channel: 'balance' }, 'quay.op')).envelope.code).toBe(0);
    const rows = await server.deps.db
      .select({ company: ledgerAccounts.companyId, currency: ledgerAccounts.currency, amount: ledgerPostings.amount })
      .from(ledgerPostings)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
      .where(eq(ledgerAccounts.kind, 'markup_income'));
    expect(rows.filter((row) => row.currency === 'HKD')).toEqual(
      expect.arrayContaining([
        { company: DEMO_COMPANY.interline, currency: 'HKD', amount: 2_000 },
        { company: DEMO_COMPANY.harbour, currency: 'HKD', amount: 1_000 },
      ]),
    );
  });

  it('answers a repeated payment the same and takes the money once', async () => {
    const order = await book();
    const before = await wallet();
    const options = { idempotencyKey: 'pay-twice-key' };
    const input = { id: order.id, channel: 'balance' as const };
    const answers = await Promise.all([1, 2, 3].map(() => op().call('payFlightOrder', input, options)));
    expect(new Set(answers.map((a) => JSON.stringify(a.envelope.data))).size).toBe(1);
    expect(before.balance - (await wallet()).balance).toBe(ADULT_PRICE);
    const other = await op().call('payFlightOrder', { id: order.id, channel: 'credit' }, options);
    expect(other.envelope.code).toBe(409002);
  });

  it('takes the money once when two people pay at the same moment', async () => {
    const order = await book();
    const before = await wallet();
    const answers = await Promise.all([pay(order), pay(order, { channel: 'credit' }, 'harbour.admin')]);
    expect(new Set(answers.map((a) => a.envelope.code))).toEqual(new Set([0, 409004]));
    expect(before.available - (await wallet()).available).toBe(ADULT_PRICE);
  });
});

describe('a payment that is refused moves nothing', () => {
  it.each([
    ['of another amount than the order’s', { channel: 'balance', amount: { amount: 1, currency: 'CNY' } }, 422002],
    ['in another currency', { channel: 'balance', amount: { amount: ADULT_PRICE, currency: 'HKD' } }, 422002],
    ['by a channel that is not set up', { channel: 'stripe' }, 422004],
    ['by a channel there is not', { channel: 'shells' }, 400001],
  ])('%s', async (_, payment, code) => {
    const order = await book();
    const before = await wallet();
    expect((await pay(order, payment)).envelope.code).toBe(code);
    expect(await wallet()).toEqual(before);
    expect(await read(order.id)).toEqual(order);
  });

  it('of another company’s order, exactly like one that does not exist', async () => {
    const order = await book();
    const theirs = await pay(order, { channel: 'balance' }, 'quay.op');
    expect([theirs.status, theirs.envelope.code]).toEqual([404, 404002]);
    expect(theirs.envelope).toEqual((await pay({ id: '2600100001' }, { channel: 'balance' }, 'quay.op')).envelope);
  });

  it('while the company may not pay, and says so on the order', async () => {
    const setting = (disablePayment: boolean) => changeCompany(server, DEMO_COMPANY.meridian, { disablePayment });
    const order = await book({}, 'meridian.op');
    await setting(true);
    const refused = await pay(order, { channel: 'balance' }, 'meridian.op');
    expect(refused.envelope.code).toBe(422015);
    const meridian = agents.as('meridian.op');
    const { actions } = await meridian.expect('flightOrder', { id: order.id });
    expect(actions[0]).toEqual({ action: 'pay', allowed: false, reason: 'paymentDisabled' });
    const { channels } = await meridian.expect('flightPaymentConfig', {});
    expect(channels.some((channel) => channel.enabled)).toBe(false);
    await setting(false);
  });

  it('lists every channel, and how far the company’s own money reaches', async () => {
    const { balance, creditLimit, creditUsed, creditLent = 0 } = await wallet();
    const { channels } = await op().expect('flightPaymentConfig', {});
    expect(channels.filter((channel) => channel.enabled)).toEqual([
      { channel: 'balance', enabled: true, feeBasisPoints: 0, available: balance },
      { channel: 'credit', enabled: true, feeBasisPoints: 0, available: creditLimit - creditUsed - creditLent },
    ]);
    expect(channels).toHaveLength(11);
  });
});

describe('the deadline', () => {
  it('refuses a payment that comes too late, closes the order and gives the seats back', async () => {
    const order = await book();
    clock.set(order.payBy ?? '');
    const { status, envelope } = await pay(order);
    expect([status, envelope.code]).toEqual([409, 409005]);
    const closed = await read(order.id);
    expect(closed).toMatchObject({ status: 'closed', payment: null });
    expect(closed.timeline.at(-1)).toMatchObject({ status: 'closed', by: null });
    // The same answer after the sweep has closed it.
    expect((await pay(order)).envelope.code).toBe(409005);
    expect((await op().call('confirmFlightOrder', { id: order.id })).envelope.code).toBe(409005);
    await server.deps.jobs.drain();
    expect(supplier.orders.get(order.pnr ?? '')?.state).toBe('cancelled');
  });

  it('is kept by the job even when nobody looks', async () => {
    const order = await book();
    await server.deps.jobs.drain({ early: true });
    expect((await read(order.id)).status).toBe('to_be_paid');
    clock.advance(29 * 60_000);
    await server.deps.jobs.drain({ early: true });
    expect((await read(order.id)).status).toBe('closed');
  });

  it('is kept by the sweep when the job was lost', async () => {
    supplier.script.hold = true;
    const order = await book();
    clock.advance(25 * 3_600_000);
    await sweepOrders(server.deps);
    const closed = await agents.as('harbour.admin').call('flightOrder', { id: order.id });
    // The session has expired by then; the order is read below with a new one.
    expect(closed.status).toBe(401);
    clock.set('2026-11-20T02:00:00.000Z');
    expect((await read(order.id)).status).toBe('closed');
  });
});

describe('cancelling', () => {
  it('ends an unpaid order and gives its seats back; once more changes nothing', async () => {
    const order = await book();
    const canceled = await op().expect('cancelFlightOrder', { id: order.id });
    expect(canceled).toMatchObject({ status: 'origin_canceled', version: 2 });
    expect(canceled.actions.every((action) => !action.allowed)).toBe(true);
    expect(await op().expect('cancelFlightOrder', { id: order.id })).toEqual(canceled);
    await server.deps.jobs.drain();
    expect(supplier.orders.get(order.pnr ?? '')?.state).toBe('cancelled');
  });

  it('is refused once the order is paid', async () => {
    const order = await book();
    await pay(order);
    expect((await op().call('cancelFlightOrder', { id: order.id })).envelope.code).toBe(409004);
  });

  it('and paying at the same moment: one of them, and the money fits', async () => {
    for (let i = 0; i < 8; i++) {
      const order = await book();
      const before = await wallet();
      const [paid, canceled] = await Promise.all([pay(order), op().call('cancelFlightOrder', { id: order.id })]);
      const spent = before.balance - (await wallet()).balance;
      const { status } = await read(order.id);
      expect(new Set([paid.envelope.code, canceled.envelope.code])).toEqual(new Set([0, 409004]));
      expect([status, spent]).toEqual(paid.envelope.code === 0 ? ['proceeding', ADULT_PRICE] : ['origin_canceled', 0]);
    }
  });
});

describe('a balance that does not reach', () => {
  const { racing, paid } = sampled({ racing: 50, paid: 10 }, { racing: 16, paid: 4 });

  it(`lets exactly ${paid} of ${racing} payments through that race for money for ${paid}`, async () => {
    const orders = [];
    for (let i = 0; i < racing; i++) orders.push(await book({}, 'quay.op'));
    const { balance } = await wallet('quay.fin');
    await leave(DEMO_COMPANY.quay, 'HKD', paid * ADULT_PRICE, balance);
    const answers = await Promise.all(orders.map((order) => pay(order, { channel: 'balance' }, 'quay.op')));
    expect(answers.filter((a) => a.envelope.code === 0)).toHaveLength(paid);
    const refused = answers.filter((a) => a.envelope.code !== 0);
    expect(new Set(refused.map((a) => `${a.status} ${a.envelope.message}`))).toEqual(
      new Set([`422 ${REFUSAL_MESSAGES.insufficientBalance.en}`]),
    );
    expect((await wallet('quay.fin')).balance).toBe(0);
    const { total } = await agents
      .as('quay.op')
      .expect('flightOrders', { status: 'to_be_paid', createdFrom: '2026-11-20' });
    expect(total).toBeGreaterThanOrEqual(racing - paid);
  });
});
