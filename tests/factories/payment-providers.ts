import type { ExternalChannel } from '../../src/contract/payments.ts';
import { fakeAirwallex } from '../fakes/payments/fake-airwallex.ts';
import { fakeAlipay } from '../fakes/payments/fake-alipay.ts';
import { fakePaypal } from '../fakes/payments/fake-paypal.ts';
import { type FakeProvider, type SentNotice } from '../fakes/payments/fake-provider.ts';
import { fakeStripe } from '../fakes/payments/fake-stripe.ts';
import { fakeWechatPay } from '../fakes/payments/fake-wechat-pay.ts';
import { fakeYeepay } from '../fakes/payments/fake-yeepay.ts';
import type { TestClock } from './clock.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** All fake payment providers, and the settings of a server that uses them. */
export async function paymentProviders(clock: TestClock) {
  const now = () => clock.now();
  const alipay = await fakeAlipay();
  const stripe = await fakeStripe();
  const wechatPay = await fakeWechatPay(undefined, now);
  const yeepay = await fakeYeepay();
  const airwallex = await fakeAirwallex(undefined, now);
  const paypal = await fakePaypal(undefined, now);
  const all: readonly FakeProvider[] = [alipay, stripe, wechatPay, ...yeepay.providers, airwallex, paypal];
  return {
    all,
    fakeOf(channel: ExternalChannel): FakeProvider {
      const found = all.find((provider) => provider.channel === channel);
      if (!found) throw new Error(`no fake of ${channel}`);
      return found;
    },
    alipay,
    paypal,
    stripe,
    settings: {
      publicUrl: 'https://portal.test',
      payments: {
        airwallex: airwallex.settings,
        alipay: alipay.settings,
        paypal: paypal.settings,
        stripe: stripe.settings,
        wechatPay: wechatPay.settings,
        yeepay: yeepay.settings,
        isSandbox: false,
      },
    },
    close: async () => {
      for (const provider of [alipay, stripe, wechatPay, yeepay, airwallex, paypal]) await provider.close();
    },
  };
}

export interface PaymentServer extends TestServer {
  providers: Awaited<ReturnType<typeof paymentProviders>>;
}

/** A server that uses the fake payment providers. Call close() at the end of the file. */
export async function startPaymentServer(
  clock: TestClock,
  options: Omit<TestServerOptions, 'clock' | 'settings'> = {},
): Promise<PaymentServer> {
  const providers = await paymentProviders(clock);
  const server = await startTestServer({ ...options, clock, settings: providers.settings });
  return {
    ...server,
    providers,
    close: async () => {
      await server.close();
      await providers.close();
    },
  };
}

/** Delivers a notification to the server as the payment provider would; returns the status. */
export async function deliver(server: TestServer, { channel, headers, body }: SentNotice): Promise<number> {
  const url = `/api/payment/v2/notifications/${channel}`;
  return (await server.app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
}
