import { createHmac } from 'node:crypto';
import type { StripeSettings } from '../../../src/server/payments/stripe/stripe.ts';
import {
  type FakeAnswer,
  type FakeMood,
  type FakePayment,
  type FakeProvider,
  type FakeReason,
  type FakeRefund,
  type FakeRequest,
  type FakeState,
  goodMood,
  refundOf,
  type SentNotice,
  serveFake,
  takenOn,
} from './fake-provider.ts';

const SECRET_KEY = 'sk_test_sandbox';
const WEBHOOK_SECRET = 'whsec_sandbox';

interface FakeStripe extends FakeProvider {
  settings: StripeSettings;
  /** Fails the completed refunds of a payment: the notification of the last one, by one of the event types for that. */
  failRefunds(id: string, at: Date, type?: string): SentNotice;
}

/** A fake Stripe checkout. `pageUrl` is the page to which payers are sent, if one is served. */
export async function fakeStripe(pageUrl = 'https://checkout.stripe.test'): Promise<FakeStripe> {
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
    failRefunds: (id, at, type = 'refund.failed') => {
      const refunds = [...known(payments, id).refunds.values()];
      for (const refund of refunds) refund.isRefused = true;
      const object = { ...refundObject(refunds.at(-1), 'failed'), failure_reason: FAILURES.closed };
      return signed(JSON.stringify({ id: `evt_${type}`, type, livemode: false, data: { object } }), at);
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
/** The status of the session's payment intent, if any. */
const INTENTS: Partial<Record<FakeState, string>> = {
  clearing: 'processing',
  paid: 'succeeded',
  failed: 'requires_payment_method',
};

/** `whole`: with its payment and charge expanded as objects, on request. */
function sessionOf(payment: FakePayment, pageUrl: string, whole = false) {
  const { id, reference, amount, currency, state, givenBack = 0, isDisputed: disputed = false } = payment;
  const latest_charge = state === 'paid' ? { id: `ch_${id}`, amount_refunded: givenBack, disputed } : null;
  const intent = INTENTS[state] ? { id: `pi_${id}`, status: INTENTS[state], latest_charge } : null;
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
    // A repeated key returns the first answer, whatever happened since.
    return payment ? ok(sessionOf({ ...payment, state: 'open' }, pageUrl)) : fault(400, 'parameter_invalid');
  }
  const refund = /^\/v1\/refunds(?:\/re_(\w+))?$/.exec(request.path);
  if (refund && request.method === 'GET' && !refund[1]) return ok(refundsOf(request.query, payments, mood));
  if (refund) return refunded(request, fields, refund[1], payments, mood);
  const [, reference, action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(request.path) ?? [];
  const payment = [...payments.values()].find((each) => each.reference === reference);
  if (!payment) return fault(404, 'resource_missing');
  if (action && payment.state !== 'open') return fault(400, 'checkout_session_not_open');
  if (action) payment.state = 'ended';
  return ok(sessionOf(payment, pageUrl, request.query.get('expand[]') === 'payment_intent.latest_charge'));
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
  const key = asked ?? String(headers['idempotency-key']);
  const payment = [...payments.values()].find(
    (each) => each.refunds.has(key) || fields.get('payment_intent') === `pi_${each.id}`,
  );
  if (!payment) return fault(404, 'resource_missing');
  const id = !asked && mood.forgetsKeys && payment.refunds.has(key) ? `${key}again` : key;
  const { state } = refundOf(payment, id, Number(fields.get('amount')), mood);
  if (state === 'no') return fault(400, REASONS[mood.because], `Refused: ${mood.because}`);
  const refund = payment.refunds.get(id);
  if (refund && !asked) metadata.set(refund, namedIn(fields));
  const why = state === 'failed' ? { failure_reason: FAILURES[mood.because] } : {};
  return ok({ ...refundObject(refund, state), ...why });
}

/** Metadata that the shop has put into its refund. */
const metadata = new WeakMap<FakeRefund, ReturnType<typeof namedIn>>();
const namedIn = (fields: URLSearchParams) => ({
  payment: fields.get('metadata[payment]') ?? '',
  refund: fields.get('metadata[refund]') ?? '',
});

function refundObject(refund: FakeRefund | undefined, state: keyof typeof REFUND_STATUS) {
  if (!refund) throw new Error('Stripe knows no such refund');
  return { id: refund.reference, object: 'refund', status: REFUND_STATUS[state], metadata: metadata.get(refund) ?? {} };
}

/** Newest first, and one per page, so that callers must paginate. */
function refundsOf(query: URLSearchParams, payments: ReadonlyMap<string, FakePayment>, mood: FakeMood) {
  const payment = [...payments.values()].find(({ id }) => query.get('payment_intent') === `pi_${id}`);
  const all = [...(payment?.refunds.keys() ?? [])].filter((id) => payment && takenOn(payment, id, mood)).toReversed();
  const from = all.findIndex((id) => `re_${id}` === query.get('starting_after')) + 1;
  const data = all.slice(from, from + 1).map((id) => {
    if (!payment) throw new Error('a refund is of no payment');
    const { state } = refundOf(payment, id, 0, mood);
    return refundObject(payment.refunds.get(id), state === 'no' ? 'failed' : state);
  });
  return { object: 'list', data, has_more: from + 1 < all.length };
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
