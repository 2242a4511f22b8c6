import { createHmac } from 'node:crypto';
import type { PaypalSettings } from '../../../src/server/payments/paypal/paypal-order.ts';
import {
  decimalOf,
  type FakeAnswer,
  type FakeMood,
  type FakePayment,
  type FakeProvider,
  type FakeReason,
  type FakeRequest,
  type FakeState,
  goodMood,
  knownTo,
  minorOf,
  openedOnce,
  refundOf,
  type SentNotice,
  serveFake,
} from './fake-provider.ts';

const KEYS = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  webhookId: 'WH-SANDBOX',
  merchantId: 'SANDBOXPAYEE',
};
/** Real ones are signed with PayPal's certificate; here only PayPal knows this key, since it also verifies. */
const SIGNING_KEY = 'sandbox-transmissions';

/** A fake PayPal: the payer approves, and the money moves when the shop captures it. `pageUrl` is the page to which payers are sent. */
export async function fakePaypal(
  pageUrl = 'https://www.paypal.test',
  now: () => Date = () => new Date(),
): Promise<FakeProvider & { settings: PaypalSettings; approve(id: string, at: Date): SentNotice }> {
  const mood = goodMood();
  const payments = new Map<string, FakePayment>();
  const agreed = new Set<string>();
  const state = { payments, agreed, mood, pageUrl };
  const served = await serveFake(mood, (request) => answer(request, state, now));
  const known = (id: string) => knownTo('PayPal', payments, id);
  const event = (event_type: string, resource: object, at: Date) =>
    signed(JSON.stringify({ id: 'WH-EVENT', event_type, resource }), at);
  const captured = (payment: FakePayment, at: Date, merchant = KEYS.merchantId) => {
    const type = CAPTURES[payment.state];
    const payee = { merchant_id: merchant };
    return event(`PAYMENT.CAPTURE.${type}`, { ...captureOf(payment), custom_id: payment.id, payee }, at);
  };
  return {
    channel: 'payPal',
    settings: { ...KEYS, webhookIds: [KEYS.webhookId], url: served.url, feeBasisPoints: 340 },
    mood,
    payments,
    ...served,
    approve: (id, at) => {
      agreed.add(id);
      return event('CHECKOUT.ORDER.APPROVED', orderOf(known(id), state), at);
    },
    settle: (id, next, at) => {
      const payment = known(id);
      payment.state = next;
      return captured(payment, at);
    },
    forge: (id, { amount, merchant }, at) => {
      const payment: FakePayment = { ...known(id), state: 'paid' };
      return captured({ ...payment, amount: amount ?? payment.amount }, at, merchant);
    },
  };
}

interface State {
  payments: Map<string, FakePayment>;
  agreed: Set<string>;
  mood: FakeMood;
  pageUrl: string;
}

const macOf = (id: string, time: string, body: string) =>
  createHmac('sha256', SIGNING_KEY).update(`${id}|${time}|${KEYS.webhookId}|${body}`).digest('base64');

function signed(body: string, at: Date): SentNotice {
  const [id, time] = ['b5b0-sandbox', at.toISOString()];
  const headers = {
    'content-type': 'application/json',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': macOf(id, time, body),
    'paypal-cert-url': 'https://api.paypal.test/v1/notifications/certs/CERT-SANDBOX',
    'paypal-auth-algo': 'SHA256withRSA',
  };
  return { channel: 'payPal', headers, body };
}

