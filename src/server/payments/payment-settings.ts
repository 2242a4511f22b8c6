import type { Reader } from '../settings-reader.ts';
import type { AirwallexSettings } from './airwallex/airwallex.ts';
import type { AlipaySettings } from './alipay/alipay.ts';
import type { PaypalSettings } from './paypal/paypal-order.ts';
import { readAirwallex, readAlipay, readPaypal, readStripe, readWechatPay, readYeepay } from './read-keys.ts';
import type { StripeSettings } from './stripe/stripe.ts';
import type { WechatPaySettings } from './wechat-pay/wechat-pay.ts';
import type { YeepaySettings } from './yeepay/yeepay.ts';

/** The payment houses whose keys are given; the others are off. */
export interface PaymentSettings {
  airwallex: AirwallexSettings | null;
  alipay: AlipaySettings | null;
  paypal: PaypalSettings | null;
  stripe: StripeSettings | null;
  wechatPay: WechatPaySettings | null;
  yeepay: YeepaySettings | null;
  /** Stand-ins on this machine take the places of the houses: no money moves, and the portal says so. */
  isSandbox: boolean;
}

export const NO_HOUSES: PaymentSettings = {
  airwallex: null,
  alipay: null,
  paypal: null,
  stripe: null,
  wechatPay: null,
  yeepay: null,
  isSandbox: false,
};

/** Where real money moves. */
const LIVE_HOSTS: readonly string[] = [
  ...['openapi.alipay.com', 'api.stripe.com', 'api.mch.weixin.qq.com', 'api2.mch.weixin.qq.com'],
  ...['api-m.paypal.com', 'api.paypal.com', 'api.airwallex.com', 'openapi.yeepay.com'],
];
/** Stripe's sandbox is at the same address: there it is the key that says so. */
const TEST_KEY = /^[sr]k_test_/;
const LIVE_KEY = /^[sr]k_live_/;

/** The houses that would take and return real money, by the beginning of their settings' names. */
function liveHouses({ stripe, wechatPay, ...houses }: Omit<PaymentSettings, 'isSandbox'>): string[] {
  const atLive = Object.entries({ ...houses, wechat_pay: wechatPay }).flatMap(([name, house]) =>
    house && LIVE_HOSTS.includes(new URL(house.url).hostname) ? [name.toUpperCase()] : [],
  );
  if (!stripe) return atLive;
  const isLive = LIVE_HOSTS.includes(new URL(stripe.url).hostname)
    ? !TEST_KEY.test(stripe.secretKey)
    : LIVE_KEY.test(stripe.secretKey);
  return isLive ? ['STRIPE', ...atLive] : atLive;
}

/** Reads the keys of payment houses: all of a house's or none. Payers and notices come back to PUBLIC_URL, which they need. */
export function readPaymentSettings(reader: Reader): PaymentSettings {
  const houses = {
    airwallex: readAirwallex(reader),
    alipay: readAlipay(reader),
    paypal: readPaypal(reader),
    stripe: readStripe(reader),
    wechatPay: readWechatPay(reader),
    yeepay: readYeepay(reader),
  };
  if (Object.values(houses).some((house) => house !== null) && reader.text('PUBLIC_URL') === null)
    reader.faults.push('PUBLIC_URL: payment houses send payers and notices there; give it with their keys');
  const isSandbox = reader.oneOf('PAYMENT_SANDBOX', ['on', 'off'], 'off') === 'on';
  if (isSandbox)
    for (const name of liveHouses(houses))
      reader.faults.push(
        name === 'STRIPE'
          ? 'STRIPE_SECRET_KEY: takes real money, which PAYMENT_SANDBOX=on says that none does; give the key of a sandbox, or set it off'
          : `${name}_URL: takes real money, which PAYMENT_SANDBOX=on says that none does; give the address of a sandbox, or set it off`,
      );
  return { ...houses, isSandbox };
}
