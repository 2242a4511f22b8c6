import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import type { Reader } from '../settings-reader.ts';
import type { AirwallexSettings } from './airwallex/airwallex.ts';
import type { AlipaySettings } from './alipay/alipay.ts';
import type { PaypalSettings } from './paypal/paypal-order.ts';
import type { StripeSettings } from './stripe/stripe.ts';
import type { WechatPaySettings } from './wechat-pay/wechat-pay.ts';
import type { ProviderKey } from './wechat-pay/wechat-signature.ts';
import type { YeepaySettings } from './yeepay/yeepay.ts';

/** The named secrets where all of them are set; null where none is. */
function allOf<N extends string>(reader: Reader, names: readonly N[]): Record<N, string> | null {
  const given = names.map((name) => [name, reader.text(name)] as const);
  if (given.every(([, value]) => value === null)) return null;
  for (const [name, value] of given)
    if (value === null) reader.faults.push(`${name}: missing; ${names.join(', ')} go together`);
  // Without faults, each name has its text.
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? ''])) as Record<N, string>;
}

/** The setting with the second value of `name` during key rotation: both are accepted until the old one is removed. */
const nextOf = (name: string): string => `${name}_2`;

/** The second value, for a payment provider whose keys are set; null where there is none. */
function next(reader: Reader, name: string, isGiven: boolean): string | null {
  const value = reader.text(nextOf(name));
  if (value !== null && !isGiven) reader.faults.push(`${nextOf(name)}: goes with ${name}, which is missing`);
  return value;
}

/** The keys a payment provider signs or encrypts with: two during key rotation. */
function both<T>(reader: Reader, name: string, current: string | null, read: (name: string, value: string) => T): T[] {
  const other = next(reader, name, current !== null);
  return [...(current === null ? [] : [read(name, current)]), ...(other === null ? [] : [read(nextOf(name), other)])];
}

const asText = (_: string, value: string): string => value;

const hostOf = (reader: Reader, name: string, usual: string) => reader.url(name, ['https:', 'http:']) ?? usual;
const feeOf = (reader: Reader, name: string) => Math.round(reader.number(name, 0, 0, 20) * 100);

