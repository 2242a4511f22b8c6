import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { orders } from '../../db/schema/orders.ts';
import { reissueTickets } from '../../orders/after-sales/reissue-tickets.ts';
import { answerAsDesk } from '../../orders/after-sales/sandbox-desk.ts';

const START = '2026-11-20T08:00:00Z';
const DAY = '2027-01-04';
const clock = testClock(START);
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());
beforeEach(() => {
  clock.set(START);
  const changeLine = { fareDifference: 30_000, taxDifference: 1_000, penalty: 15_000 };
  Object.assign(supplier.script, { refund: 'refunded', penalty: 0, issue: 'issued', change: 'changed', changeLine });
});
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const read = (id: string) => op().expect('flightOrder', { id });
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const drain = () => server.deps.jobs.drain();
const again = async (id: string) => {
  await reissueTickets(server.deps, id);
  await drain();
};

async function issued(adults = 2): Promise<FlightOrder> {
  const people = Array.from({ length: adults }, () => passenger());
  const verification = await verifiedOffer(server, supplier, { party: { adult: adults } });
  const order = await op().expect('createFlightOrder', orderInput(verification, people));
  await op().expect('payFlightOrder', { id: order.id, channel: 'balance' });
  await drain();
  return read(order.id);
}
const idsOf = (order: FlightOrder, count: number) => order.passengers.slice(0, count).map(({ id }) => id);
const wish = (order: FlightOrder, count: number) => ({
  id: order.id,
  passengers: idsOf(order, count),
  journeys: [{ journey: 0, date: DAY }],
});
async function asked(order: FlightOrder, count: number): Promise<FlightOrder> {
  const { options } = await op().expect('searchFlightChange', wish(order, count));
  const option = options[0]?.id ?? '';
  return op().expect('changeFlightOrder', { ...wish(order, count), option, reason: 0 });
}
async function quoted(order: FlightOrder, count: number): Promise<FlightOrder> {
  const { id } = await asked(order, count);
  await drain();
  return read(id);
}
async function changed(order: FlightOrder, count: number): Promise<FlightOrder> {
  const { id } = await quoted(order, count);
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await drain();
  return read(id);
}
const PER_TICKET = 46_000;

