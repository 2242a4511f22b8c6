import { createHmac } from 'node:crypto';
import type { AirwallexSettings } from '../../../src/server/payments/airwallex/airwallex.ts';
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
  takenOn,
} from './fake-provider.ts';

const KEYS = {
  clientId: 'sandbox-client',
  apiKey: 'sandbox-api-key',
  accountId: 'acct_sandbox',
  webhookSecret: 'whsec_sandbox',
  method: 'alipaycn',
};
const STATUS: Record<FakeState, string> = {
  open: 'REQUIRES_CUSTOMER_ACTION',
  clearing: 'PENDING',
  paid: 'SUCCEEDED',
  failed: 'REQUIRES_PAYMENT_METHOD',
  ended: 'CANCELLED',
};

/** A fake Airwallex. `pageUrl` is the page to which payers are sent, if one is served. */
export async function fakeAirwallex(
  pageUrl = 'https://checkout.airwallex.test',
  now: () => Date = () => new Date(),
): Promise<FakeProvider & { settings: AirwallexSettings }> {
  const mood = goodMood();
  const payments = new Map<string, FakePayment>();
  const served = await serveFake(mood, (request) => answer(request, payments, mood, pageUrl, now));
  const known = (id: string) => knownTo('Airwallex', payments, id);
  const noticeOf = (payment: FakePayment, at: Date, account_id = KEYS.accountId) => {
    const isFailed = payment.state === 'failed';
    const intents: Partial<Record<FakeState, string>> = { ended: 'cancelled', clearing: 'pending' };
    const intent = `payment_intent.${intents[payment.state] ?? 'succeeded'}`;
    const name = isFailed ? 'payment_attempt.authorization_failed' : intent;
    return signed(JSON.stringify({ id: 'evt', name, account_id, data: { object: intentOf(payment) } }), at);
  };
  return {
    channel: 'airwallex',
    settings: { ...KEYS, webhookSecrets: [KEYS.webhookSecret], url: served.url, feeBasisPoints: 120 },
    mood,
    payments,
    ...served,
    settle: (id, state, at) => {
      const payment = known(id);
      payment.state = state;
      return noticeOf(payment, at);
    },
    forge: (id, { amount, merchant }, at) => {
      const payment: FakePayment = { ...known(id), state: 'paid' };
      return noticeOf({ ...payment, amount: amount ?? payment.amount }, at, merchant);
    },
  };
}

