import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { testClock } from '../../../tests/factories/clock.ts';
import { orderInput, verifiedOffer } from '../../../tests/factories/flight-orders.ts';
import { testSettings } from '../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { inTransaction } from '../commands/run-command.ts';
import { orders } from '../db/schema/orders.ts';
import { followGivenUp } from './after-sales/follow-given-up.ts';

const clock = testClock('2026-11-20T08:00:00.000Z');
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  const off = { isOn: false, deskSeconds: null, disruptionRate: 0 };
  const settings = { sandbox: { ...testSettings().sandbox, ...off } };
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false, settings });
  agents = api(server);
});
afterAll(() => server.close());

it('what the sandbox was to do when it was switched off is done by nobody but a person and an airline', async () => {
  const op = agents.as('harbour.op');
  const { id } = await op.expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier)));
  await op.expect('payFlightOrder', { id, channel: 'balance' });
  await server.deps.jobs.drain();
  const order = await op.expect('flightOrder', { id });
  const asked = { id, passengers: order.passengers.slice(0, 1).map((each) => each.id), reason: 1 };
  const child = await op.expect('refundFlightOrder', asked);
  await server.deps.jobs.drain();
  // Both were enqueued while it was on, and wait in the database.
  await inTransaction(server.deps, async (tx) => {
    await server.deps.jobs.send(tx, 'answer-desk', { orderId: child.id });
    await server.deps.jobs.send(tx, 'raise-voyage', { orderId: id });
  });
  await server.deps.jobs.drain();
  expect((await op.expect('flightOrder', { id: child.id })).status).toBe('rfd_reviewing');
  expect((await op.expect('voyages', { state: 'open', orderId: id })).list).toEqual([]);
});

it('an order that it has booked takes no money once it is off, which nobody would give a ticket for', async () => {
  const op = agents.as('harbour.op');
  const { id, total } = await op.expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier)));
  await server.deps.db.update(orders).set({ supplierId: 'sandbox-one' }).where(eq(orders.id, id));
  const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
  const before = await balance();
  const { envelope } = await op.call('payFlightOrder', { id, channel: 'balance', amount: total });
  expect(envelope.code).toBe(REFUSALS.sandboxOff.code);
  expect(await balance()).toBe(before);
});

it('tickets that it has issued are given back by a person once it is off, and nobody is asked for them', async () => {
  const op = agents.as('harbour.op');
  const desk = agents.as('provider.admin');
  const { id, total } = await op.expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier)));
  await op.expect('payFlightOrder', { id, channel: 'balance' });
  await server.deps.jobs.drain();
  await server.deps.db.update(orders).set({ supplierId: 'sandbox-one' }).where(eq(orders.id, id));
  const passengers = (await op.expect('flightOrder', { id })).passengers.map((each) => each.id);
  const child = await op.expect('refundFlightOrder', { id, passengers, reason: 1 });
  await server.deps.jobs.drain();
  await desk.expect('deskQuoteRefund', { id: child.id, penalty: { amount: 0, currency: 'CNY' } });
  await op.expect('confirmFlightOrder', { id: child.id });
  await desk.expect('deskMove', { id: child.id, move: 'complete' });
  // A job calling a missing supplier would fail, and be retried for a week.
  await followGivenUp(server.deps, child.id);
  await server.deps.jobs.drain();
  expect(await op.expect('flightOrder', { id: child.id })).toMatchObject({ status: 'refunded_reimbursed', total });
  const books = await desk.expect('deskQueue', { kind: 'books', pageSize: 100 });
  expect(books.list.filter(({ difference }) => difference?.subject === child.id)).toEqual([]);
});
