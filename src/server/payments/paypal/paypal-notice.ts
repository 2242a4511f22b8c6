import { isObject, readObject, textIn } from '../call-provider.ts';
import { type Notice, ProviderError, type RawNotice } from '../payment-provider.ts';
import { captureOutcome, type Fields, type PaypalSettings, type Send, unitOf } from './paypal-order.ts';

const APPROVED = 'CHECKOUT.ORDER.APPROVED';
const REFUSED = ['PAYMENT.CAPTURE.DECLINED', 'PAYMENT.CAPTURE.DENIED'];
const CAPTURED = ['PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.PENDING', ...REFUSED];
const VERIFY = '/v1/notifications/verify-webhook-signature';
/** PayPal's signature headers, by name in its verification request. */
const SIGNED_BY = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

/** Reads a PayPal webhook, and asks PayPal to verify that it sent it to us. */
export async function readPaypalNotice(settings: PaypalSettings, send: Send, notice: RawNotice): Promise<Notice> {
  const event = readObject(notice.body);
  const type = textIn(event, 'event_type');
  if (!isWellFormed(notice.body) || !type) return { refused: 'signature' };
  // Irrelevant events are not worth a call.
  if (type !== APPROVED && !CAPTURED.includes(type)) return { ignored: true };
  if (!(await isPaypals(settings, send, notice))) return { refused: 'signature' };
  const resource = isObject(event.resource) ? event.resource : {};
  const about: Fields = type === APPROVED ? unitOf(resource) : resource;
  const payee = isObject(about.payee) ? textIn(about.payee, 'merchant_id') : '';
  const payment = textIn(about, 'custom_id');
  if (!payment || (payee && payee !== settings.merchantId)) return { refused: 'foreign' };
  if (type === APPROVED) return { payment, outcome: { state: 'agreed' } };
  return { payment, outcome: REFUSED.includes(type) ? { state: 'failed' } : captureOutcome(resource) };
}

function isWellFormed(body: string): boolean {
  try {
    return isObject(JSON.parse(body));
  } catch {
    return false;
  }
}

/** The signature covers the exact bytes received, so the request includes them unchanged. */
async function isPaypals({ webhookIds }: PaypalSettings, send: Send, { headers, body }: RawNotice): Promise<boolean> {
  const given = Object.entries(SIGNED_BY).map(([name, header]) => [name, String(headers[header] ?? '')] as const);
  if (given.some(([, value]) => value === '')) return false;
  for (const webhookId of webhookIds) if (await isSentTo(webhookId, Object.fromEntries(given), send, body)) return true;
  return false;
}

async function isSentTo(
  webhookId: string,
  given: Readonly<Record<string, string>>,
  send: Send,
  body: string,
): Promise<boolean> {
  const named = JSON.stringify({ ...given, webhook_id: webhookId });
  try {
    const answer = await send(VERIFY, `${named.slice(0, -1)},"webhook_event":${body}}`);
    return textIn(answer, 'verification_status') === 'SUCCESS';
  } catch (error) {
    if (error instanceof ProviderError && error.certainty === 'refused') return false;
    throw error;
  }
}
