import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isCurrency, toDecimal } from '../../../src/contract/money.ts';
import { fakeAirwallex } from './fake-airwallex.ts';
import { fakeAlipay } from './fake-alipay.ts';
import { fakePaypal } from './fake-paypal.ts';
import type { FakePayment, FakeProvider, SentNotice } from './fake-provider.ts';
import { fakeStripe } from './fake-stripe.ts';
import { fakeWechatPay } from './fake-wechat-pay.ts';
import { fakeYeepay } from './fake-yeepay.ts';
import { sandboxEnv } from './sandbox-env.ts';

export interface PaymentSandbox {
  /** The settings of a server at `publicUrl` whose payers are sent here. */
  env(publicUrl: string): Record<string, string>;
  close(): Promise<void>;
}

/** Stand-ins for the payment providers with a page where a user pays or declines; no money moves. */
export async function startPaymentSandbox(): Promise<PaymentSandbox> {
  let portal = '';
  let providers: readonly FakeProvider[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, providers, () => portal).catch(() => response.writeHead(500).end());
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
  providers = [alipay, stripe, wechat, ...yeepay.providers, airwallex, paypal];
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
  providers: readonly FakeProvider[],
  portal: () => string,
): Promise<void> {
  const [, channel, id = '', act] = new URL(request.url ?? '/', 'http://sandbox').pathname.split('/');
  const provider = providers.find((each) => each.channel === channel);
  const payment = provider?.payments.get(id);
  const what = ACTS.find((each) => each === act);
  if (!provider || !payment || (request.method === 'POST' && !what)) {
    response.writeHead(404).end('no such payment');
    return;
  }
  if (request.method === 'POST' && what) {
    await perform(provider, payment, what, async ({ headers, body }) => {
      const url = `${portal()}/api/payment/v2/notifications/${channel}`;
      await fetch(url, { method: 'POST', headers, body }).catch(() => null);
    });
    // A forged notification is no payment: the page stays open.
    const home = (what !== 'forged' && payment.returnUrl) || `/${channel}/${id}`;
    response.writeHead(303, { location: home }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(provider, payment));
}

/** The page's actions: the payer pays or not, and its notification arrives normally or otherwise. */
const ACTS = ['pay', 'decline', 'lost', 'twice', 'late', 'forged'] as const;
type Act = (typeof ACTS)[number];

const LATE_SECONDS = 20;

async function perform(
  provider: FakeProvider,
  { id }: FakePayment,
  act: Act,
  tell: (notice: SentNotice) => Promise<void>,
): Promise<void> {
  const at = new Date();
  if (act === 'forged') return tell(provider.forge(id, { merchant: 'SOMEBODYELSE' }, at));
  if (act === 'decline') return tell(provider.settle(id, 'failed', at));
  const notice = provider.approve ? provider.approve(id, at) : provider.settle(id, 'paid', at);
  if (act === 'late') setTimeout(() => void tell(notice), LATE_SECONDS * 1000).unref();
  else if (act !== 'lost') await Promise.all(act === 'twice' ? [tell(notice), tell(notice)] : [tell(notice)]);
}

const PROVIDER_NAMES: Readonly<Record<string, string>> = {
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

function pageOf({ channel }: FakeProvider, payment: FakePayment): string {
  const { id, state, subject } = payment;
  const form = (act: string, words: string) =>
    `<form method="post" action="/${channel}/${id}/${act}"><button>${words}</button></form>`;
  const acts =
    form('pay', 'Pay') +
    form('decline', 'Decline') +
    '<h2>Or try what may go wrong</h2><p>The payer pays, and the notice of it</p>' +
    form('lost', 'Gets lost') +
    form('twice', 'Comes twice') +
    form('late', `Comes ${LATE_SECONDS} seconds late`) +
    '<p>The payer does nothing, and somebody else sends</p>' +
    form('forged', 'A forged notice');
  const rest = state === 'open' ? acts : `<p>This payment is ${state}.</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${PROVIDER_NAMES[channel]} (sandbox)</title>
<style>body{font:18px system-ui;max-width:22rem;margin:3rem auto;padding:0 1rem}h2{font-size:1rem;margin-top:2.5rem}button{font:inherit;width:100%;padding:.8rem;margin-top:1rem}</style>
<h1>${PROVIDER_NAMES[channel]} <small>sandbox</small></h1><p>${subject}</p><p><strong>${amountOf(payment)}</strong></p>
<p>A stand-in on this machine: no money moves.</p>${rest}</html>`;
}

function amountOf({ amount, currency: name }: FakePayment): string {
  const currency = name.toUpperCase();
  return isCurrency(currency) ? `${currency} ${toDecimal({ amount, currency })}` : name;
}
