import { callProvider, isObject, readObject, textIn, wholeIn } from '../call-provider.ts';
import {
  type KnownPayment,
  type Notice,
  type Opened,
  type Outcome,
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
  type RawNotice,
  type RefundAnswer,
} from '../payment-provider.ts';
import { outcomeAfterRefunds } from '../refunded-payments.ts';
import { checkStripeSignature } from './stripe-signature.ts';

export interface StripeSettings {
  /** Without a trailing slash. */
  url: string;
  secretKey: string;
  /** The webhook endpoint's secrets: a second one during key rotation. */
  webhookSecrets: readonly string[];
  feeBasisPoints: number;
}

/** The API version of the answers below, whatever the account's default is. */
const VERSION = '2025-03-31.basil';
/** Stripe accepts no shorter session; we close ours at its own expiry. */
const SHORTEST_SESSION_MS = 31 * 60_000;
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];
/** The events of a failed refund: which ones come depends on payment method and webhook version. */
const REFUND_EVENTS = ['refund.failed', 'refund.updated', 'charge.refund.updated'];
/** Expands a session's payment and its charge; by default only the payment's id is returned. */
const WITH_CHARGE = 'expand[]=payment_intent.latest_charge';

/** Stripe's hosted checkout (https://docs.stripe.com/api/checkout/sessions): the payer is sent to its page and returns. */
export function stripe(settings: StripeSettings): PaymentProvider {
  const send = (path: string, fields: Record<string, string> | null, key?: string) =>
    sendTo(settings, path, fields, key);
  return {
    id: 'stripe',
    thanks: '{}',
    feeBasisPoints: settings.feeBasisPoints,
    // Its minor units follow ISO 4217 for every currency of the site.
    takes: () => true,
    open: async (payment) => openedOf(await send('/checkout/sessions', sessionOf(payment), payment.id)),
    // The payment shows whether a complete, unpaid session is being processed or was declined by a bank, and how much of a paid one was
    // refunded.
    ask: async ({ reference }) =>
      outcomeOf(await send(`/checkout/sessions/${encodeURIComponent(reference)}?${WITH_CHARGE}`, null)),
    close: async ({ reference }) => {
      // A paid or ended one cannot be closed; the query afterwards tells which.
      await send(`/checkout/sessions/${encodeURIComponent(reference)}/expire`, {}).catch((error: unknown) => {
        if (!(error instanceof ProviderError && error.certainty === 'refused')) throw error;
      });
    },
    refund: (payment, refund) => refundAt(send, payment, refund),
    readNotice: (notice) => readNotice(settings, notice),
  };
}

type Fields = Readonly<Record<string, unknown>>;
type Send = (path: string, fields: Record<string, string> | null, key?: string) => Promise<Fields>;

