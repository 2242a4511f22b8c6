import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import { VOLUNTARY } from '../../../contract/after-sales.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { answerAsDesk } from '../../orders/after-sales/sandbox-desk.ts';

const { supplier, server, agents, op, read, drain, balance, issued } = ticketedServer();
beforeEach(() => Object.assign(supplier.script, { change: 'changed' }));
afterEach(() => assertBalanced(server().deps.db));

const DAY = '2027-01-04';
const DISRUPTED = 1;
const desk = () => agents().as('provider.admin');
const idsOf = ({ passengers }: FlightOrder, count = passengers.length) =>
  passengers.slice(0, count).map(({ id }) => id);
const refundOf = async (order: FlightOrder, passengers = idsOf(order)): Promise<string> => {
  const { id } = await op().expect('refundFlightOrder', { id: order.id, passengers, reason: VOLUNTARY });
  await drain();
  return id;
};
const wishOf = (order: FlightOrder, passengers = idsOf(order)) => ({
  ...{ id: order.id, passengers },
  journeys: [{ journey: 0, date: DAY }],
});

/** A booking of one that its supplier does not ticket, with a ticket entered by the desk. */
async function written(ticket: string): Promise<FlightOrder> {
  supplier.script.issue = 'dead';
  const { id } = await issued({ adult: 1 });
  supplier.script.issue = 'issued';
  await desk().expect('deskIssue', { id, tickets: [ticket] });
  await drain();
  return read(id);
}

/** A change for a reason that no supplier quotes, paid. */
async function accepted(order: FlightOrder, passengers = idsOf(order)): Promise<string> {
  const { id } = await op().expect('changeFlightOrder', { ...wishOf(order, passengers), reason: DISRUPTED });
  await drain();
  const line = { fareDifference: 5_000, taxDifference: 0, penalty: 0 };
  await desk().expect('deskQuoteChange', { id, lines: passengers.map(() => line), currency: 'CNY' });
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await drain();
  return id;
}

describe('tickets that the desk wrote by hand', () => {
  it('are quoted and given back at the desk, whatever the reason', async () => {
    const order = await written('9995550000101');
    const before = await balance();
    const calls = { ...supplier.calls };
    const id = await refundOf(order);
    expect((await read(id)).status).toBe('rfd_reviewing');
    await desk().expect('deskQuoteRefund', { id, penalty: { amount: 7_000, currency: 'CNY' } });
    await op().expect('confirmFlightOrder', { id });
    await drain();
    expect((await read(id)).status).toBe('rfd_proceeding');
    await desk().expect('deskMove', { id, move: 'complete' });
    await drain();
    expect((await read(id)).status).toBe('refunded_reimbursed');
    expect(await balance()).toBe(before + order.total.amount - 7_000);
    expect([supplier.calls.refundQuote, supplier.calls.refundConfirm]).toEqual([
      calls.refundQuote,
      calls.refundConfirm,
    ]);
  });

  it('are changed at the desk, and so are the new ones', async () => {
    const order = await written('9995550000102');
    expect(await op().expect('searchFlightChange', wishOf(order))).toEqual({ quotedBy: 'desk', options: [] });
    const { id } = await op().expect('changeFlightOrder', { ...wishOf(order), reason: VOLUNTARY });
    await drain();
    expect((await read(id)).status).toBe('chg_reviewing');
    const free = { fareDifference: 0, taxDifference: 0, penalty: 0 };
    await desk().expect('deskQuoteChange', { id, lines: [free], currency: 'CNY' });
    await op().expect('confirmFlightOrder', { id });
    await desk().expect('deskIssue', { id, tickets: ['9995550000103'] });
    const changed = await read(id);
    expect(changed.status).toBe('changed');
    expect(await op().expect('searchFlightChange', wishOf(changed))).toEqual({ quotedBy: 'desk', options: [] });
    expect((await read(await refundOf(changed))).status).toBe('rfd_reviewing');
  });

  it('are not voided: no supplier knows them', async () => {
    const order = await written('9995550000104');
    expect(order.voidUntil).toBeNull();
    expect(order.actions).toContainEqual({ action: 'void', allowed: false, reason: 'supplier' });
  });
});

describe('tickets of a change', () => {
  it('that the desk wrote are given back there, and those of the others at their supplier', async () => {
    const order = await issued({ adult: 2 });
    const id = await accepted(order, idsOf(order, 1));
    await desk().expect('deskIssue', { id, tickets: ['9995550000105'] });
    expect((await read(await refundOf(await read(id)))).status).toBe('rfd_reviewing');
    expect((await read(await refundOf(order, idsOf(order).slice(1)))).status).toBe('rfd_to_be_confirm');
  });

  it('that the sandbox desk wrote are given back there, too', async () => {
    const id = await accepted(await issued({ adult: 1 }));
    await answerAsDesk(server().deps, id);
    const changed = await read(id);
    expect(changed.status).toBe('changed');
    const refund = await refundOf(changed);
    expect((await read(refund)).status).toBe('rfd_reviewing');
    // The desk's users see the terms that the sandbox desk uses.
    const { refundTerms } = await desk().expect('deskOrder', { id: refund });
    await answerAsDesk(server().deps, refund);
    const { status, afterSales } = await read(refund);
    expect(status).toBe('rfd_to_be_confirm');
    expect(refundTerms).toEqual({
      keptByRule: afterSales?.quote?.penalty,
      serviceFee: afterSales?.quote?.serviceFee,
    });
  });

  it('that the supplier made are given back there', async () => {
    const order = await issued({ adult: 1 });
    const { options } = await op().expect('searchFlightChange', wishOf(order));
    const option = options[0]?.id;
    const { id } = await op().expect('changeFlightOrder', { ...wishOf(order), option, reason: VOLUNTARY });
    await drain();
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    await drain();
    expect((await read(await refundOf(await read(id)))).status).toBe('rfd_to_be_confirm');
  });
});
