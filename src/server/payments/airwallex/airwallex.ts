import { type Money, toDecimal } from '../../../contract/money.ts';
import { type AccessToken, withAccessToken } from '../access-token.ts';
import { callProvider, decimalIn, isObject, oneLine, readObject, textIn } from '../call-provider.ts';
import { minorUnits } from '../decimal.ts';
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
import { outcomeAfterRefunds, refundedUnits } from '../refunded-payments.ts';
import { checkAirwallexSignature } from './airwallex-signature.ts';

export interface AirwallexSettings {
  /** Without a trailing slash. */
  url: string;
  clientId: string;
  apiKey: string;
  accountId: string;
  /** The webhook's secrets: a second one during key rotation. */
  webhookSecrets: readonly string[];
  /** The payment method: one that leads to a page or a code of its own, such as `alipaycn`. */
  method: string;
  feeBasisPoints: number;
}

type Fields = Readonly<Record<string, unknown>>;
/** Null fields send a GET. */
type Send = (path: string, fields: object | null) => Promise<Fields>;

const INTENTS = ['succeeded', 'cancelled', 'pending', 'pending_review'].map((state) => `payment_intent.${state}`);
const FAILED_ATTEMPTS = ['payment_attempt.authorization_failed', 'payment_attempt.failed_to_process'];
const GIVEN_BACK = ['ACCEPTED', 'SETTLED', 'SUCCEEDED'];

/** Airwallex's payment intents (https://www.airwallex.com/docs/api/payments/payment_intents). Amounts are numbers of major units. */
export function airwallex(settings: AirwallexSettings, now: () => Date): PaymentProvider {
  const send = sender(settings, now);
  const intentAt = ({ reference }: KnownPayment) => `/payment_intents/${encodeURIComponent(reference)}`;
  return {
    id: 'airwallex',
    thanks: '{}',
    feeBasisPoints: settings.feeBasisPoints,
    takes: () => true,
    open: (payment) => open(send, settings, payment),
    ask: async (payment) => outcomeOf(await send(intentAt(payment), null)),
    close: async (payment) => {
      const asked = { request_id: `${payment.id}-close`, cancellation_reason: 'abandoned' };
      // A paid or ended one cannot be closed; the query afterwards tells which.
      await send(`${intentAt(payment)}/cancel`, asked).catch((error: unknown) => {
        if (!(error instanceof ProviderError && error.certainty === 'refused')) throw error;
      });
    },
    refund: (payment, refund) => refundAt(send, payment, refund),
    readNotice: (notice) => readNotice(settings, notice),
  };
}

function sender({ url, clientId, apiKey }: AirwallexSettings, now: () => Date): Send {
  const call = withAccessToken(now, async (): Promise<AccessToken> => {
    const headers = { 'x-client-id': clientId, 'x-api-key': apiKey };
    const { text } = await callProvider(`${url}/api/v1/authentication/login`, { method: 'POST', headers });
    const answer = readObject(text);
    const endsAt = Date.parse(textIn(answer, 'expires_at'));
    return { token: textIn(answer, 'token'), endsAt: new Date(Number.isNaN(endsAt) ? 0 : endsAt) };
  });
  return (path, fields) =>
    call(async (token) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = fields ? { method: 'POST', body: JSON.stringify(fields) } : { method: 'GET' };
      return readObject((await callProvider(`${url}/api/v1/pa${path}`, { ...init, headers })).text);
    });
}

const majorUnits = (money: Money) => Number(toDecimal(money));

/**
 * Airwallex does not replay the first answer to a repeated request id: it reports a duplicate. So an intent whose answer was lost is looked
 * up by our number, and one already confirmed is read.
 */
async function open(send: Send, { method }: AirwallexSettings, payment: ProviderPayment): Promise<Opened> {
  const { id, money, subject, returnUrl } = payment;
  const asked = { amount: majorUnits(money), currency: money.currency, merchant_order_id: id, return_url: returnUrl };
  const create = send('/payment_intents/create', { ...asked, request_id: id, descriptor: subject });
  const intent = await orKnown(create, () => findIntent(send, id));
  const reference = textIn(intent, 'id');
  if (!reference) throw new ProviderError('unknown', 'Airwallex answered no intent');
  const path = `/payment_intents/${encodeURIComponent(reference)}`;
  const confirm = send(`${path}/confirm`, {
    request_id: `${id}-confirm`,
    payment_method: { type: method, [method]: { flow: 'webqr' } },
  });
  const confirmed = await orKnown(confirm, () => send(path, null));
  const next = isObject(confirmed.next_action) ? confirmed.next_action : {};
  const [redirectUrl, qrCode] = [textIn(next, 'url') || null, textIn(next, 'qrcode') || null];
  if (!redirectUrl && !qrCode) throw new ProviderError('unknown', 'Airwallex answered no way to pay');
  return { reference, redirectUrl: qrCode ? null : redirectUrl, qrCode };
}

const isDuplicate = (error: unknown) => error instanceof ProviderError && error.code === 'duplicate_request';

