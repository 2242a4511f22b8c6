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
  return { ...houses, isSandbox: reader.oneOf('PAYMENT_SANDBOX', ['on', 'off'], 'off') === 'on' };
}
