import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { airwallex } from '../../payments/airwallex/airwallex.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let agents: Api;
beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');

describe.each(['stripe', 'wechat-pay', 'payPal', 'airwallex', 'yeepay-wechat'] as const)(
  'a payment whose opening at %s was never answered',
  (channel) => {
    it('is gone on with when it is asked for again, and is one payment', async () => {
      const { mood, payments, settle } = server.providers.fakeOf(channel);
      // Where the payment provider gives out a token, it has.
      await op().expect('payFlightOrder', { id: (await bookedOrder(server, supplier, op())).id, channel });
      const { id } = await bookedOrder(server, supplier, op());
      mood.losesAnswers = true;
      const lost = await op().call('payFlightOrder', { id, channel });
      expect(lost.envelope.code).toBe(REFUSALS.paymentFailed.code);
      mood.losesAnswers = false;
      const answer = await op().expect('payFlightOrder', { id, channel });
      expect(answer.state).toBe('pending');
      expect(answer.redirectUrl ?? answer.qrCode).toEqual(expect.any(String));
      const begun = [...payments.values()].filter(({ subject }) => subject === `Booking ${id}`);
      expect(begun).toHaveLength(1);
      if (channel === 'payPal') return;
      await deliver(server, settle(begun[0]?.id ?? '', 'paid', clock.now()));
      expect((await op().expect('flightOrder', { id })).payment).toMatchObject({ channel });
    });
  },
);

it('Airwallex, which calls what was asked before a duplicate, opens one payment however often it is asked', async () => {
  const provider = airwallex(server.providers.settings.payments.airwallex, () => clock.now());
  const id = 'a'.repeat(32);
  const times = { createdAt: clock.now(), endsAt: new Date(clock.now().getTime() + 60_000) };
  const urls = { returnUrl: 'https://portal.test/back', notifyUrl: 'https://portal.test/told' };
  const payment = { id, money: { amount: 100, currency: 'CNY' as const }, subject: 'Booking', ...times, ...urls };
  const opened = await provider.open(payment);
  expect(opened.redirectUrl).toContain(id);
  expect(await provider.open(payment)).toEqual(opened);
  expect(await Promise.all([provider.open(payment), provider.open(payment)])).toEqual([opened, opened]);
});
