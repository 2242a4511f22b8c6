import { toDecimal } from '../../../contract/money.ts';
import type { ExternalChannel } from '../../../contract/payments.ts';
import { callProvider, decimalIn, isObject, oneLine, readObject, textIn } from '../call-provider.ts';
import { chinaTime } from '../china-time.ts';
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
import { canonicalParams, normalized, openEnvelope, signedHeaders, type YeepayKeys } from './yeepay-signature.ts';

export type YeepayChannel = Extract<ExternalChannel, `yeepay-${string}`>;

export interface YeepaySettings extends YeepayKeys {
  /** Includes the gateway's path, without a trailing slash. */
  url: string;
  merchantNo: string;
  /** Basis points on top of the amount paid. */
  fees: Readonly<Record<YeepayChannel, number>>;
}

type Fields = Readonly<Record<string, unknown>>;
type Params = Readonly<Record<string, string>>;
type Send = (method: 'GET' | 'POST', path: string, params: Params) => Promise<Fields>;

/** How each channel is paid: a wallet scans a code, a card is entered on Yeepay's page. */
const WAYS: Readonly<Record<YeepayChannel, { wallet: string } | { card: string }>> = {
  'yeepay-wechat': { wallet: 'WECHAT' },
  'yeepay-alipay': { wallet: 'ALIPAY' },
  'yeepay-credit-card': { card: 'CREDIT' },
  'yeepay-debit-card': { card: 'DEBIT' },
};
export const YEEPAY_CHANNELS = Object.keys(WAYS) as readonly YeepayChannel[];

const DONE = ['00000', 'OPR00000'];

/** Yeepay (https://open.yeepay.com): two wallets and two kinds of cards behind one merchant. Yuan only. */
export function yeepay(settings: YeepaySettings, now: () => Date): readonly PaymentProvider[] {
  const send: Send = (method, path, params) => sendTo(settings, now, method, path, params);
  return YEEPAY_CHANNELS.map((channel) => providerOf(settings, send, channel));
}

function providerOf(settings: YeepaySettings, send: Send, channel: YeepayChannel): PaymentProvider {
  const named = ({ id: orderId }: KnownPayment) => ({ ...merchantOf(settings), orderId });
  /** Payments Yeepay refused to close although it reports them unpaid. It has no status for processing by a bank. */
  const notClosed = new Set<string>();
  return {
    id: channel,
    thanks: 'SUCCESS',
    feeBasisPoints: settings.fees[channel],
    takes: (currency) => currency === 'CNY',
    open: (payment) => open(send, settings, channel, payment),
    ask: async (payment) => {
      const outcome = outcomeOf(await send('GET', '/rest/v1.0/trade/order/query', named(payment)));
      if (outcome.state !== 'open') notClosed.delete(payment.id);
      return notClosed.has(payment.id) ? { state: 'clearing' } : outcome;
    },
    close: async (payment) => {
      // One that is paid, ended or processed by a bank cannot be closed; the query afterwards tells which.
      await send('POST', '/rest/v1.0/trade/order/close', named(payment)).catch((error: unknown) => {
        if (!(error instanceof ProviderError && error.certainty === 'refused')) throw error;
        notClosed.add(payment.id);
      });
    },
    refund: (payment, refund) => refundAt(send, named(payment), refund),
    readNotice: (notice) => readNotice(settings, notice),
  };
}

const merchantOf = ({ merchantNo }: YeepaySettings) => ({ parentMerchantNo: merchantNo, merchantNo });

async function sendTo(
  settings: YeepaySettings,
  now: () => Date,
  method: 'GET' | 'POST',
  path: string,
  params: Params,
): Promise<Fields> {
  const headers = signedHeaders(settings, { method, path, params, at: now() });
  // The values are sent percent-encoded twice, but signed as encoded once.
  const sent = canonicalParams(Object.fromEntries(Object.entries(params).map(([k, v]) => [k, normalized(v)])));
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer =
    method === 'GET'
      ? await callProvider(`${settings.url}${path}?${sent}`, { method, headers })
      : await callProvider(`${settings.url}${path}`, { method, headers: { ...headers, ...form }, body: sent });
  const fields = readObject(answer.text);
  const result = isObject(fields.result) ? fields.result : {};
  const code = textIn(result, 'code');
  if (DONE.includes(code)) return result;
  const said = oneLine(textIn(result, 'message'));
  throw new ProviderError(code ? 'refused' : 'unknown', `Yeepay answered ${path} with ${code || 'no code'}`, {
    code,
    said,
  });
}

