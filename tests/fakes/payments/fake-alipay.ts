import { createSign, createVerify } from 'node:crypto';
import type { AlipaySettings } from '../../../src/server/payments/alipay/alipay.ts';
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
  minorOf,
  refundOf,
  type SentNotice,
  serveFake,
  takenOn,
} from './fake-provider.ts';
import { rsaKeysOf } from './rsa-keys.ts';

const APP_ID = '2021000000000001';
const STATUS: Record<FakeState, string> = {
  open: 'WAIT_BUYER_PAY',
  clearing: 'TRADE_PENDING',
  paid: 'TRADE_SUCCESS',
  failed: 'TRADE_CLOSED',
  ended: 'TRADE_CLOSED',
};

/** A fake Alipay with its own keys. A payer at the gateway is redirected to `pageUrl`. */
export async function fakeAlipay(
  pageUrl = 'https://page.alipay.test',
): Promise<FakeProvider & { settings: AlipaySettings; visit(url: string): void }> {
  const [provider, shop] = [rsaKeysOf('alipay'), rsaKeysOf('shop at alipay')];
  const mood = goodMood();
  const payments = new Map<string, FakePayment>();
  const sign = (text: string) => createSign('RSA-SHA256').update(text).sign(provider.privateKey, 'base64');
  const receive = (params: URLSearchParams): FakeAnswer => {
    const { sign: given = '', ...rest } = Object.fromEntries(params);
    if (!createVerify('RSA-SHA256').update(textOf(rest)).verify(shop.publicKey, given, 'base64'))
      return { status: 400, body: 'invalid-signature' };
    const content: Record<string, string> = JSON.parse(rest.biz_content ?? '{}');
    if (rest.method === 'alipay.trade.page.pay') {
      const { id } = opened(rest, content, payments);
      return { status: 302, body: '', headers: { location: `${pageUrl}/alipay/${id}` } };
    }
    const answer = JSON.stringify(answerTo(rest.method ?? '', content, payments, mood));
    const name = `${(rest.method ?? '').replaceAll('.', '_')}_response`;
    return { status: 200, body: `{"${name}":${answer},"sign":"${sign(answer)}"}` };
  };
  const served = await serveFake(mood, ({ method, query, body }: FakeRequest) =>
    receive(method === 'GET' ? query : new URLSearchParams(body)),
  );
  const noticeOf = (payment: FakePayment, app_id = APP_ID): SentNotice => {
    const refund: Record<string, string> = payment.givenBack ? { refund_fee: decimalOf(payment.givenBack, 'CNY') } : {};
    const about = { notify_type: 'trade_status_sync', charset: 'utf-8' };
    const params = { ...tradeOf(payment), ...refund, app_id, ...about };
    const body = new URLSearchParams({ ...params, sign: sign(textOf(params)), sign_type: 'RSA2' }).toString();
    return { channel: 'alipay', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
  };
  return {
    channel: 'alipay',
    settings: {
      url: `${served.url}/gateway.do`,
      appId: APP_ID,
      privateKey: shop.privateKey,
      publicKeys: [provider.publicKey],
      feeBasisPoints: 60,
    },
    mood,
    payments,
    ...served,
    visit: (url) => void receive(new URL(url).searchParams),
    settle: (id, state) => {
      const payment = known(payments, id);
      payment.state = state;
      return noticeOf(payment);
    },
    forge: (id, { amount, merchant }) => {
      const payment: FakePayment = { ...known(payments, id), state: 'paid' };
      return noticeOf({ ...payment, amount: amount ?? payment.amount }, merchant);
    },
  };
}

function known(payments: ReadonlyMap<string, FakePayment>, id: string): FakePayment {
  const payment = payments.get(id);
  if (!payment) throw new Error(`Alipay knows no payment ${id}`);
  return payment;
}

function textOf(params: Readonly<Record<string, string>>): string {
  const names = Object.keys(params).sort();
  return names.map((name) => `${name}=${params[name]}`).join('&');
}

/** A paid trade is closed once it is fully refunded. */
function tradeOf({ id, amount, state, givenBack }: FakePayment) {
  return {
    out_trade_no: id,
    trade_status: givenBack === amount ? STATUS.ended : STATUS[state],
    total_amount: decimalOf(amount, 'CNY'),
    trade_no: `2026${id.slice(0, 24)}`,
  };
}

function answerTo(
  method: string,
  content: Readonly<Record<string, string>>,
  payments: ReadonlyMap<string, FakePayment>,
  mood: FakeMood,
): object {
  const payment = payments.get(content.out_trade_no ?? '');
  if (!payment) return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
  if (method === 'alipay.trade.close' && payment.state === 'open') payment.state = 'ended';
  if (method === 'alipay.trade.refund') return refunded(content, payment, mood);
  const good = { code: '10000', msg: 'Success' };
  if (method === 'alipay.trade.fastpay.refund.query') {
    const id = content.out_request_no ?? '';
    const isMade = takenOn(payment, id, mood) && refundOf(payment, id, 0, mood).state === 'done';
    return { ...good, out_trade_no: payment.id, ...(isMade ? { refund_status: 'REFUND_SUCCESS' } : {}) };
  }
  const paidAt = payment.state === 'paid' ? { send_pay_date: '2026-11-20 10:00:00' } : {};
  return { ...good, ...tradeOf(payment), ...paidAt };
}

/** Money moves with the request that creates the refund, and with no later one of its number. */
function refunded(content: Readonly<Record<string, string>>, payment: FakePayment, mood: FakeMood): object {
  const id = content.out_request_no ?? '';
  const isFirst = !payment.refunds.has(id);
  const { state } = refundOf(payment, id, minorOf(content.refund_amount ?? '', 'CNY'), mood);
  if (state === 'no' || state === 'failed')
    return {
      ...{ code: '40004', msg: 'Business Failed' },
      ...{ sub_code: REASONS[mood.because], sub_msg: `Refused: ${mood.because}` },
    };
  return { code: '10000', msg: 'Success', fund_change: isFirst && state === 'done' ? 'Y' : 'N' };
}

const REASONS: Record<FakeReason, string> = {
  no: 'ACQ.REASON_TRADE_BEEN_FREEZEN',
  refunded: 'ACQ.TRADE_HAS_CLOSE',
  noFunds: 'ACQ.SELLER_BALANCE_NOT_ENOUGH',
  closed: 'ACQ.BUYER_NOT_EXIST',
};

function opened(
  params: Readonly<Record<string, string>>,
  content: Readonly<Record<string, string>>,
  payments: Map<string, FakePayment>,
): FakePayment {
  const { out_trade_no: id = '', total_amount: total = '', subject = '' } = content;
  const made: FakePayment = {
    id,
    reference: id,
    amount: Math.round(Number(total) * 100),
    currency: 'CNY',
    subject,
    returnUrl: params.return_url ?? '',
    notifyUrl: params.notify_url ?? '',
    state: 'open',
    refunds: new Map(),
  };
  const payment = payments.get(id) ?? made;
  payments.set(id, payment);
  return payment;
}
