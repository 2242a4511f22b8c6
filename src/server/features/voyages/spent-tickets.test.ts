import { expect, test } from 'vitest';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { disruptOrder } from '../../orders/voyages/sandbox-airline.ts';

const { agents, drain, issued, op, read, server } = ticketedServer();
const desk = () => agents().as('provider.admin');
const openOf = async (orderId: string) => (await op().expect('voyages', { orderId, state: 'open' })).list;
const tasksOf = async (orderId: string) =>
  (await desk().expect('deskQueue', { kind: 'disruption', pageSize: 100 })).list.filter(
    (task) => task.orderId === orderId,
  );

async function givenBack({ id }: FlightOrder, passengers: string[]): Promise<void> {
  const child = await op().expect('refundFlightOrder', { id, passengers, reason: 0 });
  await drain();
  await op().expect('confirmFlightOrder', { id: child.id });
  await drain();
  expect((await read(child.id)).status).toBe('refunded_reimbursed');
}

test('a disruption ends with the last ticket that somebody travels on, at the desk too', async () => {
  const order = await issued({ adult: 2 });
  const { id } = order;
  const [one = '', two = ''] = order.passengers.map((passenger) => passenger.id);
  const voyage = await desk().expect('raiseVoyage', { orderId: id, type: 'change' });
  await givenBack(order, [one]);
  expect(await openOf(id)).toHaveLength(1);
  await op().expect('answerVoyage', { id: voyage.id, decision: 'otherFlight' });
  expect(await tasksOf(id)).toHaveLength(1);
  await givenBack(order, [two]);
  expect(await tasksOf(id)).toEqual([]);
  const [settled] = (await op().expect('voyages', { orderId: id })).list;
  expect(settled).toMatchObject({ decision: 'otherFlight', allowed: [] });
  expect(settled?.settledAt).not.toBeNull();
});

test('one that nobody has answered is not to be answered any more', async () => {
  const order = await issued({ adult: 1 });
  const { id } = order;
  await desk().expect('raiseVoyage', { orderId: id, type: 'cancel_no_save' });
  expect(await openOf(id)).toHaveLength(1);
  await givenBack(
    order,
    order.passengers.map((passenger) => passenger.id),
  );
  expect(await openOf(id)).toEqual([]);
});

test('nobody is told of a disruption of tickets that nobody travels on', async () => {
  const order = await issued({ adult: 1 });
  const { id } = order;
  expect((await desk().expect('deskOrder', { id })).can).toContain('raiseDisruption');
  await givenBack(
    order,
    order.passengers.map((passenger) => passenger.id),
  );
  await disruptOrder(server().deps, id);
  expect((await desk().expect('deskOrder', { id })).can).not.toContain('raiseDisruption');
  const raised = await desk().call('raiseVoyage', { orderId: id, type: 'change' });
  expect(raised.envelope.code).toBe(REFUSALS.statusConflict.code);
  expect((await op().expect('voyages', { orderId: id })).list).toEqual([]);
});
