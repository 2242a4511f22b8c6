import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { orderInput, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import { VOLUNTARY } from '../../../contract/after-sales.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { followGivenUp } from '../../orders/after-sales/follow-given-up.ts';
import { releaseHold } from '../../orders/release-hold.ts';

const { clock, supplier, server, drain, issued } = ticketedServer();
/** Sessions expire over the days. */
let people: Api;
beforeEach(() => {
  people = api(server());
  const changeLine = { fareDifference: 30_000, taxDifference: 1_000, penalty: 15_000 };
  Object.assign(supplier.script, { change: 'changed', changeLine });
});
afterEach(() => assertBalanced(server().deps.db));

const op = () => people.as('harbour.op');
const desk = () => people.as('provider.admin');
const read = (id: string) => op().expect('flightOrder', { id });
const early = () => server().deps.jobs.drain({ early: true });
const balance = async () => (await people.as('harbour.fin').expect('wallet', {})).balance;
const idsOf = ({ passengers }: FlightOrder) => passengers.map(({ id }) => id);
const atSupplier = ({ pnr }: FlightOrder) => supplier.orders.get(pnr ?? '');
/** Differences of this booking in the desk's queue. */
const noted = async (id: string) =>
  (await desk().expect('deskQueue', { kind: 'books', pageSize: 100 })).list.flatMap(({ difference }) =>
    difference?.subject === id ? [difference] : [],
  );
/** The job's next runs, as they fall due; each runs twice. */
async function look(id: string): Promise<void> {
  await Promise.all([followGivenUp(server().deps, id), followGivenUp(server().deps, id)]);
  await followGivenUp(server().deps, id);
  await drain();
}

/** A paid booking that the supplier is still ticketing. */
async function pending(): Promise<FlightOrder> {
  supplier.script.issue = 'pending';
  const { id } = await op().expect('createFlightOrder', orderInput(await verifiedOffer(server(), supplier)));
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await drain();
  supplier.script.issue = 'issued';
  const order = await read(id);
  expect(order.status).toBe('origin_holding');
  return order;
}

describe('tickets that are written by hand while the supplier is issuing them', () => {
  it('are what the agency has, and the supplier’s own are voided once they come', async () => {
    const order = await pending();
    const before = await balance();
    await desk().expect('deskIssue', { id: order.id, tickets: ['9995550000201'] });
    await early();
    expect(atSupplier(order)?.state).toBe('issuing');
    supplier.settle('issued');
    await early();
    expect(atSupplier(order)?.state).toBe('voided');
    const after = await read(order.id);
    expect(after).toMatchObject({ status: 'issued', passengers: [{ ticketNumber: '9995550000201' }] });
    expect(await balance()).toBe(before);
    expect(await noted(order.id)).toEqual([]);
  });

  it('wait at the desk, once, where the supplier takes its own back no more', async () => {
    const order = await pending();
    await desk().expect('deskIssue', { id: order.id, tickets: ['9995550000202'] });
    supplier.settle('issued');
    supplier.script.void = 'closed';
    await drain();
    await releaseHold(server().deps, order.id);
    const difference = { what: 'supplier', expected: 0, actual: 112_000, currency: 'CNY' };
    expect(await noted(order.id)).toMatchObject([difference]);
  });

  it('are looked at again while the supplier is at voiding its own', async () => {
    const order = await pending();
    await desk().expect('deskIssue', { id: order.id, tickets: ['9995550000203'] });
    supplier.settle('issued');
    supplier.script.void = 'pending';
    await drain();
    await releaseHold(server().deps, order.id);
    expect(await noted(order.id)).toEqual([]);
    supplier.settle('issued');
    await releaseHold(server().deps, order.id);
    expect(atSupplier(order)?.state).toBe('voided');
    expect(await noted(order.id)).toEqual([]);
  });

  it('are the supplier’s to void and to give back where they turn out to be its own', async () => {
    const order = await pending();
    supplier.settle('issued');
    const [ticket = ''] = atSupplier(order)?.ticketNumbers ?? [];
    await desk().expect('deskIssue', { id: order.id, tickets: [ticket] });
    await drain();
    expect(atSupplier(order)?.state).toBe('issued');
    const taken = await read(order.id);
    expect(taken.voidUntil).toBe(atSupplier(order)?.voidUntil);
    expect(await noted(order.id)).toEqual([]);
    const asked = { id: order.id, passengers: idsOf(taken), reason: VOLUNTARY } as const;
    const { id } = await op().expect('refundFlightOrder', asked);
    await drain();
    expect((await read(id)).status).toBe('rfd_to_be_confirm');
  });

  it('leave nothing held at the supplier that is asked for them just then', async () => {
    supplier.script.issue = 'dead';
    const order = await issued({ adult: 1 });
    supplier.script.issue = 'issued';
    expect([order.status, atSupplier(order)?.state]).toEqual(['proceeding', 'held']);
    await desk().expect('deskIssue', { id: order.id, tickets: ['9995550000203'] });
    await early();
    expect(atSupplier(order)?.state).toBe('cancelled');
    expect((await read(order.id)).passengers[0]?.ticketNumber).toBe('9995550000203');
  });
});

describe('a change that is written by hand while the supplier carries it out', () => {
  async function changing(): Promise<string> {
    const order = await issued({ adult: 1 });
    supplier.script.change = 'pending';
    const wish = { id: order.id, passengers: idsOf(order), journeys: [{ journey: 0, date: '2027-01-04' }] };
    const { options } = await op().expect('searchFlightChange', wish);
    const option = options[0]?.id;
    const { id } = await op().expect('changeFlightOrder', { ...wish, option, reason: VOLUNTARY });
    await drain();
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    await drain();
    expect((await read(id)).status).toBe('change_holding');
    return id;
  }

  it('stands, and what the supplier takes for its own waits at the desk, once', async () => {
    const id = await changing();
    const before = await balance();
    await desk().expect('deskIssue', { id, tickets: ['9995550000204'] });
    await drain();
    expect(await noted(id)).toEqual([]);
    supplier.settle('issued');
    await look(id);
    expect(await noted(id)).toMatchObject([{ what: 'supplier', expected: 0, actual: 46_000 }]);
    expect(await read(id)).toMatchObject({ status: 'changed', passengers: [{ ticketNumber: '9995550000204' }] });
    expect(await balance()).toBe(before);
  });

  it('is nobody’s matter where the supplier refuses it', async () => {
    const id = await changing();
    await desk().expect('deskIssue', { id, tickets: ['9995550000205'] });
    supplier.settle('refused');
    await look(id);
    expect(await noted(id)).toEqual([]);
    expect((await read(id)).status).toBe('changed');
  });
});

describe('tickets that are given back by hand while the supplier is at it', () => {
  async function returning(order: FlightOrder): Promise<string> {
    supplier.script.refund = 'pending';
    const asked = { id: order.id, passengers: idsOf(order), reason: VOLUNTARY } as const;
    const { id } = await op().expect('refundFlightOrder', asked);
    await drain();
    await op().expect('confirmFlightOrder', { id });
    await drain();
    expect((await read(id)).status).toBe('refund_holding');
    return id;
  }

  it.each([
    ['refuses', 'refused', 1],
    ['gives them back as well', 'issued', 0],
  ] as const)('bring their money once, and the desk hears of a supplier that %s: %s', async (_, answer, matters) => {
    const order = await issued({ adult: 1 });
    const before = await balance();
    const id = await returning(order);
    await desk().expect('deskMove', { id, move: 'complete' });
    await drain();
    const back = order.total.amount - 20_000;
    expect(await balance()).toBe(before + back);
    expect(await noted(id)).toEqual([]);
    supplier.settle(answer);
    await look(id);
    const difference = { what: 'supplier', expected: -back, actual: 0, currency: 'CNY' };
    expect(await noted(id)).toMatchObject(Array.from({ length: matters }, () => difference));
    expect((await read(id)).status).toBe('refunded_reimbursed');
    expect(await balance()).toBe(before + back);
  });

  it('wait at the desk when the supplier has said nothing for a week', async () => {
    const id = await returning(await issued({ adult: 1 }));
    await desk().expect('deskMove', { id, move: 'complete' });
    await drain();
    clock.advance(8 * 24 * 3_600_000);
    people = api(server());
    await look(id);
    expect(await noted(id)).toMatchObject([{ what: 'supplier', actual: 0 }]);
  });

  it('are voided at their supplier as well', async () => {
    const order = await issued({ adult: 2 });
    const before = await balance();
    const [first = ''] = idsOf(order);
    const { id } = await op().expect('voidFlightOrder', { id: order.id, passengers: [first], reason: VOLUNTARY });
    await desk().expect('deskMove', { id, move: 'complete' });
    await look(id);
    const [ticket] = order.passengers.map(({ ticketNumber }) => ticketNumber);
    expect(new Set(atSupplier(order)?.voidedTickets)).toEqual(new Set([ticket]));
    expect(await balance()).toBe(before + order.total.amount / 2);
    expect(await noted(id)).toEqual([]);
  });

  it('wait at the desk, once, when their supplier voids them no more', async () => {
    const order = await issued({ adult: 1 });
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: VOLUNTARY });
    supplier.script.void = 'closed';
    await desk().expect('deskMove', { id, move: 'complete' });
    await look(id);
    expect((await read(id)).status).toBe('voided_reimbursed');
    expect(await noted(id)).toMatchObject([{ what: 'supplier', expected: -order.total.amount, actual: 0 }]);
  });

  it('wait there as well when it has not done so an hour after the window', async () => {
    const order = await issued({ adult: 1 });
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: VOLUNTARY });
    supplier.script.void = 'pending';
    await desk().expect('deskMove', { id, move: 'complete' });
    await look(id);
    expect(await noted(id)).toEqual([]);
    clock.set(new Date(Date.parse(order.voidUntil ?? '') + 2 * 3_600_000).toISOString());
    people = api(server());
    await look(id);
    expect(await noted(id)).toMatchObject([{ what: 'supplier', expected: -order.total.amount, actual: 0 }]);
  });
});

