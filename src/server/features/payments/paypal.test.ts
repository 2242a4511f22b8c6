import { count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { ledgerJournal } from '../../db/schema/ledger.ts';
import { pollOpenPayments } from '../../orders/provider-payments/poll-payments.ts';

const START = '2026-11-20T02:00:00.000Z';
const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let agents: Api;

beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());
afterEach(async () => {
  clock.set(START);
  await assertBalanced(server.deps.db);
});

const op = () => agents.as('harbour.op');
const book = () => bookedOrder(server, supplier, op());
const read = (id: string) => op().expect('flightOrder', { id });
const stateOf = async (id: string) => (await op().expect('flightOrderPayment', { id })).attempt?.state;
const movements = async (id: string) =>
  (await server.deps.db.select({ n: count() }).from(ledgerJournal).where(eq(ledgerJournal.orderId, id)))[0]?.n;

describe('a payer of PayPal who has agreed', () => {
  const begin = async () => {
    const order = await book();
    await op().expect('payFlightOrder', { id: order.id, channel: 'payPal' });
    const payment = [...server.providers.paypal.payments.values()].find(
      ({ subject }) => subject === `Booking ${order.id}`,
    );
    if (!payment) throw new Error('PayPal knows nothing of it');
    return { order, payment };
  };

  it('has paid once we have taken the money, whether the notice came or not', async () => {
    const { order, payment } = await begin();
    expect(await deliver(server, server.providers.paypal.approve(payment.id, clock.now()))).toBe(200);
    expect(payment.state).toBe('paid');
    expect((await read(order.id)).status).toBe('proceeding');
    const other = await begin();
    server.providers.paypal.approve(other.payment.id, clock.now());
    clock.advance(60_000);
    await pollOpenPayments(server.deps);
    expect((await read(other.order.id)).status).toBe('proceeding');
    expect(await movements(other.order.id)).toBe(1);
  });

  it('keeps the money when the order takes none any more', async () => {
    const { order, payment } = await begin();
    await op().expect('cancelFlightOrder', { id: order.id });
    expect(await deliver(server, server.providers.paypal.approve(payment.id, clock.now()))).toBe(200);
    expect([payment.state, await stateOf(order.id)]).toEqual(['open', 'timedOut']);
    expect(await movements(order.id)).toBe(0);
  });

  it('is told of again where PayPal cannot be asked whether it signed', async () => {
    const { order, payment } = await begin();
    const notice = server.providers.paypal.approve(payment.id, clock.now());
    server.providers.paypal.mood.down = 503;
    expect(await deliver(server, notice)).toBe(503);
    server.providers.paypal.mood.down = null;
    expect(await deliver(server, notice)).toBe(200);
    expect((await read(order.id)).status).toBe('proceeding');
  });
});