/** The answer; the known state where Airwallex reports the request id as a duplicate. */
async function orKnown(answer: Promise<Fields>, known: () => Promise<Fields>): Promise<Fields> {
  return answer.catch((error: unknown) => {
    if (isDuplicate(error)) return known();
    throw error;
  });
}

/** The intent with our number; one that is not listed yet may be listed on the next try. */
async function findIntent(send: Send, id: string): Promise<Fields> {
  const { items } = await listed(send, '/payment_intents', { merchant_order_id: id });
  const found = items.find((each) => textIn(each, 'merchant_order_id') === id);
  if (!found) throw new ProviderError('unknown', 'Airwallex knows the intent, and does not list it yet');
  return found;
}

/** A page of a list. A failure to list says nothing about what the list holds. */
async function listed(send: Send, path: string, filter: Readonly<Record<string, string>>) {
  const { items, has_more } = await send(`${path}?${new URLSearchParams(filter)}`, null).catch((cause: unknown) => {
    throw new ProviderError('unknown', `Airwallex did not list ${path}`, { cause });
  });
  if (!Array.isArray(items)) throw new ProviderError('unknown', `Airwallex answered no list of ${path}`);
  return { items: items.filter(isObject), isMore: has_more === true && items.length > 0 };
}

function outcomeOf(intent: Fields): Outcome {
  const status = textIn(intent, 'status');
  const currency = textIn(intent, 'currency');
  const attempt = isObject(intent.latest_payment_attempt) ? intent.latest_payment_attempt : {};
  if (status === 'SUCCEEDED') {
    const amount = minorUnits(decimalIn(intent, 'captured_amount'), currency);
    const refunded = decimalIn(attempt, 'refunded_amount');
    const paid = { amount, currency, reference: textIn(intent, 'id') };
    return outcomeAfterRefunds(paid, refundedUnits(refunded, currency), `refunded_amount ${refunded}`);
  }
  if (status === 'CANCELLED') return { state: 'ended' };
  // A bank or Airwallex is reviewing it, or the authorized amount is about to be captured.
  if (status.startsWith('PENDING') || status === 'REQUIRES_CAPTURE') return { state: 'clearing' };
  const isDeclined = status === 'REQUIRES_PAYMENT_METHOD' && textIn(attempt, 'status') === 'FAILED';
  return { state: isDeclined ? 'declined' : 'open' };
}

/** Looks up a refund whose answer was lost before it requests it: its number would be a duplicate too. */
async function refundAt(send: Send, payment: KnownPayment, refund: ProviderRefund): Promise<RefundAnswer> {
  const { reference: known } = refund;
  const answer = known
    ? await send(`/refunds/${encodeURIComponent(known)}`, null)
    : ((await findRefund(send, payment, refund)) ?? (await requestRefund(send, payment, refund)));
  const [reference, status] = [textIn(answer, 'id'), textIn(answer, 'status')];
  if (status === 'FAILED') {
    const details = isObject(answer.failure_details) ? answer.failure_details : {};
    const code = textIn(details, 'code') || status;
    return { state: 'refused', reference, code, said: oneLine(textIn(details, 'message')) || code };
  }
  return { state: GIVEN_BACK.includes(status) ? 'done' : 'pending', reference };
}

async function requestRefund(send: Send, { reference }: KnownPayment, { id, money }: ProviderRefund): Promise<Fields> {
  const asked = { request_id: id, payment_intent_id: reference, amount: majorUnits(money) };
  return send('/refunds/create', asked).catch((error: unknown) => {
    throw isDuplicate(error)
      ? new ProviderError('unknown', 'Airwallex knows the refund, and does not list it yet')
      : error;
  });
}

/** Finds the payment's refund with our number, page by page; null where there is none. */
async function findRefund(send: Send, { reference }: KnownPayment, { id }: ProviderRefund): Promise<Fields | null> {
  for (let page = 0, more = true; more; page++) {
    const filter = { payment_intent_id: reference, page_num: String(page), page_size: '100' };
    const { items, isMore } = await listed(send, '/refunds', filter);
    const found = items.find((each) => textIn(each, 'request_id') === id);
    if (found) return found;
    more = isMore;
  }
  return null;
}

function readNotice({ webhookSecrets, accountId }: AirwallexSettings, { headers, body, at }: RawNotice): Notice {
  const given = { signature: String(headers['x-signature'] ?? ''), timestamp: String(headers['x-timestamp'] ?? '') };
  const verdict = checkAirwallexSignature(given, body, webhookSecrets, at);
  if (verdict !== 'good') return { refused: verdict };
  const event = readObject(body);
  const name = textIn(event, 'name');
  const isIntent = INTENTS.includes(name);
  if (!isIntent && !FAILED_ATTEMPTS.includes(name)) return { ignored: true };
  const about = isObject(event.data) && isObject(event.data.object) ? event.data.object : {};
  const payment = textIn(about, 'merchant_order_id');
  if (!payment || textIn(event, 'account_id') !== accountId) return { refused: 'foreign' };
  return { payment, outcome: isIntent ? outcomeOf(about) : { state: 'declined' } };
}
