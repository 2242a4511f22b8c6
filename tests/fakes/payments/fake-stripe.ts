import { createHmac } from 'node:crypto';
import type { StripeSettings } from '../../../src/server/payments/stripe/stripe.ts';
import {
  type FakeAnswer,
  type FakeHouse,
  type FakeMood,
  type FakePayment,
  type FakeReason,
  type FakeRequest,
  type FakeState,
  goodMood,
  refundOf,
  type SentNotice,
  serveFake,
} from './fake-house.ts';

const SECRET_KEY = 'sk_test_sandbox';
const WEBHOOK_SECRET = 'whsec_sandbox';

/** Stripe's checkout on this machine. `pageUrl` is where payers are sent to, when somebody serves such a page. */
export async function fakeStripe(
  pageUrl = 'https://checkout.stripe.test',
): Promise<FakeHouse & { settings: StripeSettings }> {
  const mood = goodMood();
  const payments = new Map<string, FakePayment>();
  const served = await serveFake(mood, (request) => answer(request, payments, mood, pageUrl));
  const settings = { url: served.url, secretKey: SECRET_KEY, webhookSecrets: [WEBHOOK_SECRET], feeBasisPoints: 150 };
  const noticeOf = (payment: FakePayment, at: Date, livemode = false): SentNotice => {
    const failed = payment.state === 'failed' ? 'async_payment_failed' : 'completed';
    const type = `checkout.session.${payment.state === 'ended' ? 'expired' : failed}`;
    const event = { id: `evt_${payment.id}`, type, livemode, data: { object: sessionOf(payment, pageUrl) } };
    return signed(JSON.stringify(event), at);
  };
  return {
    channel: 'stripe',
    settings,
    mood,
    payments,
    ...served,
    settle: (id, state, at) => {
      const payment = known(payments, id);
      payment.state = state;
      return noticeOf(payment, at);
    },
    forge: (id, { amount, merchant }, at) => {
      const payment: FakePayment = { ...known(payments, id), state: 'paid' };
      return noticeOf({ ...payment, amount: amount ?? payment.amount }, at, merchant !== undefined);
    },
  };
}

function known(payments: ReadonlyMap<string, FakePayment>, id: string): FakePayment {
  const payment = payments.get(id);
  if (!payment) throw new Error(`Stripe knows no payment ${id}`);
  return payment;
}

function signed(body: string, at: Date): SentNotice {
  const time = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${mac}` };
  return { channel: 'stripe', headers, body };
}

const STATUS: Record<FakeState, string> = {
  open: 'open',
  clearing: 'complete',
  paid: 'complete',
  failed: 'complete',
  ended: 'expired',
};
/** What the session's payment is, where there is one. */
const INTENTS: Partial<Record<FakeState, string>> = {
  clearing: 'processing',
  paid: 'succeeded',
  failed: 'requires_payment_method',
};

/** `whole`: with its payment as an object, as it is asked for. */
function sessionOf({ id, reference, amount, currency, state }: FakePayment, pageUrl: string, whole = false) {
  const intent = INTENTS[state] ? { id: `pi_${id}`, status: INTENTS[state] } : null;
  return {
    id: reference,
    object: 'checkout.session',
    client_reference_id: id,
    amount_total: amount,
    currency,
    status: STATUS[state],
    payment_status: state === 'paid' ? 'paid' : 'unpaid',
    payment_intent: whole ? intent : (intent?.id ?? null),
    url: state === 'open' ? `${pageUrl}/stripe/${id}` : null,
  };
}

function answer(request: FakeRequest, payments: Map<string, FakePayment>, mood: FakeMood, pageUrl: string): FakeAnswer {
  if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return fault(401, 'api_key_invalid');
  const fields = new URLSearchParams(request.body);
  if (request.path === '/v1/checkout/sessions') {
    const payment = opened(fields, payments);
    // Under its key the first answer comes again, whatever has become of it since.
    return payment ? ok(sessionOf({ ...payment, state: 'open' }, pageUrl)) : fault(400, 'parameter_invalid');
  }
  const refund = /^\/v1\/refunds(?:\/re_(\w+))?$/.exec(request.path);
  if (refund) return refunded(request, fields, refund[1], payments, mood);
  const [, reference, action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(request.path) ?? [];
  const payment = [...payments.values()].find((each) => each.reference === reference);
  if (!payment) return fault(404, 'resource_missing');
  if (action && payment.state !== 'open') return fault(400, 'checkout_session_not_open');
  if (action) payment.state = 'ended';
  return ok(sessionOf(payment, pageUrl, request.query.get('expand[]') === 'payment_intent'));
}

function opened(fields: URLSearchParams, payments: Map<string, FakePayment>): FakePayment | null {
  const id = fields.get('client_reference_id') ?? '';
  const amount = Number(fields.get('line_items[0][price_data][unit_amount]'));
  if (!id || !(amount > 0)) return null;
  const made: FakePayment = {
    id,
    reference: `cs_test_${id}`,
    amount,
    currency: fields.get('line_items[0][price_data][currency]') ?? '',
    subject: fields.get('line_items[0][price_data][product_data][name]') ?? '',
    returnUrl: fields.get('success_url') ?? '',
    notifyUrl: '',
    state: 'open',
    refunds: new Map(),
  };
  const payment = payments.get(id) ?? made;
  payments.set(id, payment);
  return payment;
}

function refunded(
  { headers }: FakeRequest,
  fields: URLSearchParams,
  asked: string | undefined,
  payments: ReadonlyMap<string, FakePayment>,
  mood: FakeMood,
): FakeAnswer {
  const id = asked ?? String(headers['idempotency-key']);
  const payment = [...payments.values()].find(
    (each) => each.refunds.has(id) || fields.get('payment_intent') === `pi_${each.id}`,
  );
  if (!payment) return fault(404, 'resource_missing');
  const { reference, state } = refundOf(payment, id, Number(fields.get('amount')), mood);
  if (state === 'no') return fault(400, REASONS[mood.because], `Refused: ${mood.because}`);
  const why = state === 'failed' ? { failure_reason: FAILURES[mood.because] } : {};
  return ok({ id: reference, object: 'refund', status: REFUND_STATUS[state], ...why });
}

const REASONS: Record<FakeReason, string> = {
  no: 'charge_disputed',
  refunded: 'charge_already_refunded',
  noFunds: 'balance_insufficient',
  closed: 'account_closed',
};
const FAILURES: Record<FakeReason, string> = {
  no: 'declined',
  refunded: 'merchant_request',
  noFunds: 'insufficient_funds',
  closed: 'expired_or_canceled_card',
};

const REFUND_STATUS = { done: 'succeeded', pending: 'pending', failed: 'failed' };

const ok = (body: object): FakeAnswer => ({ status: 200, body: JSON.stringify(body) });
const fault = (status: number, code: string, message = ''): FakeAnswer => ({
  status,
  body: JSON.stringify({ error: { code, message } }),
});
