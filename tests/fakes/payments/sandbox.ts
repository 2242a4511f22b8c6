import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isCurrency, toDecimal } from '../../../src/contract/money.ts';
import { fakeAirwallex } from './fake-airwallex.ts';
import { fakeAlipay } from './fake-alipay.ts';
import type { FakeHouse, FakePayment } from './fake-house.ts';
import { fakePaypal } from './fake-paypal.ts';
import { fakeStripe } from './fake-stripe.ts';
import { fakeWechatPay } from './fake-wechat-pay.ts';
import { fakeYeepay } from './fake-yeepay.ts';
import { sandboxEnv } from './sandbox-env.ts';

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
  const [alipay, stripe, wechat, yeepay, airwallex, paypal] = await Promise.all([
    fakeAlipay(page),
    fakeStripe(page),
    fakeWechatPay(page),
    fakeYeepay(page),
    fakeAirwallex(page),
    fakePaypal(page),
  ]);
  houses = [alipay, stripe, wechat, ...yeepay.houses, airwallex, paypal];
  const parts = { alipay, stripe, wechatPay: wechat, yeepay, airwallex, paypal };
  return {
    env(publicUrl) {
      portal = publicUrl;
      return sandboxEnv(publicUrl, parts);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await Promise.all(Object.values(parts).map((part) => part.close()));
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
    const at = new Date();
    const { headers, body } =
      paid && house.approve ? house.approve(id, at) : house.settle(id, paid ? 'paid' : 'failed', at);
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
  'yeepay-wechat': 'Yeepay: WeChat',
  'yeepay-alipay': 'Yeepay: Alipay',
  'yeepay-credit-card': 'Yeepay: credit card',
  'yeepay-debit-card': 'Yeepay: debit card',
  airwallex: 'Airwallex',
  payPal: 'PayPal',
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
