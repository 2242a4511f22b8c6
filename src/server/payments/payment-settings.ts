import type { Reader } from '../settings-reader.ts';
import type { AirwallexSettings } from './airwallex/airwallex.ts';
import type { AlipaySettings } from './alipay/alipay.ts';
import type { PaypalSettings } from './paypal/paypal-order.ts';
import { readAirwallex, readAlipay, readPaypal, readStripe, readWechatPay, readYeepay } from './read-keys.ts';
import type { StripeSettings } from './stripe/stripe.ts';
import type { WechatPaySettings } from './wechat-pay/wechat-pay.ts';
import type { YeepaySettings } from './yeepay/yeepay.ts';

/** The payment providers with keys; the others are off. */
export interface PaymentSettings {
  airwallex: AirwallexSettings | null;
  alipay: AlipaySettings | null;
  paypal: PaypalSettings | null;
  stripe: StripeSettings | null;
  wechatPay: WechatPaySettings | null;
  yeepay: YeepaySettings | null;
  /** Local simulators replace the payment providers: no money moves, and the portal says so. */
  isSandbox: boolean;
}

export const NO_PAYMENT_PROVIDERS: PaymentSettings = {
  airwallex: null,
  alipay: null,
  paypal: null,
  stripe: null,
  wechatPay: null,
  yeepay: null,
  isSandbox: false,
};

/** Hosts that move real money. */
const LIVE_HOSTS: readonly string[] = [
  ...['openapi.alipay.com', 'api.stripe.com', 'api.mch.weixin.qq.com', 'api2.mch.weixin.qq.com'],
  ...['api-m.paypal.com', 'api.paypal.com', 'api.airwallex.com', 'openapi.yeepay.com'],
];
/** Where payers pay with made-up cards and accounts. */
const SANDBOX_HOSTS: readonly string[] = [
  ...['openapi-sandbox.dl.alipaydev.com', 'openapi.alipaydev.com', 'sandbox.yeepay.com'],
  ...['api-m.sandbox.paypal.com', 'api.sandbox.paypal.com', 'api-demo.airwallex.com'],
];
/** Stripe's sandbox has the same address: only the key tells it apart. */
const TEST_KEY = /^[sr]k_test_/;
const LIVE_KEY = /^[sr]k_live_/;

type ProviderSettings = Omit<PaymentSettings, 'isSandbox'>;

/** The payment providers at one of these hosts, by the prefix of their settings' names. */
function providersAt(hosts: readonly string[], { wechatPay, ...providers }: ProviderSettings): string[] {
  return Object.entries({ ...providers, wechat_pay: wechatPay }).flatMap(([name, provider]) =>
    provider && hosts.includes(new URL(provider.url).hostname) ? [name.toUpperCase()] : [],
  );
}

const withoutStripe = (names: readonly string[]) => names.filter((name) => name !== 'STRIPE');

/** The payment providers that would move real money. */
function liveProviders(providers: ProviderSettings): string[] {
  const atLive = providersAt(LIVE_HOSTS, providers);
  const key = providers.stripe?.secretKey ?? '';
  const isLive = atLive.includes('STRIPE') ? !TEST_KEY.test(key) : LIVE_KEY.test(key);
  return [...(isLive ? ['STRIPE'] : []), ...withoutStripe(atLive)];
}

/** The payment providers that accept test money. */
function sandboxProviders(providers: ProviderSettings): string[] {
  const isSandbox = TEST_KEY.test(providers.stripe?.secretKey ?? '');
  return [...(isSandbox ? ['STRIPE'] : []), ...withoutStripe(providersAt(SANDBOX_HOSTS, providers))];
}

/** The errors of payment providers of the other kind than PAYMENT_SANDBOX says, each at its own setting. */
function mistaken(providers: ProviderSettings, isSandbox: boolean): string[] {
  const settingOf = (name: string) => (name === 'STRIPE' ? 'STRIPE_SECRET_KEY' : `${name}_URL`);
  const thing = (name: string) => (name === 'STRIPE' ? 'the key' : 'the address');
  return isSandbox
    ? liveProviders(providers).map(
        (name) =>
          `${settingOf(name)}: takes real money, which PAYMENT_SANDBOX=on says that none does; give ${thing(name)} of a sandbox, or set it off`,
      )
    : sandboxProviders(providers).map(
        (name) =>
          `${settingOf(name)}: is a sandbox’s, where anybody pays with made-up money; give ${thing(name)} of a live account, or set PAYMENT_SANDBOX=on`,
      );
}

/** Reads the keys of payment providers: all of a provider's or none. Requires PUBLIC_URL, where payers return and webhooks go. */
export function readPaymentSettings(reader: Reader): PaymentSettings {
  const providers = {
    airwallex: readAirwallex(reader),
    alipay: readAlipay(reader),
    paypal: readPaypal(reader),
    stripe: readStripe(reader),
    wechatPay: readWechatPay(reader),
    yeepay: readYeepay(reader),
  };
  if (Object.values(providers).some((provider) => provider !== null) && reader.text('PUBLIC_URL') === null)
    reader.faults.push('PUBLIC_URL: payment providers send payers and notices there; give it with their keys');
  const isSandbox = reader.oneOf('PAYMENT_SANDBOX', ['on', 'off'], 'off') === 'on';
  reader.faults.push(...mistaken(providers, isSandbox));
  return { ...providers, isSandbox };
}