function signed(body: string, at: Date): SentNotice {
  const time = String(at.getTime());
  const mac = createHmac('sha256', KEYS.webhookSecret).update(`${time}${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-timestamp': time, 'x-signature': mac };
  return { channel: 'airwallex', headers, body };
}

function intentOf({ id, reference, amount, currency, state, givenBack = 0 }: FakePayment) {
  const major = Number(decimalOf(amount, currency));
  return {
    id: reference,
    merchant_order_id: id,
    status: STATUS[state],
    amount: major,
    captured_amount: state === 'paid' ? major : 0,
    currency,
    latest_payment_attempt: {
      status: state === 'failed' ? 'FAILED' : 'PENDING',
      refunded_amount: Number(decimalOf(givenBack, currency)),
    },
  };
}

function answer(
  { path, query, headers, body }: FakeRequest,
  payments: Map<string, FakePayment>,
  mood: FakeMood,
  pageUrl: string,
  now: () => Date,
): FakeAnswer {
  if (path === '/api/v1/authentication/login') {
    const isOurs = headers['x-client-id'] === KEYS.clientId && headers['x-api-key'] === KEYS.apiKey;
    const expires_at = new Date(now().getTime() + 30 * 60_000).toISOString();
    return isOurs ? ok({ token: `token-${now().getTime()}`, expires_at }) : fault(401, 'credentials_invalid');
  }
  if (!headers.authorization?.startsWith('Bearer token-')) return fault(401, 'unauthorized');
  const asked: Record<string, unknown> = body ? JSON.parse(body) : {};
  if (path === '/api/v1/pa/payment_intents/create') return created(asked, payments);
  if (path === '/api/v1/pa/payment_intents') return ok(intentsOf(query, payments));
  if (path === '/api/v1/pa/refunds') return ok(refundsOf(query, payments, mood));
  if (path.startsWith('/api/v1/pa/refunds/')) return refunded(path, asked, payments, mood);
  const [, reference, act] = /\/payment_intents\/(\w+)(?:\/(confirm|cancel))?$/.exec(path) ?? [];
  const payment = [...payments.values()].find((each) => each.reference === reference);
  if (!payment) return fault(404, 'not_found');
  // After a failed attempt the intent accepts another.
  if (act && payment.state !== 'open' && payment.state !== 'failed') return fault(400, 'invalid_status_for_operation');
  if (act === 'cancel') payment.state = 'ended';
  if (act === 'confirm') {
    if (confirmed.has(payment)) return fault(400, 'duplicate_request');
    confirmed.add(payment);
  }
  const url = `${pageUrl}/airwallex/${payment.id}`;
  return ok({
    ...intentOf(payment),
    ...(confirmed.has(payment) ? { next_action: { type: 'redirect', method: 'GET', url } } : {}),
  });
}

/** Intents with a payment page. */
const confirmed = new WeakSet<FakePayment>();

function intentsOf(query: URLSearchParams, payments: ReadonlyMap<string, FakePayment>) {
  const payment = payments.get(query.get('merchant_order_id') ?? '');
  return { has_more: false, items: payment ? [intentOf(payment)] : [] };
}

/** The first answer is not repeated. */
function created(asked: Record<string, unknown>, payments: Map<string, FakePayment>): FakeAnswer {
  if (payments.has(String(asked.request_id))) return fault(400, 'duplicate_request');
  return ok(intentOf(opened(asked, payments)));
}

function opened(asked: Record<string, unknown>, payments: Map<string, FakePayment>): FakePayment {
  const [id, currency] = [String(asked.merchant_order_id), String(asked.currency)];
  return openedOnce(payments, {
    id,
    reference: `int_${id}`,
    amount: minorOf(String(asked.amount), currency),
    currency,
    subject: String(asked.descriptor),
    returnUrl: String(asked.return_url),
    notifyUrl: '',
  });
}

function refunded(
  path: string,
  asked: Record<string, unknown>,
  payments: ReadonlyMap<string, FakePayment>,
  mood: FakeMood,
): FakeAnswer {
  const [, known] = /\/refunds\/re_(\w+)$/.exec(path) ?? [];
  const id = known ?? String(asked.request_id);
  const payment = [...payments.values()].find(
    (each) => each.refunds.has(id) || each.reference === asked.payment_intent_id,
  );
  if (!payment) return fault(404, 'not_found');
  // The first answer is not repeated.
  if (!known && takenOn(payment, id, mood)) return fault(400, 'duplicate_request');
  const { reference, state } = refundOf(payment, id, minorOf(String(asked.amount), payment.currency), mood);
  if (state === 'no') return fault(400, 'refund_not_allowed', REASONS[mood.because]);
  return ok({ id: reference, status: REFUND_STATUS[state] });
}

const REASONS: Record<FakeReason, string> = {
  no: 'Refused: no',
  refunded: 'Refused: refunded, the payment has already been fully refunded',
  noFunds: 'Refused: noFunds, insufficient balance',
  closed: 'Refused: closed',
};

/** One per page, so that callers must paginate. */
function refundsOf(query: URLSearchParams, payments: ReadonlyMap<string, FakePayment>, mood: FakeMood) {
  const payment = [...payments.values()].find(({ reference }) => reference === query.get('payment_intent_id'));
  const page = Number(query.get('page_num') ?? 0);
  const all = [...(payment?.refunds.keys() ?? [])].filter((id) => payment && takenOn(payment, id, mood));
  const items = all.slice(page, page + 1).map((request_id) => {
    if (!payment) throw new Error('a refund is of no payment');
    const { reference, state } = refundOf(payment, request_id, 0, mood);
    return { id: reference, request_id, status: state === 'no' ? 'FAILED' : REFUND_STATUS[state] };
  });
  return { has_more: page + 1 < all.length, items };
}

const REFUND_STATUS = { done: 'SETTLED', pending: 'RECEIVED', failed: 'FAILED' };

const ok = (body: object): FakeAnswer => ({ status: 200, body: JSON.stringify(body) });
const fault = (status: number, code: string, message = ''): FakeAnswer => ({
  status,
  body: JSON.stringify({ code, message }),
});
