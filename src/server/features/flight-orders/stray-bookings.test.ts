import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { flightVerifications } from '../../db/schema/flight-search.ts';
import { bookingIntents } from '../../db/schema/orders.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());
beforeEach(() => void Object.assign(supplier.script, { book: 'ok', lookUp: 'ok' }));

/** Sends the same request late to the supplier, with its original key; returns the supplier's reference. */
async function bookLate(verificationId: string): Promise<string> {
  const { db } = server.deps;
  const [intent] = await db.select().from(bookingIntents).where(eq(bookingIntents.verificationId, verificationId));
  const [check] = await db.select().from(flightVerifications).where(eq(flightVerifications.id, verificationId));
  const { contact, passengers } = orderInput(verificationId);
  const call = { idempotencyKey: intent?.id ?? '', mode: 'instant' as const, contact };
  return (await supplier.book(check?.offerRef ?? '', passengers, call)).ref;
}

it('seats that a supplier books only after the booking has come to nothing are given back', async () => {
  const id = await verifiedOffer(server, supplier);
  supplier.script.book = 'lostBefore';
  const { envelope } = await agents.as('harbour.op').call('createFlightOrder', orderInput(id));
  expect(envelope.code).toBe(REFUSALS.supplierUnavailable.code);
  supplier.script.book = 'ok';
  const ref = await bookLate(id);
  expect(supplier.orders.get(ref)?.state).toBe('held');
  await server.deps.jobs.drain({ early: true });
  expect(supplier.orders.get(ref)?.state).toBe('cancelled');
});

it('the very request of another company is refused as one of nothing, and finds no order of theirs', async () => {
  const input = orderInput(await verifiedOffer(server, supplier, { username: 'quay.op' }));
  const options = { idempotencyKey: 'the-same-for-both' };
  const { id } = await agents.as('quay.op').expect('createFlightOrder', input, options);
  const { status, envelope } = await agents.as('harbour.op').call('createFlightOrder', input, options);
  expect([status, envelope.code, envelope.data]).toEqual([409, REFUSALS.verificationExpired.code, null]);
  expect((await agents.as('quay.op').expect('createFlightOrder', input, options)).id).toBe(id);
});
