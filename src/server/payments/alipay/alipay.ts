import { toDecimal } from '../../../contract/money.ts';
import { callProvider, oneLine, readObject, textIn } from '../call-provider.ts';
import { chinaTime } from '../china-time.ts';
import { minorUnits } from '../decimal.ts';
import {
  type KnownPayment,
  type Notice,
  type Outcome,
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
  type RawNotice,
  type RefundAnswer,
} from '../payment-provider.ts';
import { outcomeAfterRefunds, refundedUnits } from '../refunded-payments.ts';
import { isSignedNotice, signedAnswer, signParams } from './alipay-signature.ts';

export interface AlipaySettings {
  /** The gateway, without a trailing slash. */
  url: string;
  appId: string;
  /** The shop's own key and Alipay's, in PEM; Alipay's has a second one during key rotation. */
  privateKey: string;
  publicKeys: readonly string[];
  feeBasisPoints: number;
}

type Fields = Readonly<Record<string, unknown>>;
type Send = (method: string, content: object) => Promise<Fields>;
/** The code of an accepted request. */
const DONE = '10000';
/** sub_code for a payment that its payer has not opened yet. */
const NOT_YET = 'ACQ.TRADE_NOT_EXIST';

/** Alipay's page (https://opendocs.alipay.com/open/270): the payer is sent to an address that we sign, and returns. Yuan only. */
export function alipay(settings: AlipaySettings, now: () => Date): PaymentProvider {
  const send: Send = (method, content) => sendTo(settings, now, method, content);
  return {
    id: 'alipay',
    thanks: 'success',
    feeBasisPoints: settings.feeBasisPoints,
    takes: (currency) => currency === 'CNY',
    // No call: Alipay learns of it when the payer arrives.
    open: async (payment) => ({ reference: payment.id, redirectUrl: pageOf(settings, payment, now()), qrCode: null }),
    ask: async ({ id }) => outcomeOf(await send('alipay.trade.query', { out_trade_no: id })),
    close: async ({ id }) => {
      await send('alipay.trade.close', { out_trade_no: id });
    },
    refund: (payment, refund) => refundAt(send, payment, refund),
    readNotice: (notice) => readNotice(settings, notice),
  };
}

function signed(
  settings: AlipaySettings,
  at: Date,
  method: string,
  content: object,
  more: Record<string, string> = {},
) {
  const params = {
    app_id: settings.appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: chinaTime(at),
    version: '1.0',
    biz_content: JSON.stringify(content),
    ...more,
  };
  return new URLSearchParams({ ...params, sign: signParams(params, settings.privateKey) });
}

function pageOf(settings: AlipaySettings, payment: ProviderPayment, at: Date): string {
  const content = {
    out_trade_no: payment.id,
    product_code: 'FAST_INSTANT_TRADE_PAY',
    total_amount: toDecimal(payment.money),
    subject: payment.subject,
    time_expire: chinaTime(payment.endsAt),
  };
  const ways = { notify_url: payment.notifyUrl, return_url: payment.returnUrl };
  return `${settings.url}?${signed(settings, at, 'alipay.trade.page.pay', content, ways)}`;
}

async function sendTo(settings: AlipaySettings, now: () => Date, method: string, content: object): Promise<Fields> {
  const { text } = await callProvider(settings.url, { method: 'POST', body: signed(settings, now(), method, content) });
  const answer = signedAnswer(text, method, settings.publicKeys);
  if (answer === null) throw new ProviderError('unknown', 'an answer was not signed by Alipay');
  return readObject(answer);
}

function outcomeOf(trade: Fields): Outcome {
  const status = textIn(trade, 'trade_status');
  const isClosed = status === 'TRADE_CLOSED';
  // Only notices give the refunded amount; of a closed trade an answer shows no more than when it was paid, if it was.
  const refunded = textIn(trade, 'refund_fee');
  const givenBack = refundedUnits(refunded, 'CNY');
  const wasPaid = givenBack !== 0 || textIn(trade, 'send_pay_date') !== '';
  if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED' || (isClosed && wasPaid)) {
    const amount = minorUnits(textIn(trade, 'total_amount'), 'CNY');
    const paid = { amount, currency: 'CNY', reference: textIn(trade, 'trade_no') };
    // A paid trade is closed once it has been refunded in full.
    return isClosed
      ? outcomeAfterRefunds(paid, amount, status)
      : outcomeAfterRefunds(paid, givenBack, `refund_fee ${refunded}`);
  }
  if (isClosed) return { state: 'ended' };
  // Paid, but the shop's account cannot take it yet.
  if (status === 'TRADE_PENDING') return { state: 'clearing' };
  if (status === 'WAIT_BUYER_PAY' || textIn(trade, 'sub_code') === NOT_YET) return { state: 'open' };
  throw new ProviderError('unknown', `Alipay answered ${textIn(trade, 'code')} ${textIn(trade, 'sub_code')}`);
}

/** Retries a refund that was not made under the same number: the request may be lost, or have failed. */
async function refundAt(
  send: Send,
  { id }: KnownPayment,
  { id: out_request_no, money }: ProviderRefund,
): Promise<RefundAnswer> {
  const named = { out_trade_no: id, out_request_no };
  const answer = await send('alipay.trade.refund', { ...named, refund_amount: toDecimal(money) });
  if (textIn(answer, 'code') === DONE) {
    // The request was accepted. `fund_change` says whether it moved money; if not now, a query tells whether it did before.
    const isMade = textIn(answer, 'fund_change') === 'Y' || (await isRefunded(send, named));
    return isMade ? { state: 'done', reference: out_request_no } : { state: 'pending', reference: '' };
  }
  const [code, said] = [textIn(answer, 'sub_code'), oneLine(textIn(answer, 'sub_msg'))];
  const isClear = textIn(answer, 'code') === '40004' && !code.endsWith('SYSTEM_ERROR');
  throw new ProviderError(isClear ? 'refused' : 'unknown', `the refund was answered ${code}`, { code, said });
}

async function isRefunded(send: Send, named: { out_trade_no: string; out_request_no: string }): Promise<boolean> {
  const answer = await send('alipay.trade.fastpay.refund.query', named);
  if (textIn(answer, 'code') === DONE) return textIn(answer, 'refund_status') === 'REFUND_SUCCESS';
  throw new ProviderError('unknown', `Alipay answered ${textIn(answer, 'code')} of a refund`);
}

function readNotice({ appId, publicKeys }: AlipaySettings, { body }: RawNotice): Notice {
  const params = Object.fromEntries(new URLSearchParams(body));
  if (!isSignedNotice(params, publicKeys)) return { refused: 'signature' };
  if (params.app_id !== appId) return { refused: 'foreign' };
  const { out_trade_no: payment = '', trade_status: status = '' } = params;
  return status === 'WAIT_BUYER_PAY' || !payment ? { ignored: true } : { payment, outcome: outcomeOf(params) };
}
