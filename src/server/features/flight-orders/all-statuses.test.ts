import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import type { DeskMove } from '../../../contract/desk-moves.ts';
import { FLIGHT_ORDER_STATUSES, type FlightOrderStatus } from '../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { reissueTickets } from '../../orders/after-sales/reissue-tickets.ts';
import { closeOverdueOrder } from '../../orders/close-order.ts';
import { issueOrder } from '../../orders/issue-order.ts';

const { clock, supplier, server, agents, op, read, drain, again, issued } = ticketedServer();
beforeEach(() => {
  const changeLine = { fareDifference: 30_000, taxDifference: 1_000, penalty: 15_000 };
  Object.assign(supplier.script, { hold: false, change: 'changed', changeLine });
});
afterEach(() => assertBalanced(server().deps.db));

/** Statuses reached by the orders of this file. */
const reached = new Set<FlightOrderStatus>();
async function ends(id: string): Promise<FlightOrderStatus> {
  const { status, timeline } = await read(id);
  for (const entry of timeline) if (entry.status) reached.add(entry.status);
  return status;
}

const people = ({ passengers }: FlightOrder) => passengers.map(({ id }) => id);
const move = (id: string, to: DeskMove) =>
  agents().as('provider.admin').expect('deskMove', { id, move: to, remark: 'As the airline says' });
const cancel = (id: string) => op().expect('cancelFlightOrder', { id });
const pay = (id: string) => op().expect('payFlightOrder', { id, channel: 'balance' });
const booked = async (who = passenger()) =>
  (await op().expect('createFlightOrder', orderInput(await verifiedOffer(server(), supplier), [who]))).id;

async function refund(reason: 0 | 1 = 0): Promise<string> {
  const order = await issued({ adult: 1 });
  const { id } = await op().expect('refundFlightOrder', { id: order.id, passengers: people(order), reason });
  await drain();
  return id;
}
async function confirmedRefund(): Promise<string> {
  const id = await refund();
  await op().expect('confirmFlightOrder', { id });
  await drain();
  return id;
}
async function change(reason: 0 | 1 = 0): Promise<string> {
  const order = await issued({ adult: 1 });
  const wish = { id: order.id, passengers: people(order), journeys: [{ journey: 0, date: '2027-01-04' }] };
  const { options } = reason === 0 ? await op().expect('searchFlightChange', wish) : { options: [] };
  const { id } = await op().expect('changeFlightOrder', { ...wish, option: options[0]?.id, reason });
  await drain();
  return id;
}
async function paidChange(): Promise<string> {
  const id = await change();
  await pay(id);
  await drain();
  return id;
}
const voiding = async () => {
  const { id } = await issued({ adult: 1 });
  return (await op().expect('voidFlightOrder', { id, reason: 0 })).id;
};

/** Life cycles of a flight order, by final status. */
const LIVES: readonly (readonly [FlightOrderStatus, string, () => Promise<string>])[] = [
  [
    'origin_canceled',
    'a reservation that is to be ticketed and is cancelled by its agent',
    async () => {
      supplier.script.hold = true;
      const id = await booked();
      await op().expect('confirmFlightOrder', { id });
      await cancel(id);
      return id;
    },
  ],
  [
    'canceled',
    'a review that is set aside, taken up again and cancelled by the desk',
    async () => {
      const id = await booked(passenger('adult', { birthday: '2012-01-05' }));
      for (const step of ['hold', 'resume', 'cancel'] as const) await move(id, step);
      return id;
    },
  ],
  [
    'failed',
    'an unpaid booking that is lost',
    async () => {
      const id = await booked();
      await move(id, 'fail');
      return id;
    },
  ],
  [
    'closed',
    'a booking that nobody pays',
    async () => {
      const id = await booked();
      clock.advance(60 * 60_000);
      await closeOverdueOrder(server().deps, id);
      return id;
    },
  ],
  [
    'failed_reimbursed',
    'a paid booking whose tickets are refused after a long wait',
    async () => {
      supplier.script.issue = 'pending';
      const id = await booked();
      await pay(id);
      await drain();
      supplier.settle('refused');
      await issueOrder(server().deps, id);
      await drain();
      return id;
    },
  ],
  ['issued', 'a booking', async () => (await issued({ adult: 1 })).id],
  [
    'rfd_rejected',
    'a refund that the desk refuses',
    async () => {
      const id = await refund(1);
      await move(id, 'refuse');
      return id;
    },
  ],
  [
    'refund_canceled',
    'a refund that is withdrawn',
    async () => {
      const id = await refund();
      await cancel(id);
      return id;
    },
  ],
  [
    'refund_failed',
    'a refund that its supplier refuses',
    async () => {
      supplier.script.refund = 'refused';
      return confirmedRefund();
    },
  ],
  [
    'refunded_reimbursed',
    'a refund that takes its time',
    async () => {
      supplier.script.refund = 'pending';
      const id = await confirmedRefund();
      supplier.settle('issued');
      await again(id);
      return id;
    },
  ],
  [
    'chg_rejected',
    'a change that the desk refuses',
    async () => {
      const id = await change(1);
      await move(id, 'refuse');
      return id;
    },
  ],
  [
    'change_canceled',
    'a change that is withdrawn',
    async () => {
      const id = await change();
      await cancel(id);
      return id;
    },
  ],
  [
    'failed_reimbursed',
    'a change that its supplier refuses',
    async () => {
      supplier.script.change = 'refused';
      return paidChange();
    },
  ],
  [
    'changed',
    'a change that takes its time',
    async () => {
      supplier.script.change = 'pending';
      const id = await paidChange();
      supplier.settle('issued');
      await reissueTickets(server().deps, id);
      return id;
    },
  ],
  [
    'void_canceled',
    'a void that is withdrawn',
    async () => {
      const id = await voiding();
      await cancel(id);
      return id;
    },
  ],
  [
    'void_rejected',
    'a void that its supplier takes no more',
    async () => {
      const id = await voiding();
      supplier.script.void = 'closed';
      await again(id);
      return id;
    },
  ],
  [
    'void_failed',
    'a void that its supplier refuses in the end',
    async () => {
      const id = await voiding();
      supplier.script.void = 'pending';
      await again(id);
      supplier.settle('refused');
      await again(id);
      return id;
    },
  ],
  [
    'voided_reimbursed',
    'a void',
    async () => {
      const id = await voiding();
      await again(id);
      return id;
    },
  ],
];

describe('the life of a flight order', () => {
  it.each(LIVES)('ends %s: %s', async (status, _, live) => {
    expect(await ends(await live())).toBe(status);
  });

  it('leads through every status that there is', () => {
    expect(FLIGHT_ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
  });
});