async function open(
  send: Send,
  settings: YeepaySettings,
  channel: YeepayChannel,
  payment: ProviderPayment,
): Promise<Opened> {
  const asked = {
    ...merchantOf(settings),
    orderId: payment.id,
    orderAmount: toDecimal(payment.money),
    goodsName: payment.subject,
    expiredTime: chinaTime(payment.endsAt),
    notifyUrl: payment.notifyUrl,
  };
  const way = WAYS[channel];
  if ('wallet' in way) {
    const scan = { channel: way.wallet, payWay: 'USER_SCAN' };
    const qrCode = textIn(await send('POST', '/rest/v1.0/aggpay/pre-pay', { ...asked, ...scan }), 'prePayTn');
    if (!qrCode) throw new ProviderError('unknown', 'Yeepay answered no code');
    // It has our own number.
    return { reference: payment.id, redirectUrl: null, qrCode };
  }
  const page = { cardType: way.card, returnUrl: payment.returnUrl };
  const answer = await send('POST', '/rest/v1.0/cashier/unified/order', { ...asked, ...page });
  const redirectUrl = textIn(answer, 'cashierUrl');
  if (!redirectUrl) throw new ProviderError('unknown', 'Yeepay answered no page');
  return { reference: payment.id, redirectUrl, qrCode: null };
}

/** The state of an unpaid order by Yeepay's status, of which these are all. PROCESSING waits for its payer or for a bank. */
const UNPAID: Readonly<Record<string, 'failed' | 'ended' | 'open'>> = {
  PROCESSING: 'open',
  FAIL: 'failed',
  CLOSE: 'ended',
  TIME_OUT: 'ended',
};

function outcomeOf(trade: Fields): Outcome {
  const status = textIn(trade, 'status');
  if (status === 'SUCCESS') {
    const amount = minorUnits(decimalIn(trade, 'orderAmount'), 'CNY');
    const refunded = decimalIn(trade, 'totalRefundAmount');
    const paid = { amount, currency: 'CNY', reference: textIn(trade, 'uniqueOrderNo') };
    return outcomeAfterRefunds(paid, refundedUnits(refunded, 'CNY'), `totalRefundAmount ${refunded}`);
  }
  const state = UNPAID[status];
  if (!state) throw new ProviderError('unknown', `Yeepay called an order ${oneLine(status) || 'nothing'}`);
  return { state };
}

async function refundAt(send: Send, order: Params, refund: ProviderRefund): Promise<RefundAnswer> {
  const { id, money, reference: known } = refund;
  const named = { ...order, refundRequestId: id };
  const ask = () => send('GET', '/rest/v1.0/trade/refund/query', named);
  const answer = known
    ? await ask()
    : await send('POST', '/rest/v1.0/trade/refund', { ...named, refundAmount: toDecimal(money) }).catch(
        async (error: unknown) => {
          // Every answer but success has its own code, so a repeated request looks like a refused one.
          if (!(error instanceof ProviderError && error.certainty === 'refused')) throw error;
          return (await foundAt(ask)) ?? Promise.reject(error);
        },
      );
  const [reference, status] = [textIn(answer, 'uniqueRefundNo') || id, textIn(answer, 'status')];
  if (['FAILED', 'FAIL', 'CANCEL'].includes(status)) {
    const said = oneLine(textIn(answer, 'failReason')) || status;
    return { state: 'refused', reference, code: status, said };
  }
  return { state: status === 'SUCCESS' ? 'done' : 'pending', reference };
}

/** The fields; null where the payment provider says that there is none. */
async function foundAt(ask: () => Promise<Fields>): Promise<Fields | null> {
  return ask().catch((error: unknown) => {
    if (error instanceof ProviderError && error.certainty === 'refused') return null;
    throw error;
  });
}

function readNotice(settings: YeepaySettings, { body }: RawNotice): Notice {
  const form = new URLSearchParams(body);
  const json = openEnvelope(settings, form.get('response') ?? '');
  if (json === null) return { refused: 'signature' };
  const trade = readObject(json);
  const isOurs =
    form.get('customerIdentification') === settings.appKey && textIn(trade, 'merchantNo') === settings.merchantNo;
  const payment = textIn(trade, 'orderId');
  if (!isOurs || !payment) return { refused: 'foreign' };
  const outcome = outcomeOf(trade);
  return outcome.state === 'open' ? { ignored: true } : { payment, outcome };
}