/** Null fields send a GET. */
async function sendTo(
  { url, secretKey }: StripeSettings,
  path: string,
  fields: Record<string, string> | null,
  key?: string,
): Promise<Fields> {
  const headers = {
    authorization: `Bearer ${secretKey}`,
    'stripe-version': VERSION,
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : { method: 'GET' };
  const { text } = await callProvider(`${url}/v1${path}`, { ...init, headers });
  return readObject(text);
}

function sessionOf({ id, money, subject, createdAt, endsAt, returnUrl }: ProviderPayment): Record<string, string> {
  const ends = Math.max(endsAt.getTime(), createdAt.getTime() + SHORTEST_SESSION_MS);
  return {
    mode: 'payment',
    client_reference_id: id,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': money.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(money.amount),
    'line_items[0][price_data][product_data][name]': subject,
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: String(Math.floor(ends / 1000)),
  };
}

function openedOf(session: Fields): Opened {
  const [reference, redirectUrl] = [textIn(session, 'id'), textIn(session, 'url')];
  if (!reference || !redirectUrl) throw new ProviderError('unknown', 'Stripe answered no session');
  return { reference, redirectUrl, qrCode: null };
}

/** The statuses of a payment that a bank did not clear. */
const NOT_CLEARED = ['requires_payment_method', 'canceled'];

function outcomeOf(session: Fields): Outcome {
  const intent = isObject(session.payment_intent) ? session.payment_intent : {};
  if (session.payment_status === 'paid') {
    const paid = {
      amount: wholeIn(session, 'amount_total'),
      currency: textIn(session, 'currency').toUpperCase(),
      reference: textIn(session, 'payment_intent') || textIn(intent, 'id'),
    };
    // A webhook has only the payment id.
    const charge = isObject(intent.latest_charge) ? intent.latest_charge : null;
    // In a dispute Stripe takes the money at once, and the payer's bank decides.
    if (charge?.disputed === true) return outcomeAfterRefunds(paid, paid.amount, 'disputed');
    const givenBack = charge ? wholeIn(charge, 'amount_refunded') : 0;
    return outcomeAfterRefunds(paid, givenBack, `amount_refunded ${givenBack}`);
  }
  if (session.status === 'expired') return { state: 'ended' };
  if (session.status !== 'complete') return { state: 'open' };
  return { state: NOT_CLEARED.includes(textIn(intent, 'status')) ? 'failed' : 'clearing' };
}

/**
 * Stripe drops an idempotency key after a day, so a refund whose answer was lost is looked up by our number in it before it is requested:
 * requested again later, a partial refund would be made twice.
 */
async function refundAt(send: Send, payment: KnownPayment, refund: ProviderRefund): Promise<RefundAnswer> {
  // Its idempotency key replays the first answer, so the current state is read from the refund itself.
  if (refund.reference) return answerOf(await send(`/refunds/${encodeURIComponent(refund.reference)}`, null));
  return answerOf((await findRefund(send, refund)) ?? (await requestRefund(send, payment, refund)));
}

function requestRefund(
  send: Send,
  payment: KnownPayment,
  { id, money, paidReference }: ProviderRefund,
): Promise<Fields> {
  const named = { 'metadata[payment]': payment.id, 'metadata[refund]': id };
  return send('/refunds', { payment_intent: paidReference, amount: String(money.amount), ...named }, id);
}

/** Finds the payment's refund with our number, page by page, newest first; null where there is none. */
async function findRefund(send: Send, { id, paidReference }: ProviderRefund): Promise<Fields | null> {
  const filter = new URLSearchParams({ payment_intent: paidReference, limit: '100' });
  for (;;) {
    const { data, has_more } = await send(`/refunds?${filter}`, null).catch((cause: unknown) => {
      // A failure to list says nothing about what the list holds.
      throw new ProviderError('unknown', 'Stripe did not list the refunds of a payment', { cause });
    });
    if (!Array.isArray(data)) throw new ProviderError('unknown', 'Stripe answered no list of refunds');
    const refunds = data.filter(isObject);
    const found = refunds.find((each) => metadataOf(each, 'refund') === id);
    if (found) return found;
    const last = textIn(refunds.at(-1) ?? {}, 'id');
    if (has_more !== true || !last) return null;
    filter.set('starting_after', last);
  }
}

const metadataOf = ({ metadata }: Fields, name: string): string => (isObject(metadata) ? textIn(metadata, name) : '');

function answerOf(refund: Fields): RefundAnswer {
  const [reference, status] = [textIn(refund, 'id'), textIn(refund, 'status')];
  if (status === 'failed' || status === 'canceled') {
    const code = textIn(refund, 'failure_reason') || status;
    return { state: 'refused', reference, code, said: code };
  }
  return { state: status === 'succeeded' ? 'done' : 'pending', reference };
}

function readNotice({ webhookSecrets, secretKey }: StripeSettings, { headers, body, at }: RawNotice): Notice {
  const verdict = checkStripeSignature(String(headers['stripe-signature'] ?? ''), body, webhookSecrets, at);
  if (verdict !== 'good') return { refused: verdict };
  const event = readObject(body);
  const type = textIn(event, 'type');
  const isOfRefund = REFUND_EVENTS.includes(type);
  if (!isOfRefund && !EVENTS.includes(type)) return { ignored: true };
  const about = isObject(event.data) && isObject(event.data.object) ? event.data.object : {};
  // Test keys do not cover live events, nor live keys test events.
  if (event.livemode !== /^[sr]k_live_/.test(secretKey)) return { refused: 'foreign' };
  if (isOfRefund) return refundNotice(about);
  const payment = textIn(about, 'client_reference_id');
  if (!payment) return { refused: 'foreign' };
  const isFailed = type === 'checkout.session.async_payment_failed';
  return { payment, outcome: isFailed ? { state: 'failed' } : outcomeOf(about) };
}

/** Reports only failed refunds of ours; refunds made directly at Stripe name no payment of ours. */
function refundNotice(refund: Fields): Notice {
  const payment = metadataOf(refund, 'payment');
  const answer = answerOf(refund);
  return payment && answer.state === 'refused' ? { payment, failedRefund: answer } : { ignored: true };
}