describe('a change', () => {
  it('is searched for, quoted, paid and reissued, with the new tickets linked to the old', async () => {
    const order = await issued();
    const before = await balance();
    const { quotedBy, options } = await op().expect('searchFlightChange', wish(order, 1));
    expect(quotedBy).toBe('supplier');
    expect(options[0]?.journeys[0]?.segments[0]?.departure).toBe(`${DAY}T09:00`);
    expect(options[0]?.quote).toMatchObject({
      lines: [{ passengerId: order.passengers[0]?.id, fareDifference: 45_000, taxDifference: 1_000, penalty: 0 }],
      total: { amount: PER_TICKET, currency: 'CNY' },
    });
    const child = await asked(order, 1);
    expect(child).toMatchObject({
      type: 'change',
      status: 'chg_reviewing',
      originalBookingId: order.id,
      payment: null,
    });
    await drain();
    const toPay = await read(child.id);
    expect(toPay).toMatchObject({ status: 'chg_to_be_paid', total: { amount: PER_TICKET } });
    expect(toPay.journeys[0]?.segments[0]?.departure).toBe(`${DAY}T09:00`);
    expect(toPay.actions).toEqual([
      { action: 'pay', allowed: true },
      { action: 'confirmChange', allowed: false, reason: 'status' },
      { action: 'cancelChange', allowed: true },
      { action: 'requote', allowed: false, reason: 'status' },
    ]);
    const paid = await op().expect('payFlightOrder', { id: child.id, channel: 'balance', amount: toPay.total });
    expect(paid.order.status).toBe('chg_proceeding');
    expect(await balance()).toBe(before - PER_TICKET);
    await drain();
    const done = await read(child.id);
    const old = order.passengers[0]?.ticketNumber;
    expect(done.status).toBe('changed');
    expect(done.passengers[0]).toMatchObject({ exchangedFrom: old });
    expect(done.passengers[0]?.ticketNumber).not.toBe(old);
    expect(done.timeline.at(-1)?.text).toBe(`${old} → ${done.passengers[0]?.ticketNumber}`);
    const original = await read(order.id);
    expect(original).toMatchObject({ status: 'issued', relatedOrders: [{ id: child.id, status: 'changed' }] });
    expect(original.passengers[0]?.exchangedFor).toBe(done.passengers[0]?.ticketNumber);
    const [entry] = (await agents.as('harbour.fin').expect('walletEntries', { pageSize: 1 })).list;
    expect(entry).toMatchObject({ orderId: child.id, amount: { amount: -PER_TICKET } });
  });

  it('is accepted without payment where it is free, at once or by the desk’s quote', async () => {
    supplier.script.changeLine = { fareDifference: 0, taxDifference: 0, penalty: 0 };
    const order = await issued();
    const { id } = await asked(order, 1);
    await drain();
    expect((await read(id)).status).toBe('changed');
    const others = { ...wish(order, 2), passengers: idsOf(order, 2).slice(1) };
    const child = await op().expect('changeFlightOrder', { ...others, reason: 1 });
    await answerAsDesk(server.deps, child.id);
    const free = await read(child.id);
    expect(free).toMatchObject({ status: 'chg_to_be_paid', total: { amount: 0 } });
    expect(free.actions).toContainEqual({ action: 'confirmChange', allowed: true });
    const payment = await op().call('payFlightOrder', { id: child.id, channel: 'balance' });
    expect(payment.envelope.code).toBe(REFUSALS.statusConflict.code);
    await op().expect('confirmFlightOrder', { id: child.id });
    await answerAsDesk(server.deps, child.id);
    const done = await read(child.id);
    expect(done.status).toBe('changed');
    expect(done.passengers[0]?.ticketNumber).toMatch(/^\d{13}$/);
  });

  it('is withdrawn before it is paid, and may be asked for again', async () => {
    const order = await issued();
    const { id } = await quoted(order, 1);
    expect((await op().expect('cancelFlightOrder', { id })).status).toBe('change_canceled');
    const late = await op().call('payFlightOrder', { id, channel: 'balance' });
    expect(late.envelope.code).toBe(REFUSALS.statusConflict.code);
    expect((await asked(order, 1)).status).toBe('chg_reviewing');
  });

  it('is closed when its quote runs out: paying a moment later moves nothing', async () => {
    const { id } = await quoted(await issued(), 1);
    const before = await balance();
    clock.set('2026-11-20T09:00:00Z');
    expect((await op().call('payFlightOrder', { id, channel: 'balance' })).envelope.code).toBe(
      REFUSALS.quoteExpired.code,
    );
    expect((await read(id)).status).toBe('closed');
    const again = await op().call('payFlightOrder', { id, channel: 'balance' });
    expect(again.envelope.code).toBe(REFUSALS.quoteExpired.code);
    expect(await balance()).toBe(before);
  });

  it('is refused in the supplier’s words where the fare allows none', async () => {
    const order = await issued();
    supplier.script.change = 'notPermitted';
    const { envelope } = await op().call('searchFlightChange', wish(order, 1));
    expect(envelope.code).toBe(REFUSALS.supplierRefused.code);
  });

  it('is rejected when its option is another order’s or another ticket’s', async () => {
    const [order, other] = [await issued(), await issued()];
    const { options } = await op().expect('searchFlightChange', wish(other, 1));
    const option = options[0]?.id ?? '';
    const foreign = await op().expect('changeFlightOrder', { ...wish(order, 1), option, reason: 0 });
    const wrong = await op().expect('changeFlightOrder', { ...wish(other, 2), option, reason: 0 });
    await drain();
    expect((await read(foreign.id)).status).toBe('chg_rejected');
    expect((await read(wrong.id)).status).toBe('chg_rejected');
  });

  it('asks for what it needs, and takes neither days nor journeys that are none', async () => {
    const order = await issued();
    const status = async (input: object) =>
      (await op().callRaw('changeFlightOrder', { ...wish(order, 1), reason: 0, ...input })).status;
    expect(await status({ reason: 7 })).toBe(400);
    expect(await status({ reason: 2 })).toBe(400);
    expect(await status({ journeys: [{ journey: 1, date: DAY }] })).toBe(400);
    expect(await status({ journeys: [{ journey: 0, date: '2026-11-19' }] })).toBe(400);
    expect(await status({ journeys: [{ journey: 0, date: DAY, flight: 'nothing' }] })).toBe(400);
    expect(await status({ passengers: ['x'] })).toBe(422);
  });

  it('waits on a supplier that takes its time', async () => {
    supplier.script.change = 'pending';
    const { id } = await changed(await issued(), 1);
    expect((await read(id)).status).toBe('change_holding');
    supplier.settle('issued');
    await again(id);
    expect((await read(id)).status).toBe('changed');
  });

  it('that fails pays back all that it cost and leaves the tickets as they were', async () => {
    const order = await issued();
    const before = await balance();
    supplier.script.change = 'refused';
    const done = await changed(order, 1);
    expect(done.status).toBe('failed_reimbursed');
    expect(done.timeline.map(({ status }) => status)).toContain('reimbursing');
    expect(await balance()).toBe(before);
    supplier.script.change = 'changed';
    expect((await changed(order, 1)).status).toBe('changed');
  });

  it('whose answer got lost is looked up and never paid for twice', async () => {
    const { id } = await quoted(await issued(), 1);
    const calls = supplier.calls.confirmChange;
    supplier.script.change = 'lost';
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    await drain();
    expect((await read(id)).status).toBe('chg_proceeding');
    await again(id);
    expect((await read(id)).status).toBe('changed');
    expect(supplier.calls.confirmChange - calls).toBe(1);
  });

  it('is paid once by two agents, and does not stand beside a refund of the same ticket', async () => {
    const order = await issued();
    const [change, refund] = await Promise.all([
      op().call('changeFlightOrder', { ...wish(order, 1), reason: 0 }),
      agents.as('harbour.admin').call('refundFlightOrder', { id: order.id, passengers: idsOf(order, 1), reason: 0 }),
    ]);
    expect(new Set([change, refund].map(({ envelope }) => envelope.code))).toEqual(
      new Set([0, REFUSALS.alreadyRequested.code]),
    );
    const { id } = await quoted(await issued(), 1);
    const before = await balance();
    const paid = await Promise.all(
      ['harbour.op', 'harbour.admin'].map((name) => agents.as(name).call('payFlightOrder', { id, channel: 'balance' })),
    );
    expect(paid.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1);
    expect(await balance()).toBe(before - PER_TICKET);
  });
});

