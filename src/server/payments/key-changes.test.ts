import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../tests/factories/clock.ts';
import { paymentProviders } from '../../../tests/factories/payment-providers.ts';
import { KNOWN_CERTIFICATE } from '../../../tests/fakes/payments/known-certificate.ts';
import { sandboxEnv } from '../../../tests/fakes/payments/sandbox-env.ts';
import type { ExternalChannel } from '../../contract/payments.ts';
import { Reader } from '../settings-reader.ts';
import type { Notice } from './payment-provider.ts';
import { createPaymentProviders, findPaymentProvider } from './payment-providers.ts';
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts';
import { checkSignature } from './wechat-pay/wechat-signature.ts';

const PAYMENT = 'a'.repeat(32);
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const clock = testClock();
let fakes: Awaited<ReturnType<typeof paymentProviders>>;
let env: Record<string, string>;
beforeAll(async () => {
  fakes = await paymentProviders(clock);
  const { alipay, stripe, wechatPay, yeepay, airwallex, paypal } = fakes.settings.payments;
  env = sandboxEnv('https://portal.test', {
    alipay: { settings: alipay },
    stripe: { settings: stripe },
    wechatPay: { settings: wechatPay },
    yeepay: { settings: yeepay },
    airwallex: { settings: airwallex },
    paypal: { settings: paypal },
  });
});
afterAll(() => fakes.close());

/** The settings read from the environment with these changes. */
function read(changes: Record<string, string>): { settings: PaymentSettings; faults: readonly string[] } {
  const reader = new Reader({ ...env, ...changes });
  return { settings: readPaymentSettings(reader), faults: reader.faults };
}

/** How a server with these settings handles a webhook that its payment provider has signed. */
async function heardBy(channel: ExternalChannel, changes: Record<string, string>): Promise<Notice> {
  const { settings, faults } = read(changes);
  expect(faults).toEqual([]);
  const fake = fakes.fakeOf(channel);
  const about = { id: PAYMENT, reference: PAYMENT, subject: '', returnUrl: '', notifyUrl: '' };
  const money = { amount: 100, currency: 'CNY', state: 'open' as const, refunds: new Map() };
  fake.payments.set(PAYMENT, { ...about, ...money });
  const { headers, body } = fake.settle(PAYMENT, 'paid', clock.now());
  const provider = findPaymentProvider(
    createPaymentProviders(settings, () => clock.now()),
    channel,
  );
  if (!provider) throw new Error(`${channel} is off`);
  return provider.readNotice({ headers, body, at: clock.now() });
}

/** By payment provider: its settings with a different key first, and which setting is the key that it signs or encrypts with. */
const OTHERS: readonly [ExternalChannel, Record<string, string>][] = [
  ['stripe', { STRIPE_WEBHOOK_SECRET: 'whsec_other' }],
  ['airwallex', { AIRWALLEX_WEBHOOK_SECRET: 'whsec_other' }],
  ['payPal', { PAYPAL_WEBHOOK_ID: 'WH-OTHER' }],
  ['alipay', { ALIPAY_PUBLIC_KEY: publicKey }],
  ['yeepay-wechat', { YEEPAY_PUBLIC_KEY: publicKey }],
  ['yeepay-debit-card', { YEEPAY_PRIVATE_KEY: privateKey }],
  ['wechat-pay', { WECHAT_PAY_API_KEY: 'other-other-other-other-other-32' }],
  ['wechat-pay', { WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_OTHER', WECHAT_PAY_PUBLIC_KEY: publicKey }],
];

describe.each(OTHERS)('while %s changes its keys', (channel, others) => {
  const known = () => Object.fromEntries(Object.keys(others).map((name) => [`${name}_2`, env[name] ?? '']));

  it('a notice under the second is believed, and one under a key that is not configured is not', async () => {
    const paid = { payment: PAYMENT, outcome: { state: 'paid', amount: 100 } };
    expect(await heardBy(channel, { ...others, ...known() })).toMatchObject(paid);
    expect(await heardBy(channel, others)).toEqual({ refused: expect.stringMatching(/^(signature|unreadable)$/) });
    const second = Object.fromEntries(Object.entries(others).map(([name, value]) => [`${name}_2`, value]));
    expect(await heardBy(channel, second)).toMatchObject(paid);
  });
});

describe('a notice of WeChat Pay', () => {
  it('is verified by the key that it names, and by no other', async () => {
    // The payment provider's key is filed under another id, and another key under the provider's id.
    const id = env.WECHAT_PAY_PUBLIC_KEY_ID ?? '';
    const swapped = {
      ...{ WECHAT_PAY_PUBLIC_KEY: publicKey, WECHAT_PAY_PUBLIC_KEY_ID: id },
      ...{ WECHAT_PAY_PUBLIC_KEY_2: env.WECHAT_PAY_PUBLIC_KEY ?? '', WECHAT_PAY_PUBLIC_KEY_ID_2: 'PUB_KEY_ID_OTHER' },
    };
    expect(await heardBy('wechat-pay', swapped)).toEqual({ refused: 'signature' });
  });

  it.each([
    ['as the payment provider writes it', KNOWN_CERTIFICATE.serial],
    ['in small letters, as some tools print it', KNOWN_CERTIFICATE.serial.toLowerCase()],
  ])('is verified by a certificate whose serial number is set %s', (_, set) => {
    const { serial, pem, signed } = KNOWN_CERTIFICATE;
    const { settings, faults } = read({ WECHAT_PAY_PUBLIC_KEY_ID_2: set, WECHAT_PAY_PUBLIC_KEY_2: pem });
    expect(faults).toEqual([]);
    const headers: Record<string, string> = {
      'wechatpay-timestamp': signed.time,
      'wechatpay-nonce': signed.nonce,
      'wechatpay-serial': serial,
      'wechatpay-signature': signed.signature,
    };
    const keys = settings.wechatPay?.providerKeys ?? [];
    const at = new Date(Number(signed.time) * 1000);
    const check = (body: string) => checkSignature(keys, (name) => headers[name] ?? '', body, at);
    expect(check(signed.body)).toBe('good');
    expect(check(`${signed.body} `)).toBe('signature');
  });
});

describe('the settings of a second key', () => {
  it.each([
    ['its name alone', { WECHAT_PAY_PUBLIC_KEY_ID_2: 'PUB_KEY_ID_2' }, /^WECHAT_PAY_PUBLIC_KEY_2: missing/],
    [
      'the name of the first',
      { WECHAT_PAY_PUBLIC_KEY_ID_2: 'PUB_KEY_ID_0100000000', WECHAT_PAY_PUBLIC_KEY_2: publicKey },
      /^WECHAT_PAY_PUBLIC_KEY_ID_2: is the same as/,
    ],
    [
      'a certificate under another serial number',
      { WECHAT_PAY_PUBLIC_KEY_ID_2: '00FF', WECHAT_PAY_PUBLIC_KEY_2: KNOWN_CERTIFICATE.pem },
      /^WECHAT_PAY_PUBLIC_KEY_ID_2: must be the serial number/,
    ],
    ['no key', { ALIPAY_PUBLIC_KEY_2: 'key' }, /^ALIPAY_PUBLIC_KEY_2: must be a key in PEM$/],
    ['a short one', { WECHAT_PAY_API_KEY_2: 'short' }, /^WECHAT_PAY_API_KEY_2: must be 32 characters$/],
  ])('are refused at the start with %s', (_, changes, fault) => {
    expect(read(changes).faults).toContainEqual(expect.stringMatching(fault));
  });
});
