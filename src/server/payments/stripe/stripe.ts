import { callHouse, isObject, readObject, textIn, wholeIn } from '../call-house.ts';
import {
  HouseError,
  type HousePayment,
  type HouseRefund,
  type KnownPayment,
  type Notice,
  type Opened,
  type Outcome,
  type PaymentHouse,
  type RawNotice,
  type RefundAnswer,
} from '../payment-house.ts';
import { checkStripeSignature } from './stripe-signature.ts';

export interface StripeSettings {
  /** Without a trailing slash. */
  url: string;
  secretKey: string;
  /** Of the webhook endpoint; another beside it while they are changed. */
  webhookSecrets: readonly string[];
  feeBasisPoints: number;
}

/** The shape of answers below is that of this version, whatever the account's own is. */
const VERSION = '2025-03-31.basil';
/** Stripe takes no session that ends sooner; ours is closed at its own end. */
const SHORTEST_SESSION_MS = 31 * 60_000;
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];

/** Stripe's hosted checkout (https://docs.stripe.com/api/checkout/sessions): the payer leaves for its page and comes back. */
export function stripe(settings: StripeSettings): PaymentHouse {
  const send = (path: string, fields: Record<string, string> | null, key?: string) =>
    sendTo(settings, path, fields, key);
  return {
    id: 'stripe',
    thanks: '{}',
    feeBasisPoints: settings.feeBasisPoints,
    // Its minor units are those of ISO 4217 for every currency of the site.
    takes: () => true,
    open: async (payment) => openedOf(await send('/checkout/sessions', sessionOf(payment), payment.id)),
    // With its payment: of one that is complete and unpaid, it says whether a bank is at work or has said no.
    ask: async ({ reference }) =>
      outcomeOf(await send(`/checkout/sessions/${encodeURIComponent(reference)}?expand[]=payment_intent`, null)),
    close: async ({ reference }) => {
      // One that is paid or has ended cannot be closed; asking afterwards tells which.
      await send(`/checkout/sessions/${encodeURIComponent(reference)}/expire`, {}).catch((error: unknown) => {
        if (!(error instanceof HouseError && error.certainty === 'refused')) throw error;
      });
    },
    refund: (payment, refund) => refundAt(send, payment, refund),
    readNotice: (notice) => readNotice(settings, notice),
  };
}

type Fields = Readonly<Record<string, unknown>>;
type Send = (path: string, fields: Record<string, string> | null, key?: string) => Promise<Fields>;

/** Null fields are asked with GET. */
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
  const { text } = await callHouse(`${url}/v1${path}`, { ...init, headers });
  return readObject(text);
}

function sessionOf({ id, money, subject, createdAt, endsAt, returnUrl }: HousePayment): Record<string, string> {
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
  if (!reference || !redirectUrl) throw new HouseError('unknown', 'Stripe answered no session');
  return { reference, redirectUrl, qrCode: null };
}

/** What a payment is that no bank has cleared after all. */
const NOT_CLEARED = ['requires_payment_method', 'canceled'];

function outcomeOf(session: Fields): Outcome {
  const intent = isObject(session.payment_intent) ? session.payment_intent : {};
  if (session.payment_status === 'paid')
    return {
      state: 'paid',
      amount: wholeIn(session, 'amount_total'),
      currency: textIn(session, 'currency').toUpperCase(),
      reference: textIn(session, 'payment_intent') || textIn(intent, 'id'),
    };
  if (session.status === 'expired') return { state: 'ended' };
  if (session.status !== 'complete') return { state: 'open' };
  return { state: NOT_CLEARED.includes(textIn(intent, 'status')) ? 'failed' : 'clearing' };
}

async function refundAt(send: Send, { id }: KnownPayment, refund: HouseRefund): Promise<RefundAnswer> {
  const { money, paidReference, reference: known } = refund;
  const asked = { payment_intent: paidReference, amount: String(money.amount), 'metadata[payment]': id };
  // Under its key the same first answer comes for ever: how it stands now is read from the refund itself.
  const answer = known
    ? await send(`/refunds/${encodeURIComponent(known)}`, null)
    : await send('/refunds', asked, refund.id);
  const [reference, status] = [textIn(answer, 'id'), textIn(answer, 'status')];
  if (status === 'failed' || status === 'canceled') {
    const code = textIn(answer, 'failure_reason') || status;
    return { state: 'refused', reference, code, said: code };
  }
  return { state: status === 'succeeded' ? 'done' : 'pending', reference };
}

function readNotice({ webhookSecrets, secretKey }: StripeSettings, { headers, body, at }: RawNotice): Notice {
  const verdict = checkStripeSignature(String(headers['stripe-signature'] ?? ''), body, webhookSecrets, at);
  if (verdict !== 'good') return { refused: verdict };
  const event = readObject(body);
  if (!EVENTS.includes(textIn(event, 'type'))) return { ignored: true };
  const session = isObject(event.data) && isObject(event.data.object) ? event.data.object : {};
  // Test keys know nothing of real money, nor the other way round.
  if (event.livemode !== /^[sr]k_live_/.test(secretKey)) return { refused: 'foreign' };
  const payment = textIn(session, 'client_reference_id');
  if (!payment) return { refused: 'foreign' };
  const isFailed = event.type === 'checkout.session.async_payment_failed';
  return { payment, outcome: isFailed ? { state: 'failed' } : outcomeOf(session) };
}