describe('after a change', () => {
  it('gives back what the new ticket is worth and never its penalty, the other ticket at its own price', async () => {
    const order = await issued();
    const start = await balance();
    const child = await changed(order, 1);
    const old = await op().call('refundFlightOrder', { id: order.id, passengers: idsOf(order, 1), reason: 0 });
    expect(old.envelope.code).toBe(REFUSALS.alreadyRequested.code);
    const fare = order.total.amount / 2;
    for (const [source, people] of [
      [child, idsOf(child, 1)],
      [order, idsOf(order, 2).slice(1)],
    ] as const) {
      const { id } = await op().expect('refundFlightOrder', { id: source.id, passengers: [...people], reason: 0 });
      await drain();
      await op().expect('confirmFlightOrder', { id });
      await drain();
      const done = await read(id);
      expect(done).toMatchObject({ status: 'refunded_reimbursed', originalBookingId: order.id });
      expect(done.afterSales?.sourceId).toBe(source.id);
      expect(done.total.amount).toBe(source.id === child.id ? fare + 31_000 : fare);
    }
    expect(await balance()).toBe(start + order.total.amount - 15_000);
  });

  it('the new ticket can be changed once more, and voided no more', async () => {
    const order = await issued(1);
    const first = await changed(order, 1);
    expect(first.actions.map(({ action }) => action)).toEqual(['change', 'refund']);
    const second = await changed(first, 1);
    expect(second).toMatchObject({ status: 'changed', originalBookingId: order.id });
    expect(second.passengers[0]?.exchangedFrom).toBe(first.passengers[0]?.ticketNumber);
    expect((await op().call('voidFlightOrder', { id: order.id, reason: 0 })).envelope.code).toBe(
      REFUSALS.alreadyRequested.code,
    );
    const [row] = await server.deps.db.select().from(orders).where(eq(orders.id, second.id));
    expect(row?.settlement.cost).toBe(112_000 + 2 * 31_000);
  });
});
