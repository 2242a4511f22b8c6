import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { pollOpenPayments } from '../../orders/provider-payments/poll-payments.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock, { issue: 'refused' });
let server: PaymentServer;
let agents: Api;
beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const statusOf = async (id: string) => (await op().expect('flightOrder', { id })).status;

/** An order whose tickets were refused, with a refund requested from its payment provider but not made yet. */
async function refundUnderWay(): Promise<string> {
  const { stripe } = server.providers;
  stripe.mood.refundTurns = 1;
  const { id, total } = await bookedOrder(server, supplier, op());
  await op().expect('payFlightOrder', { id, channel: 'stripe', amount: total });
  const payment = [...stripe.payments.values()].find(({ subject }) => subject === `Booking ${id}`);
  await deliver(server, stripe.settle(payment?.id ?? '', 'paid', clock.now()));
  await server.deps.jobs.drain();
  return id;
}

it('a refund whose job got lost is seen to all the same, once it is late, and is made once', async () => {
  const id = await refundUnderWay();
  expect(await statusOf(id)).toBe('failed_reimbursing');
  await server.deps.db.execute(sql`delete from pgboss.job where name = 'give-back'`);
  clock.advance(21 * 60_000);
  for (let turn = 0; turn < 2; turn++) {
    await pollOpenPayments(server.deps);
    await server.deps.jobs.drain({ early: true });
  }
  expect(await statusOf(id)).toBe('failed_reimbursed');
  const refunds = [...server.providers.stripe.payments.values()].flatMap((payment) => [...payment.refunds.values()]);
  expect(refunds.map(({ amount }) => amount)).toEqual([ADULT_PRICE]);
  await assertBalanced(server.deps.db);
});
