import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isCurrency, toDecimal } from '../../../src/contract/money.ts';
import { fakeAlipay } from './fake-alipay.ts';
import type { FakeHouse, FakePayment } from './fake-house.ts';
import { fakeStripe } from './fake-stripe.ts';
import { fakeWechatPay } from './fake-wechat-pay.ts';

export interface PaymentSandbox {
  /** The settings of a server at `publicUrl` whose payers come here. */
  env(publicUrl: string): Record<string, string>;
  close(): Promise<void>;
}

/** Stand-ins of the payment houses with a page where somebody at a browser pays, or does not; no money moves. */
export async function startPaymentSandbox(): Promise<PaymentSandbox> {
  let portal = '';
  let houses: readonly FakeHouse[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, houses, () => portal).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the sandbox has no port');
  const page = `http://127.0.0.1:${address.port}`;
  const [alipay, stripe, wechat] = await Promise.all([fakeAlipay(page), fakeStripe(page), fakeWechatPay(page)]);
  houses = [alipay, stripe, wechat];
  return {
    env(publicUrl) {
      portal = publicUrl;
      return {
        PUBLIC_URL: publicUrl,
        PAYMENT_SANDBOX: 'on',
        ALIPAY_URL: alipay.settings.url,
        ALIPAY_APP_ID: alipay.settings.appId,
        ALIPAY_PRIVATE_KEY: alipay.settings.privateKey,
        ALIPAY_PUBLIC_KEY: alipay.settings.publicKey,
        ALIPAY_FEE: '0.6',
        STRIPE_URL: stripe.settings.url,
        STRIPE_SECRET_KEY: stripe.settings.secretKey,
        STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
        STRIPE_FEE: '1.5',
        WECHAT_PAY_URL: wechat.settings.url,
        WECHAT_PAY_APP_ID: wechat.settings.appId,
        WECHAT_PAY_MERCHANT_ID: wechat.settings.merchantId,
        WECHAT_PAY_SERIAL: wechat.settings.serial,
        WECHAT_PAY_PRIVATE_KEY: wechat.settings.privateKey,
        WECHAT_PAY_API_KEY: wechat.settings.apiKey,
        WECHAT_PAY_PUBLIC_KEY_ID: wechat.settings.publicKeyId,
        WECHAT_PAY_PUBLIC_KEY: wechat.settings.publicKey,
        WECHAT_PAY_FEE: '0.6',
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await Promise.all([alipay.close(), stripe.close(), wechat.close()]);
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  houses: readonly FakeHouse[],
  portal: () => string,
): Promise<void> {
  const [, channel, id = '', act] = new URL(request.url ?? '/', 'http://sandbox').pathname.split('/');
  const house = houses.find((each) => each.channel === channel);
  const payment = house?.payments.get(id);
  if (!house || !payment) {
    response.writeHead(404).end('no such payment');
    return;
  }
  if (request.method === 'POST') {
    const paid = act === 'pay';
    const { headers, body } = house.settle(id, paid ? 'paid' : 'failed', new Date());
    await fetch(`${portal()}/api/payment/v2/notifications/${channel}`, { method: 'POST', headers, body }).catch(
      () => null,
    );
    const home = payment.returnUrl || `/${channel}/${id}`;
    response.writeHead(303, { location: home }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(house, payment));
}

const HOUSE_NAMES: Readonly<Record<string, string>> = {
  alipay: 'Alipay',
  stripe: 'Stripe',
  'wechat-pay': 'WeChat Pay',
};

function pageOf({ channel }: FakeHouse, payment: FakePayment): string {
  const { id, state, subject } = payment;
  const form = (act: string, words: string) =>
    `<form method="post" action="/${channel}/${id}/${act}"><button>${words}</button></form>`;
  const rest = state === 'open' ? form('pay', 'Pay') + form('decline', 'Decline') : `<p>This payment is ${state}.</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${HOUSE_NAMES[channel]} (sandbox)</title>
<style>body{font:18px system-ui;max-width:22rem;margin:3rem auto;padding:0 1rem}button{font:inherit;width:100%;padding:.8rem;margin-top:1rem}</style>
<h1>${HOUSE_NAMES[channel]} <small>sandbox</small></h1><p>${subject}</p><p><strong>${amountOf(payment)}</strong></p>
<p>A stand-in on this machine: no money moves.</p>${rest}</html>`;
}

function amountOf({ amount, currency: name }: FakePayment): string {
  const currency = name.toUpperCase();
  return isCurrency(currency) ? `${currency} ${toDecimal({ amount, currency })}` : name;
}
