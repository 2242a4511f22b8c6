import { createCipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import type { WechatPaySettings } from '../../../src/server/payments/wechat-pay/wechat-pay.ts';
import {
  type FakeAnswer,
  type FakeMood,
  type FakePayment,
  type FakeProvider,
  type FakeReason,
  type FakeRequest,
  type FakeState,
  goodMood,
  refundOf,
  type SentNotice,
  serveFake,
} from './fake-provider.ts';
import { rsaKeysOf } from './rsa-keys.ts';

const PUBLIC_KEY_ID = 'PUB_KEY_ID_0100000000';
const STATES: Record<FakeState, string> = {
  open: 'NOTPAY',
  clearing: 'ACCEPT',
  paid: 'SUCCESS',
  failed: 'PAYERROR',
  ended: 'CLOSED',
};

/** A fake WeChat Pay with its own keys. `pageUrl` is the content of the codes, if a page is served. */
export async function fakeWechatPay(
  pageUrl = 'weixin://wxpay/bizpayurl',
  now: () => Date = () => new Date(),
): Promise<FakeProvider & { settings: WechatPaySettings }> {
  const [provider, merchant] = [rsaKeysOf('wechat-pay'), rsaKeysOf('shop at wechat-pay')];
  const mood = goodMood();
  const payments = new Map<string, FakePayment>();
  const keys = { apiKey: 'sandbox-sandbox-sandbox-sandbox1', privateKey: provider.privateKey };
  const ids = { merchantId: '1900000001', appId: 'wxsandbox0000000' };
  const served = await serveFake(mood, (request) => {
    if (!isSigned(request, merchant.publicKey)) return { status: 401, body: JSON.stringify({ code: 'SIGN_ERROR' }) };
    const answer = answerTo(request, payments, mood, pageUrl);
    return { ...answer, headers: signature(answer.body, keys.privateKey, now()) };
  });
  const noticeOf = (payment: FakePayment, at: Date, mchid = ids.merchantId): SentNotice => {
    const trade = { ...tradeOf(payment), mchid, appid: ids.appId };
    const resource = sealed(JSON.stringify(trade), keys.apiKey);
    const body = JSON.stringify({ id: payment.id, event_type: 'TRANSACTION.SUCCESS', resource });
    const headers = { 'content-type': 'application/json', ...signature(body, keys.privateKey, at) };
    return { channel: 'wechat-pay', headers, body };
  };
  return {
    channel: 'wechat-pay',
    settings: {
      ...ids,
      url: served.url,
      serial: 'SANDBOX00SERIAL',
      privateKey: merchant.privateKey,
      apiKeys: [keys.apiKey],
      providerKeys: [{ publicKeyId: PUBLIC_KEY_ID, publicKey: provider.publicKey }],
      feeBasisPoints: 60,
    },
    mood,
    payments,
    ...served,
    settle: (id, state, at) => {
      const payment = known(payments, id);
      payment.state = state;
      return noticeOf(payment, at);
    },
    forge: (id, { amount, merchant: other }, at) => {
      const payment: FakePayment = { ...known(payments, id), state: 'paid' };
      return noticeOf({ ...payment, amount: amount ?? payment.amount }, at, other);
    },
  };
}

function known(payments: ReadonlyMap<string, FakePayment>, id: string): FakePayment {
  const payment = payments.get(id);
  if (!payment) throw new Error(`WeChat Pay knows no payment ${id}`);
  return payment;
}

function signature(body: string, privateKey: string, at: Date): Record<string, string> {
  const time = String(Math.floor(at.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-timestamp': time,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': PUBLIC_KEY_ID,
    'wechatpay-signature': createSign('RSA-SHA256').update(`${time}\n${nonce}\n${body}\n`).sign(privateKey, 'base64'),
  };
}

function isSigned({ method, path, query, headers, body }: FakeRequest, publicKey: string): boolean {
  const text = headers.authorization ?? '';
  const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? '';
  const address = query.size > 0 ? `${path}?${query}` : path;
  const signed = `${method}\n${address}\n${field('timestamp')}\n${field('nonce_str')}\n${body}\n`;
  return createVerify('RSA-SHA256').update(signed).verify(publicKey, field('signature'), 'base64');
}

function sealed(text: string, apiKey: string) {
  const [nonce, associated_data] = [randomBytes(6).toString('hex'), 'transaction'];
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce)).setAAD(
    Buffer.from(associated_data),
  );
  const parts = [cipher.update(text), cipher.final(), cipher.getAuthTag()];
  return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data, ciphertext: Buffer.concat(parts).toString('base64') };
}

function tradeOf({ id, amount, currency, state, givenBack = 0 }: FakePayment) {
  return {
    out_trade_no: id,
    trade_state: givenBack > 0 ? 'REFUND' : STATES[state],
    ...(state === 'paid' ? { transaction_id: `42${id.slice(0, 26)}` } : {}),
    amount: { total: amount, payer_total: amount, currency },
  };
}

function answerTo(
  { method, path, body }: FakeRequest,
  payments: Map<string, FakePayment>,
  mood: FakeMood,
  pageUrl: string,
): FakeAnswer {
  const input: Record<string, unknown> = method === 'POST' ? JSON.parse(body) : {};
  if (path === '/v3/pay/transactions/native') {
    const { id } = opened(input, payments);
    return ok({ code_url: `${pageUrl}/wechat-pay/${id}` });
  }
  if (path === '/v3/refund/domestic/refunds') {
    const { refund } = Object(input.amount);
    const payment = known(payments, String(input.out_trade_no));
    const { reference, state } = refundOf(payment, String(input.out_refund_no), Number(refund), mood);
    if (state === 'no') return { status: 403, body: JSON.stringify(REASONS[mood.because]) };
    return ok({ refund_id: reference, status: REFUND_STATUS[state] });
  }
  const [, id = '', closing] = /out-trade-no\/(\w+)(\/close)?$/.exec(path) ?? [];
  const payment = payments.get(id);
  if (!payment) return { status: 404, body: JSON.stringify({ code: 'ORDER_NOT_EXIST' }) };
  if (!closing) return ok(tradeOf(payment));
  if (payment.state !== 'open') return { status: 400, body: JSON.stringify({ code: 'ORDERPAID' }) };
  payment.state = 'ended';
  return { status: 204, body: '' };
}

const REASONS: Record<FakeReason, { code: string; message: string }> = {
  no: { code: 'REQUEST_BLOCKED', message: 'Refused: no' },
  refunded: { code: 'INVALID_REQUEST', message: 'Refused: refunded, 订单已全额退款' },
  noFunds: { code: 'NOT_ENOUGH', message: 'Refused: noFunds, 余额不足' },
  closed: { code: 'USER_ACCOUNT_ABNORMAL', message: 'Refused: closed, 用户账户注销' },
};
const REFUND_STATUS = { done: 'SUCCESS', pending: 'PROCESSING', failed: 'ABNORMAL' };

function opened(input: Record<string, unknown>, payments: Map<string, FakePayment>): FakePayment {
  const id = String(input.out_trade_no);
  const { total, currency } = Object(input.amount);
  const made: FakePayment = {
    id,
    reference: id,
    amount: Number(total),
    currency: String(currency),
    subject: String(input.description),
    returnUrl: '',
    notifyUrl: String(input.notify_url),
    state: 'open',
    refunds: new Map(),
  };
  const payment = payments.get(id) ?? made;
  payments.set(id, payment);
  return payment;
}

const ok = (body: object): FakeAnswer => ({ status: 200, body: JSON.stringify(body) });