/** The event's own bytes come last in the request. */
function verified(text: string): FakeAnswer {
  const asked: Record<string, string> = JSON.parse(text);
  const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
  const { transmission_id: id = '', transmission_time: time = '', transmission_sig: mac } = asked;
  const isOurs = asked.webhook_id === KEYS.webhookId && mac === macOf(id, time, event);
  return ok({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' });
}

const CAPTURES: Record<FakeState, string> = {
  open: 'DECLINED',
  clearing: 'PENDING',
  paid: 'COMPLETED',
  failed: 'DECLINED',
  ended: 'DECLINED',
};

const moneyOf = (amount: number, currency: string) => ({ currency_code: currency, value: decimalOf(amount, currency) });

function captureOf({ id, amount, currency, state, givenBack = 0 }: FakePayment) {
  const refunded = givenBack === amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return {
    id: `CAP-${id}`,
    status: givenBack > 0 ? refunded : CAPTURES[state],
    amount: moneyOf(amount, currency),
  };
}

function orderOf(payment: FakePayment, { agreed, pageUrl }: State) {
  const isTried = payment.state === 'paid' || payment.state === 'failed' || payment.state === 'clearing';
  const status = payment.state === 'open' ? (agreed.has(payment.id) ? 'APPROVED' : 'PAYER_ACTION_REQUIRED') : 'VOIDED';
  const { givenBack = 0, currency } = payment;
  const refunds = givenBack > 0 ? { refunds: [{ status: 'COMPLETED', amount: moneyOf(givenBack, currency) }] } : {};
  const payments = isTried ? { payments: { captures: [captureOf(payment)], ...refunds } } : {};
  return {
    id: payment.reference,
    status: isTried ? 'COMPLETED' : status,
    purchase_units: [{ custom_id: payment.id, payee: { merchant_id: KEYS.merchantId }, ...payments }],
    links: [{ rel: 'payer-action', href: `${pageUrl}/payPal/${payment.id}` }],
  };
}

function answer(request: FakeRequest, state: State, now: () => Date): FakeAnswer {
  const { path, headers, body } = request;
  if (path === '/v1/oauth2/token') {
    const basic = Buffer.from(`${KEYS.clientId}:${KEYS.clientSecret}`).toString('base64');
    const isOurs = headers.authorization === `Basic ${basic}`;
    return isOurs ? ok({ access_token: `token-${now().getTime()}`, expires_in: 32_400 }) : fault(401, 'invalid_client');
  }
  if (!headers.authorization?.startsWith('Bearer token-')) return fault(401, 'invalid_token');
  if (path === '/v1/notifications/verify-webhook-signature') return verified(body);
  if (path.startsWith('/v2/payments/')) return refunded(request, state);
  if (path === '/v2/checkout/orders') return ok(orderOf(opened(JSON.parse(body), state), state));
  const [, reference, capture] = /^\/v2\/checkout\/orders\/([\w-]+)(\/capture)?$/.exec(path) ?? [];
  const payment = [...state.payments.values()].find((each) => each.reference === reference);
  if (!payment) return fault(404, 'RESOURCE_NOT_FOUND');
  if (!capture) return ok(orderOf(payment, state));
  if (payment.state !== 'open' || !state.agreed.has(payment.id)) return fault(422, 'ORDER_NOT_APPROVED');
  payment.state = 'paid';
  return ok(orderOf(payment, state));
}

interface AskedOrder {
  purchase_units: [{ custom_id: string; description: string; amount: { currency_code: string; value: string } }];
  payment_source: { paypal: { experience_context: { return_url: string } } };
}

function opened({ purchase_units: [unit], payment_source }: AskedOrder, { payments }: State): FakePayment {
  const { currency_code: currency, value } = unit.amount;
  return openedOnce(payments, {
    id: unit.custom_id,
    reference: `ORDER-${unit.custom_id}`,
    amount: minorOf(value, currency),
    currency,
    subject: unit.description,
    returnUrl: payment_source.paypal.experience_context.return_url,
    notifyUrl: '',
  });
}

function refunded({ path, headers, body }: FakeRequest, { payments, mood }: State): FakeAnswer {
  const asked = /\/refunds\/re_(\w+)$/.exec(path)?.[1];
  const id = asked ?? String(headers['paypal-request-id']);
  const [, capture = ''] = /\/captures\/CAP-(\w+)\/refund$/.exec(path) ?? [];
  const payment = payments.get(capture) ?? [...payments.values()].find((each) => each.refunds.has(id));
  if (payment?.state !== 'paid') return fault(404, 'RESOURCE_NOT_FOUND');
  const amount = asked ? 0 : minorOf(JSON.parse(body).amount.value, payment.currency);
  const { reference, state } = refundOf(payment, id, amount, mood);
  if (state === 'no') return fault(422, REASONS[mood.because], `Refused: ${mood.because}`);
  return ok({ id: reference, status: REFUND_STATUS[state] });
}

const REASONS: Record<FakeReason, string> = {
  no: 'REFUND_TIME_LIMIT_EXCEEDED',
  refunded: 'CAPTURE_FULLY_REFUNDED',
  noFunds: 'REFUND_FAILED_INSUFFICIENT_FUNDS',
  closed: 'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
};

const REFUND_STATUS = { done: 'COMPLETED', pending: 'PENDING', failed: 'FAILED' };

const ok = (body: object): FakeAnswer => ({ status: 200, body: JSON.stringify(body) });
/** The error is in the details, by issue. */
function fault(status: number, issue: string, description = ''): FakeAnswer {
  if (status !== 422) return { status, body: JSON.stringify({ name: issue }) };
  return { status, body: JSON.stringify({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue, description }] }) };
}
