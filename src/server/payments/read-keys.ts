import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Reader } from '../settings-reader.ts';
import type { AirwallexSettings } from './airwallex/airwallex.ts';
import type { AlipaySettings } from './alipay/alipay.ts';
import type { PaypalSettings } from './paypal/paypal-order.ts';
import type { StripeSettings } from './stripe/stripe.ts';
import type { WechatPaySettings } from './wechat-pay/wechat-pay.ts';
import type { YeepaySettings } from './yeepay/yeepay.ts';

/** The named secrets, when all of them are given; null when none is. */
function allOf<N extends string>(reader: Reader, names: readonly N[]): Record<N, string> | null {
  const given = names.map((name) => [name, reader.text(name)] as const);
  if (given.every(([, value]) => value === null)) return null;
  for (const [name, value] of given)
    if (value === null) reader.faults.push(`${name}: missing; ${names.join(', ')} go together`);
  // Each name has its text, as long as there are no faults.
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? ''])) as Record<N, string>;
}

const hostOf = (reader: Reader, name: string, usual: string) => reader.url(name, ['https:', 'http:']) ?? usual;
const feeOf = (reader: Reader, name: string) => Math.round(reader.number(name, 0, 0, 20) * 100);

export function readAlipay(reader: Reader): AlipaySettings | null {
  const keys = allOf(reader, ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']);
  const url = hostOf(reader, 'ALIPAY_URL', 'https://openapi.alipay.com/gateway.do');
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

export function readStripe(reader: Reader): StripeSettings | null {
  const keys = allOf(reader, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  const url = hostOf(reader, 'STRIPE_URL', 'https://api.stripe.com');
  const feeBasisPoints = feeOf(reader, 'STRIPE_FEE');
  if (!keys) return null;
  return { url, feeBasisPoints, secretKey: keys.STRIPE_SECRET_KEY, webhookSecret: keys.STRIPE_WEBHOOK_SECRET };
}

export function readWechatPay(reader: Reader): WechatPaySettings | null {
  const keys = allOf(reader, [
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
    'WECHAT_PAY_PUBLIC_KEY',
  ]);
  const url = hostOf(reader, 'WECHAT_PAY_URL', 'https://api.mch.weixin.qq.com');
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

export function readPaypal(reader: Reader): PaypalSettings | null {
  const keys = allOf(reader, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MERCHANT_ID']);
  const url = hostOf(reader, 'PAYPAL_URL', 'https://api-m.paypal.com');
  const feeBasisPoints = feeOf(reader, 'PAYPAL_FEE');
  if (!keys) return null;
  return {
    url,
    feeBasisPoints,
    clientId: keys.PAYPAL_CLIENT_ID,
    clientSecret: keys.PAYPAL_CLIENT_SECRET,
    webhookId: keys.PAYPAL_WEBHOOK_ID,
    merchantId: keys.PAYPAL_MERCHANT_ID,
  };
}

export function readAirwallex(reader: Reader): AirwallexSettings | null {
  const keys = allOf(reader, [
    'AIRWALLEX_CLIENT_ID',
    'AIRWALLEX_API_KEY',
    'AIRWALLEX_ACCOUNT_ID',
    'AIRWALLEX_WEBHOOK_SECRET',
  ]);
  const url = hostOf(reader, 'AIRWALLEX_URL', 'https://api.airwallex.com');
  const method = reader.text('AIRWALLEX_METHOD') ?? 'alipaycn';
  const feeBasisPoints = feeOf(reader, 'AIRWALLEX_FEE');
  if (!keys) return null;
  return {
    url,
    method,
    feeBasisPoints,
    clientId: keys.AIRWALLEX_CLIENT_ID,
    apiKey: keys.AIRWALLEX_API_KEY,
    accountId: keys.AIRWALLEX_ACCOUNT_ID,
    webhookSecret: keys.AIRWALLEX_WEBHOOK_SECRET,
  };
}

export function readYeepay(reader: Reader): YeepaySettings | null {
  const keys = allOf(reader, ['YEEPAY_APP_KEY', 'YEEPAY_MERCHANT_NO', 'YEEPAY_PRIVATE_KEY', 'YEEPAY_PUBLIC_KEY']);
  const url = hostOf(reader, 'YEEPAY_URL', 'https://openapi.yeepay.com/yop-center');
  const fees = {
    'yeepay-wechat': feeOf(reader, 'YEEPAY_WECHAT_FEE'),
    'yeepay-alipay': feeOf(reader, 'YEEPAY_ALIPAY_FEE'),
    'yeepay-credit-card': feeOf(reader, 'YEEPAY_CREDIT_CARD_FEE'),
    'yeepay-debit-card': feeOf(reader, 'YEEPAY_DEBIT_CARD_FEE'),
  };
  if (!keys) return null;
  return {
    url,
    fees,
    appKey: keys.YEEPAY_APP_KEY,
    merchantNo: keys.YEEPAY_MERCHANT_NO,
    privateKey: pem(reader, 'YEEPAY_PRIVATE_KEY', keys.YEEPAY_PRIVATE_KEY, createPrivateKey),
    publicKey: pem(reader, 'YEEPAY_PUBLIC_KEY', keys.YEEPAY_PUBLIC_KEY, createPublicKey),
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
