import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { answerAsDesk } from '../../orders/after-sales/sandbox-desk.ts';

const { supplier, server, agents, op, read, drain, balance, issued } = ticketedServer();
beforeEach(() => Object.assign(supplier.script, { penalty: 0, change: 'changed' }));
afterEach(() => assertBalanced(server().deps.db));

type Line = { fareDifference: number; taxDifference: number; penalty: number };
const idsOf = ({ passengers }: FlightOrder) => passengers.map(({ id }) => id);
/** Change and refund are involuntary, so that the desk quotes both and keeps no penalty. */
const DISRUPTED = 1;

/** A change of all tickets at the desk's price for each. */
async function changed(order: FlightOrder, lines: Line[]): Promise<FlightOrder> {
  const journeys = [{ journey: 0, date: '2027-01-04' }];
  const wish = { id: order.id, passengers: idsOf(order), journeys, reason: DISRUPTED } as const;
  const { id } = await op().expect('changeFlightOrder', wish);
  await drain();
  await agents().as('provider.admin').expect('deskQuoteChange', { id, lines, currency: 'CNY' });
  const { total } = await read(id);
  await op().expect('payFlightOrder', { id, channel: 'balance', amount: total });
  await answerAsDesk(server().deps, id);
  await drain();
  return read(id);
}

/** The refund of one ticket of an order. */
async function refunded(order: FlightOrder, passenger: string): Promise<number> {
  const { id } = await op().expect('refundFlightOrder', {
    ...{ id: order.id, passengers: [passenger] },
    reason: DISRUPTED,
  });
  await drain();
  await answerAsDesk(server().deps, id);
  await op().expect('confirmFlightOrder', { id });
  await answerAsDesk(server().deps, id);
  await drain();
  const done = await read(id);
  expect(done.status).toBe('refunded_reimbursed');
  return done.total.amount;
}

/** The portal's debt to its suppliers for all orders. */
async function owedToSuppliers(): Promise<number> {
  const { rows } = await server().deps.db.execute<{ sum: string }>(
    sql`select sum(p.amount) as sum from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.kind = 'supplier_payable'`,
  );
  return Number(rows[0]?.sum ?? 0);
}

test('tickets of one type that were changed for different prices each give back their own', async () => {
  const [start, owed] = [await balance(), await owedToSuppliers()];
  const order = await issued({ adult: 3 });
  const each = order.total.amount / 3;
  const child = await changed(order, [
    { fareDifference: 30_000, taxDifference: 1_000, penalty: 500 },
    { fareDifference: 12_345, taxDifference: 0, penalty: 700 },
    { fareDifference: 30_000, taxDifference: 1_000, penalty: 500 },
  ]);
  expect(child.status).toBe('changed');
  expect(child.priceBreakdown.lines.map(({ count, salePrice }) => [count, salePrice])).toEqual([
    [1, each + 31_500],
    [1, each + 13_045],
    [1, each + 31_500],
  ]);
  const [first = '', second = '', third = ''] = idsOf(child);
  expect(await refunded(child, second)).toBe(each + 12_345);
  expect(await refunded(child, first)).toBe(each + 31_000);
  expect(await refunded(child, third)).toBe(each + 31_000);
  expect(start - (await balance())).toBe(1_700);
  expect((await owedToSuppliers()) - owed).toBe(1_700);
});

test('so do those that were changed twice', async () => {
  const [start, owed] = [await balance(), await owedToSuppliers()];
  const order = await issued({ adult: 2 });
  const each = order.total.amount / 2;
  const free = { fareDifference: 0, taxDifference: 0, penalty: 0 };
  const once = await changed(order, [{ ...free, fareDifference: 20_000 }, free]);
  const twice = await changed(once, [
    { ...free, fareDifference: 1_500 },
    { ...free, taxDifference: 800 },
  ]);
  expect(twice).toMatchObject({ status: 'changed', originalBookingId: order.id });
  const [first = '', second = ''] = idsOf(twice);
  expect(await refunded(twice, first)).toBe(each + 21_500);
  expect(await refunded(twice, second)).toBe(each + 800);
  expect(await balance()).toBe(start);
  expect((await owedToSuppliers()) - owed).toBe(0);
});