describe('tickets whose refund the desk has quoted and settled', () => {
  const DISRUPTED = 1;
  /** A refund of one of two tickets, with a lower penalty than the fare's rule. */
  async function settled(): Promise<{ id: string; order: FlightOrder; asked: unknown }> {
    const order = await issued({ adult: 2 });
    const asked = vi.spyOn(supplier, 'refundQuote');
    const { id } = await op().expect('refundFlightOrder', {
      ...{ id: order.id, passengers: idsOf(order).slice(0, 1), reason: DISRUPTED },
    });
    await drain();
    await desk().expect('deskQuoteRefund', { id, penalty: { amount: 5_000, currency: 'CNY' } });
    await op().expect('confirmFlightOrder', { id });
    await drain();
    expect(asked).not.toHaveBeenCalled();
    await desk().expect('deskMove', { id, move: 'complete' });
    await look(id);
    expect((await read(id)).status).toBe('refunded_reimbursed');
    const [call] = asked.mock.calls;
    asked.mockRestore();
    return { id, order, asked: call };
  }

  it('go back at their supplier, they alone, for what was agreed', async () => {
    const before = await balance();
    const told = vi.spyOn(supplier, 'refundConfirm');
    const { id, order, asked } = await settled();
    const tickets = [order.passengers[0]?.ticketNumber];
    const agreed = { amount: 5_000, currency: 'CNY' };
    expect(asked).toEqual([order.pnr, { tickets, segments: null, agreed }]);
    // However many runs of the job called, it was about one quote.
    expect(new Set(told.mock.calls.map(([quote]) => quote)).size).toBe(1);
    told.mockRestore();
    expect(await noted(id)).toEqual([]);
    const [one, other] = (await read(order.id)).passengers.map(({ givenBack }) => givenBack);
    expect([one, other]).toEqual(['refunded', null]);
    expect(before - (await balance())).toBe(order.total.amount / 2 + 5_000);
  });

  it.each(['notPermitted', 'refused'] as const)('wait at the desk, once, where it says no: %s', async (answer) => {
    supplier.script.refund = answer;
    const { id, order } = await settled();
    const difference = { what: 'supplier', expected: 5_000 - order.total.amount / 2, actual: 0, currency: 'CNY' };
    expect(await noted(id)).toMatchObject([difference]);
  });
});
