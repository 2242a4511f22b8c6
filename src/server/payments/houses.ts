import type { PaymentChannel } from '../../contract/payments.ts';
import { airwallex } from './airwallex/airwallex.ts';
import { alipay } from './alipay/alipay.ts';
import type { PaymentHouse } from './payment-house.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { paypal } from './paypal/paypal.ts';
import { stripe } from './stripe/stripe.ts';
import { wechatPay } from './wechat-pay/wechat-pay.ts';
import { yeepay } from './yeepay/yeepay.ts';

/** The payment houses of this installation: those whose keys it has. */
export function createHouses(settings: PaymentSettings, now: () => Date): readonly PaymentHouse[] {
  return [
    ...(settings.alipay ? [alipay(settings.alipay, now)] : []),
    ...(settings.wechatPay ? [wechatPay(settings.wechatPay, now)] : []),
    ...(settings.yeepay ? yeepay(settings.yeepay, now) : []),
    ...(settings.airwallex ? [airwallex(settings.airwallex, now)] : []),
    ...(settings.stripe ? [stripe(settings.stripe)] : []),
    ...(settings.paypal ? [paypal(settings.paypal, now)] : []),
  ];
}

/** The house behind a channel; null while the installation has none such. */
export function findHouse(houses: readonly PaymentHouse[], id: PaymentChannel): PaymentHouse | null {
  return houses.find((house) => house.id === id) ?? null;
}
