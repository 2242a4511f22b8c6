import { constants, createCipheriv, createSign, createVerify, publicEncrypt, randomBytes } from 'node:crypto';
import {
  YEEPAY_CHANNELS,
  type YeepayChannel,
  type YeepaySettings,
} from '../../../src/server/payments/yeepay/yeepay.ts';
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
  knownTo,
  minorOf,
  openedOnce,
  refundOf,
  type SentNotice,
  serveFake,
  takenOn,
} from './fake-provider.ts';
import { type RsaKeys, rsaKeysOf } from './rsa-keys.ts';

const IDS = { appKey: 'app_sandbox', merchantNo: '10000000001' };
const FEES = { 'yeepay-wechat': 55, 'yeepay-alipay': 55, 'yeepay-credit-card': 80, 'yeepay-debit-card': 50 };
/** It has no separate status for clearing. */
const STATUS: Record<FakeState, string> = {
  open: 'PROCESSING',
  clearing: 'PROCESSING',
  paid: 'SUCCESS',
  failed: 'FAIL',
  ended: 'CLOSE',
};
const WAYS: Readonly<Record<string, YeepayChannel>> = {
  WECHAT: 'yeepay-wechat',
  ALIPAY: 'yeepay-alipay',
  CREDIT: 'yeepay-credit-card',
  DEBIT: 'yeepay-debit-card',
};

interface Keys {
  provider: RsaKeys;
  shop: RsaKeys;
}

/** A fake Yeepay with its own keys: one server, and each of its channels as a payment provider. */
export async function fakeYeepay(
  pageUrl = 'https://cash.yeepay.test',
): Promise<{ settings: YeepaySettings; providers: readonly FakeProvider[]; close(): Promise<void> }> {
  const keys: Keys = { provider: rsaKeysOf('yeepay'), shop: rsaKeysOf('shop at yeepay') };
  const mood = goodMood();
  const payments = new Map(YEEPAY_CHANNELS.map((channel) => [channel, new Map<string, FakePayment>()]));
  const served = await serveFake(mood, (request) => answer(request, payments, { mood, pageUrl, keys }));
  const providers = YEEPAY_CHANNELS.map((channel) =>
    providerOf(channel, payments.get(channel) ?? new Map(), { ...served, mood, keys }),
  );
  const { privateKey } = keys.shop;
  const url = `${served.url}/yop-center`;
  const settings: YeepaySettings = {
    ...{ ...IDS, url, fees: FEES },
    privateKeys: [privateKey],
    publicKeys: [keys.provider.publicKey],
  };
  return { settings, providers, close: served.close };
}

