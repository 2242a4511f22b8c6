import { fakeAlipay } from '../fakes/payments/fake-alipay.ts';
import { type FakeHouse, type SentNotice } from '../fakes/payments/fake-house.ts';
import { fakeStripe } from '../fakes/payments/fake-stripe.ts';
import { fakeWechatPay } from '../fakes/payments/fake-wechat-pay.ts';
import type { TestClock } from './clock.ts';
import type { TestServer } from './test-server.ts';

/** Both payment houses on this machine, and the settings of a server that uses them. */
export async function paymentHouses(clock: TestClock) {
  const alipay = await fakeAlipay();
  const stripe = await fakeStripe();
  const wechat = await fakeWechatPay(undefined, () => clock.now());
  const fakes: Record<string, FakeHouse> = { alipay, stripe, 'wechat-pay': wechat };
  return {
    fakes,
    alipay,
    settings: {
      publicUrl: 'https://portal.test',
      payments: {
        alipay: alipay.settings,
        stripe: stripe.settings,
        wechatPay: wechat.settings,
        isSandbox: false,
      },
    },
    close: async () => {
      await alipay.close();
      await stripe.close();
      await wechat.close();
    },
  };
}

/** Hands a notice to the server as the house would; answers the status. */
export async function deliver(server: TestServer, { channel, headers, body }: SentNotice): Promise<number> {
  const url = `/api/payment/v2/notifications/${channel}`;
  return (await server.app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
}
