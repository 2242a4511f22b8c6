import { toDecimal } from '../../../contract/money.ts';
import { type AccessToken, withAccessToken } from '../access-token.ts';
import { callProvider, isObject, readObject, textIn, wholeIn } from '../call-provider.ts';
import {
  type KnownPayment,
  type Opened,
  type Outcome,
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
  type RefundAnswer,
} from '../payment-provider.ts';
import { readPaypalNotice } from './paypal-notice.ts';
import { type Fields, outcomeOf, type PaypalSettings, type Send } from './paypal-order.ts';

/** The currencies PayPal supports with two decimals (https://developer.paypal.com/reference/currency-codes/). */
const CURRENCIES: readonly string[] = [
  ...['CNY', 'USD', 'EUR', 'HKD', 'JPY', 'GBP', 'AUD', 'CAD', 'THB'],
  ...['SGD', 'CHF', 'DKK', 'MYR', 'NOK', 'NZD', 'PHP', 'SEK', 'ILS'],
];

/**
 * PayPal orders (https://developer.paypal.com/docs/api/orders/v2/): the payer approves on PayPal's page, and only then do we capture, so
 * that an order that is closed meanwhile takes no money.
 */
export function paypal(settings: PaypalSettings, now: () => Date): PaymentProvider {
  const send = sender(settings, now);
  const orderAt = ({ reference }: KnownPayment) => `/v2/checkout/orders/${encodeURIComponent(reference)}`;
  const ask = async (payment: KnownPayment): Promise<Outcome> => {
    try {
      return outcomeOf(await send(orderAt(payment), null));
    } catch (error) {
      // An order not approved within hours is deleted there.
      if (error instanceof ProviderError && error.status === 404) return { state: 'ended' };
      throw error;
    }
  };
  return {
    id: 'payPal',
    thanks: '{}',
    feeBasisPoints: settings.feeBasisPoints,
    takes: (currency) => CURRENCIES.includes(currency),
    open: async (payment) => openedOf(await send('/v2/checkout/orders', orderOf(payment), payment.id)),
    ask,
    take: async (payment) => {
      try {
        return outcomeOf(await send(`${orderAt(payment)}/capture`, '{}', `${payment.id}-take`));
      } catch (error) {
        if (!(error instanceof ProviderError && error.certainty === 'refused')) throw error;
        const outcome = await ask(payment);
        // The payer's bank declined.
        return outcome.state === 'agreed' ? { state: 'failed' } : outcome;
      }
    },
    // An order that is never captured expires by itself.
    close: async () => undefined,
    refund: (_, refund) => refundAt(send, refund),
    readNotice: (notice) => readPaypalNotice(settings, send, notice),
  };
}

function sender({ url, clientId, clientSecret }: PaypalSettings, now: () => Date): Send {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const call = withAccessToken(now, async (): Promise<AccessToken> => {
    const body = new URLSearchParams({ grant_type: 'client_credentials' });
    const headers = { authorization: `Basic ${basic}` };
    const answer = readObject((await callProvider(`${url}/v1/oauth2/token`, { method: 'POST', headers, body })).text);
    const endsAt = new Date(now().getTime() + (wholeIn(answer, 'expires_in') || 0) * 1000);
    return { token: textIn(answer, 'access_token'), endsAt };
  });
  return (path, body, key) =>
    call(async (token) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key ? { 'paypal-request-id': key } : {}),
      };
      const init = body === null ? { method: 'GET' } : { method: 'POST', body };
      return readObject((await callProvider(`${url}${path}`, { ...init, headers })).text);
    });
}

const amountOf = (money: ProviderPayment['money']) => ({ currency_code: money.currency, value: toDecimal(money) });

function orderOf({ id, money, subject, returnUrl }: ProviderPayment): string {
  const unit = { custom_id: id, invoice_id: id, description: subject, amount: amountOf(money) };
  const ways = { return_url: returnUrl, cancel_url: returnUrl };
  const experience_context = { ...ways, user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' };
  return JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [unit],
    payment_source: { paypal: { experience_context } },
  });
}

function openedOf(order: Fields): Opened {
  const links = Array.isArray(order.links) ? order.links.filter(isObject) : [];
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve') ?? {};
  const [reference, redirectUrl] = [textIn(order, 'id'), textIn(link, 'href')];
  if (!reference || !redirectUrl) throw new ProviderError('unknown', 'PayPal answered no order');
  return { reference, redirectUrl, qrCode: null };
}

async function refundAt(send: Send, refund: ProviderRefund): Promise<RefundAnswer> {
  const { id, money, paidReference, reference: known } = refund;
  const answer = known
    ? await send(`/v2/payments/refunds/${encodeURIComponent(known)}`, null)
    : await send(
        `/v2/payments/captures/${encodeURIComponent(paidReference)}/refund`,
        JSON.stringify({ amount: amountOf(money), invoice_id: id }),
        id,
      );
  const [reference, status] = [textIn(answer, 'id'), textIn(answer, 'status')];
  if (status === 'FAILED' || status === 'CANCELLED') {
    const code = (isObject(answer.status_details) && textIn(answer.status_details, 'reason')) || status;
    return { state: 'refused', reference, code, said: code };
  }
  return { state: status === 'COMPLETED' ? 'done' : 'pending', reference };
}
