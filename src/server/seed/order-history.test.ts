import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { sampled } from '../../../tests/tools/run-mode.ts';
import { ageOn } from '../../contract/dates.ts';
import {
  FLIGHT_ORDER_STATES,
  FLIGHT_ORDER_STATUSES,
  type FlightOrderStatus,
  INITIAL_STATUSES,
} from '../../contract/flight-order-states.ts';
import { schemas } from '../../contract/schemas.ts';
import { TRAIN_ORDER_STATES, TRAIN_ORDER_STATUSES } from '../../contract/train-order-states.ts';
import { orders } from '../db/schema/orders.ts';
import { findDifferences } from '../ledger/find-differences.ts';
import { findStuckOrders, REIMBURSING } from '../orders/system-orders.ts';
import { HISTORY_PATHS, TRAIN_PATHS, typeOfPath } from './order-history-plans.ts';
import { seedDatabase } from './seed.ts';

const AGENTS = ['harbour.op', 'quay.op', 'meridian.op'];
/** Booked live when the server runs, since they can still be paid. */
const LIVE: readonly FlightOrderStatus[] = ['reserved', 'to_be_paid'];

describe('the demonstration’s orders', () => {
  let server: TestServer;
  let agents: Api;
  beforeAll(async () => {
    server = await startTestServer();
    agents = api(server);
  });
  afterAll(() => server.close());

  it('follow the transition table from where orders begin', () => {
    for (const path of HISTORY_PATHS) {
      expect(INITIAL_STATUSES[typeOfPath(path)]).toContain(path[0]);
      for (const [i, status] of path.entries()) {
        const from = path[i - 1];
        const isMove = !from || Object.hasOwn(FLIGHT_ORDER_STATES[from].next, status);
        expect(isMove, `${from} to ${status}`).toBe(true);
      }
    }
  });

  it('follow the table of trains, too', () => {
    for (const path of TRAIN_PATHS)
      for (const [i, status] of path.entries()) {
        const from = path[i - 1];
        expect(!from || Object.hasOwn(TRAIN_ORDER_STATES[from].next, status), `${from} to ${status}`).toBe(true);
      }
  });

  it.each(sampled(['harbour.op', 'quay.op'], ['quay.op']))(
    'show %s trains of every status, as the contract says',
    async (agent) => {
      const { list, total } = await agents.as(agent).expect('trainOrders', { pageSize: 100 });
      expect(list).toHaveLength(total);
      // Unpaid ones expire within minutes: such trains are booked live when the server runs.
      const expected = TRAIN_ORDER_STATUSES.filter((status) => status !== 'to_be_paid');
      expect(new Set(list.map(({ status }) => status))).toEqual(new Set(expected));
      for (const { id } of list) {
        const order = await agents.as(agent).expect('trainOrder', { id });
        await schemas.trainOrder.output.validate(order, { strict: true });
        expect(order.timeline.at(-1)?.status, id).toBe(order.status);
        expect(order.status === 'issued' && order.passengers.some((p) => !p.ticketNumber || !p.seat), id).toBe(false);
        const original = order.relatedOrders.find(({ type }) => type === 'origin');
        expect(original?.id ?? null, id).toBe(order.originalBookingId);
      }
    },
  );

  it('stay where they are, however long the server runs', async () => {
    const reimbursing = () => findStuckOrders(server.deps, REIMBURSING, { since: new Date('2030-01-01'), limit: 500 });
    expect(await reimbursing()).toEqual([]);
  });

  it('leave tickets of a train open that nothing was asked of, and no others', async () => {
    const { list } = await agents.as('harbour.op').expect('trainOrders', { status: 'issued', pageSize: 100 });
    const issued = await Promise.all(list.map(({ id }) => agents.as('harbour.op').expect('trainOrder', { id })));
    const fresh = issued.filter(({ relatedOrders }) => relatedOrders.length === 0);
    expect(fresh.flatMap(({ actions }) => actions)).toContainEqual({ action: 'change', allowed: true });
    const waiting = await agents.as('harbour.op').expect('trainOrders', { status: 'rfd_reviewing' });
    const asked = await agents.as('harbour.op').expect('trainOrder', { id: waiting.list[0]?.id ?? '' });
    const source = issued.find(({ id }) => id === asked.originalBookingId);
    const ticket = asked.passengers[0]?.ticketNumber;
    expect(source?.passengers.find((p) => p.ticketNumber === ticket)?.openPieces).toEqual([]);
  });

  it.each(AGENTS)('show %s every status', async (agent) => {
    const counts = await agents.as(agent).expect('flightOrderCounts', {});
    const expected = FLIGHT_ORDER_STATUSES.filter((s) => !LIVE.includes(s));
    expect(counts.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([...expected].sort()));
  });

  it.each(sampled(AGENTS, ['quay.op']))('are whole and answer the contract: %s', async (agent) => {
    const { list, total } = await agents.as(agent).expect('flightOrders', { pageSize: 100 });
    expect(list).toHaveLength(total);
    const now = server.clock.now().toISOString();
    for (const { id } of list) {
      const order = await agents.as(agent).expect('flightOrder', { id });
      await schemas.flightOrder.output.validate(order, { strict: true });
      expect(
        order.timeline.every((entry) => entry.at <= now),
        id,
      ).toBe(true);
      expect(
        [...order.timeline].sort((a, b) => (a.at < b.at ? -1 : 1)),
        id,
      ).toEqual(order.timeline);
      expect(order.timeline.at(-1)?.status, id).toBe(order.status);
      // A change states the value of its new tickets.
      const worth =
        order.type === 'change' ? Math.max(order.priceBreakdown.total, order.total.amount) : order.total.amount;
      expect(order.priceBreakdown.total, id).toBe(worth);
      for (const { faceValue, taxes, serviceFee, discount, costPrice } of order.priceBreakdown.lines)
        expect(faceValue + taxes + serviceFee - discount, id).toBe(costPrice);
      expect(order.passengers.length, id).toBe(list.find((row) => row.id === id)?.passengerCount);
      const unticketed = order.passengers.filter((p) => !/^\d{13}$/.test(p.ticketNumber ?? ''));
      expect(order.status === 'issued' && unticketed.length > 0, id).toBe(false);
      expect(order.type !== 'origin' && order.relatedOrders.length === 0, id).toBe(false);
    }
  });

  it('left balances that the ledger bears out', async () => {
    expect(await findDifferences(server.deps.db, server.deps.clock.now())).toEqual([]);
    for (const finance of ['harbour.fin', 'quay.fin', 'meridian.admin']) {
      const wallet = await agents.as(finance).expect('wallet', {});
      expect(wallet.balance).toBeGreaterThan(0);
      expect(wallet.creditUsed).toBeGreaterThan(0);
    }
  });

  it.each(['harbour.fin', 'quay.fin'])('moved money in the order of its days: %s', async (username) => {
    const { list } = await agents.as(username).expect('walletEntries', { page: 1, pageSize: 100 });
    const days = list.map(({ paidAt }) => paidAt);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('gave money back the way it came', async () => {
    const { list } = await agents.as('harbour.fin').expect('walletEntries', { page: 1, pageSize: 100 });
    const back = list.filter(({ type, orderId }) => type === 'refund-flight' && orderId);
    expect(back.length).toBeGreaterThan(0);
    for (const { orderId, account } of back) {
      const refund = await agents.as('harbour.op').expect('flightOrder', { id: orderId ?? '' });
      const bought = refund.type === 'origin' ? refund.id : refund.relatedOrders[0]?.id;
      expect(list.find((entry) => entry.orderId === bought && entry.amount.amount < 0)?.account, refund.id).toBe(
        account,
      );
    }
  });

  it('wait for the desk for a reason that is there to see', async () => {
    const { list } = await agents.as('harbour.op').expect('flightOrders', { pageSize: 100, status: 'reviewing' });
    expect(list.length).toBeGreaterThan(0);
    for (const { id } of list) {
      const order = await agents.as('harbour.op').expect('flightOrder', { id });
      const travels = order.journeys[0]?.segments[0]?.departure.slice(0, 10) ?? '';
      expect(order.passengers.every(({ birthday }) => ageOn(birthday, travels) < 18)).toBe(true);
    }
  });

  it('are made once', async () => {
    const rows = () => server.deps.db.select({ n: count() }).from(orders);
    const before = await rows();
    await seedDatabase(server.deps);
    expect(await rows()).toEqual(before);
  });
});