export function readAlipay(reader: Reader): AlipaySettings | null {
  const keys = allOf(reader, ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']);
  const url = hostOf(reader, 'ALIPAY_URL', 'https://openapi.alipay.com/gateway.do');
  const feeBasisPoints = feeOf(reader, 'ALIPAY_FEE');
  const publicKeys = both(reader, 'ALIPAY_PUBLIC_KEY', keys?.ALIPAY_PUBLIC_KEY ?? null, publicPem(reader));
  if (!keys) return null;
  return {
    url,
    feeBasisPoints,
    appId: keys.ALIPAY_APP_ID,
    privateKey: pem(reader, 'ALIPAY_PRIVATE_KEY', keys.ALIPAY_PRIVATE_KEY, createPrivateKey),
    publicKeys,
  };
}

export function readStripe(reader: Reader): StripeSettings | null {
  const keys = allOf(reader, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  const url = hostOf(reader, 'STRIPE_URL', 'https://api.stripe.com');
  const feeBasisPoints = feeOf(reader, 'STRIPE_FEE');
  const webhookSecrets = both(reader, 'STRIPE_WEBHOOK_SECRET', keys?.STRIPE_WEBHOOK_SECRET ?? null, asText);
  return keys && { url, feeBasisPoints, secretKey: keys.STRIPE_SECRET_KEY, webhookSecrets };
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
  const apiKeys = both(reader, 'WECHAT_PAY_API_KEY', keys?.WECHAT_PAY_API_KEY ?? null, (name, value) => {
    if (value.length !== 32) reader.faults.push(`${name}: must be 32 characters`);
    return value;
  });
  const nextKey = readNextWechatKey(reader, keys?.WECHAT_PAY_PUBLIC_KEY_ID ?? null);
  if (!keys) return null;
  const providerKey = wechatKey(reader, '', keys.WECHAT_PAY_PUBLIC_KEY_ID, keys.WECHAT_PAY_PUBLIC_KEY);
  return {
    url,
    feeBasisPoints,
    appId: keys.WECHAT_PAY_APP_ID,
    merchantId: keys.WECHAT_PAY_MERCHANT_ID,
    serial: keys.WECHAT_PAY_SERIAL,
    privateKey: pem(reader, 'WECHAT_PAY_PRIVATE_KEY', keys.WECHAT_PAY_PRIVATE_KEY, createPrivateKey),
    apiKeys,
    providerKeys: nextKey ? [providerKey, nextKey] : [providerKey],
  };
}

/** WeChat Pay's second key, which has an id of its own; null where none is set. */
function readNextWechatKey(reader: Reader, currentId: string | null): ProviderKey | null {
  const names = [nextOf('WECHAT_PAY_PUBLIC_KEY_ID'), nextOf('WECHAT_PAY_PUBLIC_KEY')] as const;
  const given = allOf(reader, names);
  if (!given) return null;
  const [id, key] = [given[names[0]] ?? '', given[names[1]] ?? ''];
  if (currentId === null) reader.faults.push(`${names[0]}: goes with WECHAT_PAY_PUBLIC_KEY_ID, which is missing`);
  else if (id === currentId) reader.faults.push(`${names[0]}: is the same as WECHAT_PAY_PUBLIC_KEY_ID`);
  return wechatKey(reader, nextOf(''), id, key);
}

/** A public key by its WeChat Pay id, or a certificate by its serial number. */
function wechatKey(reader: Reader, suffix: string, publicKeyId: string, value: string): ProviderKey {
  const publicKey = publicPem(reader)(`WECHAT_PAY_PUBLIC_KEY${suffix}`, value);
  const isCertificate = publicKey.includes('BEGIN CERTIFICATE');
  if (isCertificate && serialOf(publicKey) !== publicKeyId.toUpperCase())
    reader.faults.push(`WECHAT_PAY_PUBLIC_KEY_ID${suffix}: must be the serial number of the certificate`);
  // Webhooks give a certificate's serial number in capitals.
  return { publicKeyId: isCertificate ? publicKeyId.toUpperCase() : publicKeyId, publicKey };
}

function serialOf(certificate: string): string | null {
  try {
    return new X509Certificate(certificate).serialNumber;
  } catch {
    // The certificate's own fault is reported already.
    return null;
  }
}

export function readPaypal(reader: Reader): PaypalSettings | null {
  const keys = allOf(reader, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MERCHANT_ID']);
  const url = hostOf(reader, 'PAYPAL_URL', 'https://api-m.paypal.com');
  const feeBasisPoints = feeOf(reader, 'PAYPAL_FEE');
  const webhookIds = both(reader, 'PAYPAL_WEBHOOK_ID', keys?.PAYPAL_WEBHOOK_ID ?? null, asText);
  if (!keys) return null;
  return {
    url,
    feeBasisPoints,
    clientId: keys.PAYPAL_CLIENT_ID,
    clientSecret: keys.PAYPAL_CLIENT_SECRET,
    webhookIds,
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
  const webhookSecrets = both(reader, 'AIRWALLEX_WEBHOOK_SECRET', keys?.AIRWALLEX_WEBHOOK_SECRET ?? null, asText);
  if (!keys) return null;
  return {
    url,
    method,
    feeBasisPoints,
    clientId: keys.AIRWALLEX_CLIENT_ID,
    apiKey: keys.AIRWALLEX_API_KEY,
    accountId: keys.AIRWALLEX_ACCOUNT_ID,
    webhookSecrets,
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
  const publicKeys = both(reader, 'YEEPAY_PUBLIC_KEY', keys?.YEEPAY_PUBLIC_KEY ?? null, publicPem(reader));
  const [privateKey, ...others] = both(reader, 'YEEPAY_PRIVATE_KEY', keys?.YEEPAY_PRIVATE_KEY ?? null, (name, value) =>
    pem(reader, name, value, createPrivateKey),
  );
  if (!keys || privateKey === undefined) return null;
  return {
    url,
    fees,
    appKey: keys.YEEPAY_APP_KEY,
    merchantNo: keys.YEEPAY_MERCHANT_NO,
    privateKeys: [privateKey, ...others],
    publicKeys,
  };
}

const publicPem = (reader: Reader) => (name: string, value: string) => pem(reader, name, value, createPublicKey);

/** A PEM key; line ends may be written as `\n`, since many environments allow single lines only. */
function pem(reader: Reader, name: string, value: string, read: (text: string) => unknown): string {
  const text = value.replaceAll('\\n', '\n');
  try {
    read(text);
  } catch {
    // Never quotes the value.
    reader.faults.push(`${name}: must be a key in PEM`);
  }
  return text;
}
