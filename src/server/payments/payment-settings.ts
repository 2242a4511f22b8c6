import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Reader } from '../settings-reader.ts';
import type { AlipaySettings } from './alipay/alipay.ts';
import type { StripeSettings } from './stripe/stripe.ts';
import type { WechatPaySettings } from './wechat-pay/wechat-pay.ts';

/** The payment houses whose keys are given; the others are off. */
export interface PaymentSettings {
  alipay: AlipaySettings | null;
  stripe: StripeSettings | null;
  wechatPay: WechatPaySettings | null;
  /** Stand-ins on this machine take the places of the houses: no money moves, and the portal says so. */
  isSandbox: boolean;
}

export const NO_HOUSES: PaymentSettings = { alipay: null, stripe: null, wechatPay: null, isSandbox: false };

/** Reads the keys of payment houses: all of a house's or none. Payers and notices come back to PUBLIC_URL, which they need. */
export function readPaymentSettings(reader: Reader): PaymentSettings {
  const settings = {
    alipay: readAlipay(reader),
    stripe: readStripe(reader),
    wechatPay: readWechatPay(reader),
    isSandbox: reader.oneOf('PAYMENT_SANDBOX', ['on', 'off'], 'off') === 'on',
  };
  if ((settings.alipay || settings.stripe || settings.wechatPay) && reader.text('PUBLIC_URL') === null)
    reader.faults.push('PUBLIC_URL: payment houses send payers and notices there; give it with their keys');
  return settings;
}

/** The named secrets, when all of them are given; null when none is. */
function allOf<N extends string>(reader: Reader, names: readonly N[]): Record<N, string> | null {
  const given = names.map((name) => [name, reader.text(name)] as const);
  if (given.every(([, value]) => value === null)) return null;
  for (const [name, value] of given)
    if (value === null) reader.faults.push(`${name}: missing; ${names.join(', ')} go together`);
  // Each name has its text, as long as there are no faults.
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? ''])) as Record<N, string>;
}

const feeOf = (reader: Reader, name: string) => Math.round(reader.number(name, 0, 0, 20) * 100);

function readAlipay(reader: Reader): AlipaySettings | null {
  const keys = allOf(reader, ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']);
  const url = reader.url('ALIPAY_URL', ['https:', 'http:']) ?? 'https://openapi.alipay.com/gateway.do';
  const feeBasisPoints = feeOf(reader, 'ALIPAY_FEE');
  if (!keys) return null;
  return {
    url,
    feeBasisPoints,
    appId: keys.ALIPAY_APP_ID,
    privateKey: pem(reader, 'ALIPAY_PRIVATE_KEY', keys.ALIPAY_PRIVATE_KEY, createPrivateKey),
    publicKey: pem(reader, 'ALIPAY_PUBLIC_KEY', keys.ALIPAY_PUBLIC_KEY, createPublicKey),
  };
}

function readStripe(reader: Reader): StripeSettings | null {
  const keys = allOf(reader, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  const url = reader.url('STRIPE_URL', ['https:', 'http:']) ?? 'https://api.stripe.com';
  const feeBasisPoints = feeOf(reader, 'STRIPE_FEE');
  if (!keys) return null;
  return { url, feeBasisPoints, secretKey: keys.STRIPE_SECRET_KEY, webhookSecret: keys.STRIPE_WEBHOOK_SECRET };
}

function readWechatPay(reader: Reader): WechatPaySettings | null {
  const keys = allOf(reader, [
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
    'WECHAT_PAY_PUBLIC_KEY',
  ]);
  const url = reader.url('WECHAT_PAY_URL', ['https:', 'http:']) ?? 'https://api.mch.weixin.qq.com';
  const feeBasisPoints = feeOf(reader, 'WECHAT_PAY_FEE');
  if (!keys) return null;
  if (keys.WECHAT_PAY_API_KEY.length !== 32) reader.faults.push('WECHAT_PAY_API_KEY: must be 32 characters');
  return {
    url,
    feeBasisPoints,
    appId: keys.WECHAT_PAY_APP_ID,
    merchantId: keys.WECHAT_PAY_MERCHANT_ID,
    serial: keys.WECHAT_PAY_SERIAL,
    privateKey: pem(reader, 'WECHAT_PAY_PRIVATE_KEY', keys.WECHAT_PAY_PRIVATE_KEY, createPrivateKey),
    apiKey: keys.WECHAT_PAY_API_KEY,
    publicKeyId: keys.WECHAT_PAY_PUBLIC_KEY_ID,
    publicKey: pem(reader, 'WECHAT_PAY_PUBLIC_KEY', keys.WECHAT_PAY_PUBLIC_KEY, createPublicKey),
  };
}

/** A PEM key, whose line ends may be written as `\n`, since many an environment has only lines. */
function pem(reader: Reader, name: string, value: string, read: (text: string) => unknown): string {
  const text = value.replaceAll('\\n', '\n');
  try {
    read(text);
  } catch {
    // The value is not repeated.
    reader.faults.push(`${name}: must be a key in PEM`);
  }
  return text;
}
