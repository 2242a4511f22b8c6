import { afterEach, expect, test } from 'vitest';
import { bookedOrder, orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import type { DeskMove } from '../../../contract/desk-moves.ts';

const { supplier, server, agents, op, read, drain } = ticketedServer();
afterEach(() => assertBalanced(server().deps.db));

const desk = () => agents().as('provider.admin');
const move = (id: string, to: DeskMove, remark?: string) => desk().expect('deskMove', { id, move: to, remark });
/** The next runs of pending jobs, each when due. */
const early = () => server().deps.jobs.drain({ early: true });
const refOf = async (id: string) => (await desk().expect('deskOrder', { id })).supplier.ref ?? '';
const told = async (id: string, code: string) =>
  (await read(id)).timeline.filter((entry) => entry.kind === 'supplier' && entry.code === code).length;

/** An order in review, whose party has no adult, set aside by the desk. */
async function setAside(): Promise<string> {
  const young = passenger('adult', { birthday: '2012-01-05' });
  const input = orderInput(await verifiedOffer(server(), supplier), [young]);
  const { id } = await op().expect('createFlightOrder', input);
  await move(id, 'hold', 'Asking the airline');
  return id;
}
/** A paid order set aside by the desk before its supplier was asked for tickets. */
async function paidAside(): Promise<string> {
  const { id } = await bookedOrder(server(), supplier, op());
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await move(id, 'hold', 'The airline’s system is down');
  await drain();
  expect((await read(id)).status).toBe('holding');
  return id;
}

test('an unpaid order that is taken up again is looked after at its supplier as before', async () => {
  const id = await setAside();
  await early();
  await move(id, 'resume');
  await supplier.cancelHold(await refOf(id));
  await early();
  expect(await read(id)).toMatchObject({ status: 'canceled' });
});

test('an unpaid order that its airline cancels while it is set aside says so once, and ends when it is taken up', async () => {
  const id = await setAside();
  await supplier.cancelHold(await refOf(id));
  await early();
  await early();
  expect((await read(id)).status).toBe('holding');
  expect(await told(id, 'airlineCancelled')).toBe(1);
  await move(id, 'resume');
  await drain();
  expect((await read(id)).status).toBe('canceled');
});

test('a paid order whose tickets come while it is set aside says so once, and has them when it is taken up', async () => {
  const id = await paidAside();
  const { ref, amount, currency } = await supplier.retrieve(await refOf(id));
  await supplier.issue(ref, { idempotencyKey: 'by telephone', amount, currency });
  await early();
  await early();
  expect((await read(id)).status).toBe('holding');
  expect(await told(id, 'issuedMeanwhile')).toBe(1);
  const calls = supplier.calls.issue;
  await move(id, 'resume');
  await drain();
  const order = await read(id);
  expect(order.status).toBe('issued');
  expect(order.passengers[0]?.ticketNumber).toBe((await supplier.retrieve(ref)).ticketNumbers[0]);
  expect(supplier.calls.issue).toBe(calls);
});

test('a paid order that its supplier has ended while it is set aside says so, and gives its money back when it is taken up', async () => {
  const id = await paidAside();
  await supplier.cancelHold(await refOf(id));
  await early();
  expect(await told(id, 'airlineCancelled')).toBe(1);
  await move(id, 'resume');
  await drain();
  expect((await read(id)).status).toBe('failed_reimbursed');
});
