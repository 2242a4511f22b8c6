import { callProvider, isObject, readObject, textIn, wholeIn } from '../call-provider.ts';
import {
  type KnownPayment,
  type Notice,
  type Outcome,
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
  type RawNotice,
} from '../payment-provider.ts';
import { outcomeAfterRefunds } from '../refunded-payments.ts';
import { authorization, checkSignature, type MerchantKey, openResource, type ProviderKey } from './wechat-signature.ts';

export interface WechatPaySettings extends MerchantKey {
  /** Without a trailing slash. */
  url: string;
  appId: string;
  /** The keys it signs and encrypts with (32 characters): two during key rotation. */
  providerKeys: readonly [ProviderKey, ...ProviderKey[]];
  apiKeys: readonly string[];
  feeBasisPoints: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** WeChat Pay v3, native: the payer scans a code (https://pay.weixin.qq.com/doc/v3/merchant/4012791874). Amounts are in fen. */
export function wechatPay(settings: WechatPaySettings, now: () => Date): PaymentProvider {
  const { appId: appid, merchantId: mchid } = settings;
  const send = (method: 'GET' | 'POST', path: string, fields?: object) => sendTo(settings, now, method, path, fields);
  const tradeAt = (id: string) => `/v3/pay/transactions/out-trade-no/${id}`;
  return {
    id: 'wechat-pay',
    thanks: '{"code":"SUCCESS"}',
    feeBasisPoints: settings.feeBasisPoints,
    takes: (currency) => currency === 'CNY',
    open: async (payment) => {
      const answer = await send('POST', '/v3/pay/transactions/native', { appid, mchid, ...tradeOf(payment) });
      const qrCode = textIn(answer, 'code_url');
      if (!qrCode) throw new ProviderError('unknown', 'WeChat Pay answered no code');
      // It has our own number until it is paid.
      return { reference: payment.id, redirectUrl: null, qrCode };
    },
    ask: async ({ id }) => outcomeOf(await send('GET', `${tradeAt(id)}?mchid=${mchid}`)),
    close: async ({ id }) => {
      await send('POST', `${tradeAt(id)}/close`, { mchid }).catch((error: unknown) => {
        if (!(error instanceof ProviderError && error.certainty === 'refused')) throw error;
      });
    },
    refund: async (payment, refund) => {
      const answer = await send('POST', '/v3/refund/domestic/refunds', refundOf(payment, refund));
      const [reference, status] = [textIn(answer, 'refund_id'), textIn(answer, 'status')];
      // ABNORMAL: the payer's card or account is closed.
      if (status === 'CLOSED' || status === 'ABNORMAL')
        return { state: 'refused', reference, code: status, said: status };
      return { state: status === 'SUCCESS' ? 'done' : 'pending', reference };
    },
    readNotice: (notice) => readNotice(settings, notice),
  };
}

async function sendTo(
  settings: WechatPaySettings,
  now: () => Date,
  method: 'GET' | 'POST',
  path: string,
  fields?: object,
): Promise<Fields> {
  const body = fields ? JSON.stringify(fields) : '';
  const headers = {
    accept: 'application/json',
    authorization: authorization(settings, { method, path, body, at: now() }),
    'wechatpay-serial': settings.providerKeys[0].publicKeyId,
    ...(fields ? { 'content-type': 'application/json' } : {}),
  };
  const init = fields ? { method, headers, body } : { method, headers };
  const answer = await callProvider(`${settings.url}${path}`, init);
  if (answer.status === 204) return {};
  const verdict = checkSignature(settings.providerKeys, (name) => answer.headers.get(name) ?? '', answer.text, now());
  if (verdict !== 'good') throw new ProviderError('unknown', 'an answer was not signed by WeChat Pay');
  return readObject(answer.text);
}

function tradeOf({ id, money, subject, endsAt, notifyUrl }: ProviderPayment) {
  return {
    description: subject,
    out_trade_no: id,
    time_expire: endsAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
    notify_url: notifyUrl,
    amount: { total: money.amount, currency: money.currency },
  };
}

function refundOf({ id }: KnownPayment, { id: out_refund_no, money, paid }: ProviderRefund) {
  const amount = { refund: money.amount, total: paid.amount, currency: money.currency };
  return { out_trade_no: id, out_refund_no, amount };
}

function outcomeOf(trade: Fields): Outcome {
  const amount = isObject(trade.amount) ? trade.amount : {};
  const state = textIn(trade, 'trade_state');
  if (state === 'SUCCESS' || state === 'REFUND') {
    const reference = textIn(trade, 'transaction_id');
    const paid = { amount: wholeIn(amount, 'total'), currency: textIn(amount, 'currency'), reference };
    // It was refunded in part or in full; the amount is not given.
    return outcomeAfterRefunds(paid, state === 'REFUND' ? Number.NaN : 0, state);
  }
  if (state === 'PAYERROR') return { state: 'failed' };
  // The payer is entering a password, or WeChat is about to capture the money.
  if (state === 'USERPAYING' || state === 'ACCEPT') return { state: 'clearing' };
  return { state: state === 'CLOSED' || state === 'REVOKED' ? 'ended' : 'open' };
}

function readNotice(settings: WechatPaySettings, { headers, body, at }: RawNotice): Notice {
  const verdict = checkSignature(settings.providerKeys, (name) => String(headers[name] ?? ''), body, at);
  if (verdict !== 'good') return { refused: verdict };
  const notice = readObject(body);
  if (!textIn(notice, 'event_type').startsWith('TRANSACTION.')) return { ignored: true };
  const trade = openResource(notice.resource, settings.apiKeys);
  if (!trade) return { refused: 'unreadable' };
  if (trade.mchid !== settings.merchantId || trade.appid !== settings.appId) return { refused: 'foreign' };
  return { payment: textIn(trade, 'out_trade_no'), outcome: outcomeOf(trade) };
}
