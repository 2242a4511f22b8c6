import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { pollOpenPayments } from '../../orders/provider-payments/poll-payments.ts';

const START = '2026-11-20T02:00:00.000Z';
const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let agents: Api;
beforeAll(async () => {
  clock.set(START);
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());
afterEach(async () => {
  clock.set(START);
  await assertBalanced(server.deps.db);
});

const op = () => agents.as('harbour.op');
const airwallex = () => server.providers.fakeOf('airwallex');
const statusOf = async (id: string) => (await op().expect('flightOrder', { id })).status;
const stateOf = async (id: string) => (await op().expect('flightOrderPayment', { id })).attempt?.state;
const begin = (id: string) => op().expect('payFlightOrder', { id, channel: 'airwallex' });
/** The payment provider's payments for an order, newest last. */
const atProvider = (id: string) =>
  [...airwallex().payments.values()].filter(({ subject }) => subject === `Booking ${id}`);

/** An order whose payer was declined at Airwallex and is still on its page. */
async function declined() {
  const { id } = await bookedOrder(server, supplier, op());
  await begin(id);
  const [payment] = atProvider(id);
  if (!payment) throw new Error('the payment provider knows nothing of it');
  expect(await deliver(server, airwallex().settle(payment.id, 'failed', clock.now()))).toBe(200);
  expect(await stateOf(id)).toBe('failed');
  return { id, payment };
}
const ask = async () => {
  clock.advance(3 * 60_000);
  await pollOpenPayments(server.deps);
};

it('whoever tries again on the page after being declined has paid, although the notice is lost', async () => {
  const { id, payment } = await declined();
  await ask();
  expect(await stateOf(id)).toBe('failed');
  airwallex().settle(payment.id, 'open', clock.now());
  await ask();
  expect(await stateOf(id)).toBe('pending');
  airwallex().settle(payment.id, 'paid', clock.now());
  await ask();
  expect(await stateOf(id)).toBe('paid');
  expect(await statusOf(id)).toBe('proceeding');
});

it('a declined payment is closed at its payment provider when its time is over, and stays failed', async () => {
  const { id, payment } = await declined();
  clock.advance(31 * 60_000);
  await pollOpenPayments(server.deps);
  agents = api(server);
  expect(payment.state).toBe('ended');
  expect(await stateOf(id)).toBe('failed');
});

it('whoever was declined begins another payment, and what is paid twice goes back once', async () => {
  const { id } = await declined();
  clock.advance(1_000);
  await begin(id);
  const [first, second, ...others] = atProvider(id);
  expect(others).toEqual([]);
  expect(await stateOf(id)).toBe('pending');
  await deliver(server, airwallex().settle(second?.id ?? '', 'paid', clock.now()));
  airwallex().settle(first?.id ?? '', 'paid', clock.now());
  await ask();
  await server.deps.jobs.drain();
  const back = [first, second].map((payment) => [...(payment?.refunds.values() ?? [])].map(({ amount }) => amount));
  expect(back).toEqual([[first?.amount], []]);
  expect(first?.amount).toBeGreaterThan(ADULT_PRICE);
});