function providerOf(
  channel: YeepayChannel,
  payments: Map<string, FakePayment>,
  { keys, ...provider }: { url: string; close: () => Promise<void>; mood: FakeMood; keys: Keys },
): FakeProvider {
  const noticeOf = (payment: FakePayment, merchantNo = IDS.merchantNo): SentNotice => {
    const response = sealed(JSON.stringify({ ...tradeOf(payment), merchantNo }), keys);
    const body = new URLSearchParams({ customerIdentification: IDS.appKey, response }).toString();
    return { channel, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
  };
  const known = (id: string) => knownTo('Yeepay', payments, id);
  return {
    channel,
    payments,
    ...provider,
    settle: (id, state) => {
      const payment = known(id);
      payment.state = state;
      return noticeOf(payment);
    },
    forge: (id, { amount, merchant }) => {
      const payment: FakePayment = { ...known(id), state: 'paid' };
      return noticeOf({ ...payment, amount: amount ?? payment.amount }, merchant);
    },
  };
}

function sealed(json: string, { provider, shop }: Keys): string {
  const signature = createSign('RSA-SHA256').update(json).sign(provider.privateKey, 'base64url');
  const key = randomBytes(16);
  const cipher = createCipheriv('aes-128-ecb', key, null);
  const data = Buffer.concat([cipher.update(`${json}$${signature}`), cipher.final()]);
  const sealedKey = publicEncrypt({ key: shop.publicKey, padding: constants.RSA_PKCS1_PADDING }, key);
  return `${sealedKey.toString('base64url')}$${data.toString('base64url')}$AES$SHA256`;
}

function tradeOf({ id, amount, currency, state, givenBack = 0 }: FakePayment) {
  return {
    orderId: id,
    uniqueOrderNo: `1013${id.slice(0, 20)}`,
    orderAmount: decimalOf(amount, currency),
    totalRefundAmount: decimalOf(givenBack, currency),
    status: STATUS[state],
  };
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** Whether the shop signed it: implemented from Yeepay's rules, independently of the portal. */
function isSigned({ method, path, headers }: FakeRequest, params: URLSearchParams, publicKey: string): boolean {
  const [, auth = '', names = '', signature = ''] =
    /^YOP-RSA2048-SHA256 (yop-auth-v3\/[^/]+\/[^/]+\/\d+)\/([^/]+)\/(.+)\$SHA256$/.exec(headers.authorization ?? '') ??
    [];
  const lines = names.split(';').map((name) => `${name}:${encoded(String(headers[name] ?? ''))}`);
  const pairs = [...params].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const query = method === 'GET' ? pairs.join('&') : '';
  const text = [auth, method, path.replace('/yop-center', ''), query, ...lines.sort()].join('\n');
  return createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64url');
}

function answer(
  request: FakeRequest,
  payments: ReadonlyMap<YeepayChannel, Map<string, FakePayment>>,
  { mood, pageUrl, keys }: { mood: FakeMood; pageUrl: string; keys: Keys },
): FakeAnswer {
  // Values are encoded once more than in a form.
  const sent = request.method === 'GET' ? request.query : new URLSearchParams(request.body);
  const params = new URLSearchParams([...sent].map(([name, value]) => [name, decodeURIComponent(value)]));
  if (!isSigned(request, params, keys.shop.publicKey)) return { status: 400, body: '{"code":"40047"}' };
  const field = (name: string) => params.get(name) ?? '';
  const channel = WAYS[field('channel') || field('cardType')];
  if (channel) {
    const { id } = opened(field, payments.get(channel) ?? new Map());
    const way = `${pageUrl}/${channel}/${id}`;
    return ok(field('payWay') === 'USER_SCAN' ? { code: '00000', prePayTn: way } : { code: '00000', cashierUrl: way });
  }
  const payment = [...payments.values()]
    .flatMap((each) => [...each.values()])
    .find(({ id }) => id === field('orderId'));
  if (!payment) return ok({ code: 'OPR15005' });
  if (request.path.includes('/trade/refund')) {
    const id = field('refundRequestId');
    const isKnown = takenOn(payment, id, mood) !== null;
    // A refund is requested once per number; its status is a separate query.
    if (request.path.endsWith('/query') !== isKnown) return ok({ code: isKnown ? 'OPR18008' : 'OPR18006' });
    const { reference, state } = refundOf(payment, id, minorOf(field('refundAmount'), 'CNY'), mood);
    if (state === 'no') return ok({ code: 'OPR18002', message: REASONS[mood.because] });
    return ok({ code: 'OPR00000', uniqueRefundNo: reference, status: REFUND_STATUS[state] });
  }
  if (request.path.endsWith('/order/close')) {
    if (payment.state !== 'open') return ok({ code: 'OPR15011' });
    payment.state = 'ended';
  }
  return ok({ code: 'OPR00000', ...tradeOf(payment) });
}

const REASONS: Record<FakeReason, string> = {
  no: 'Refused: no',
  refunded: 'Refused: refunded, 订单已全额退款',
  noFunds: 'Refused: noFunds, 账户余额不足',
  closed: 'Refused: closed, 用户账户已注销',
};
const REFUND_STATUS = { done: 'SUCCESS', pending: 'PROCESSING', failed: 'FAILED' };

function opened(field: (name: string) => string, payments: Map<string, FakePayment>): FakePayment {
  return openedOnce(payments, {
    id: field('orderId'),
    reference: field('orderId'),
    amount: minorOf(field('orderAmount'), 'CNY'),
    currency: 'CNY',
    subject: field('goodsName'),
    returnUrl: field('returnUrl'),
    notifyUrl: field('notifyUrl'),
  });
}

const ok = (result: object): FakeAnswer => ({ status: 200, body: JSON.stringify({ result }) });
