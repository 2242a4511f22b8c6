import type { PaymentChannel } from '../../contract/payments.ts';
import { airwallex } from './airwallex/airwallex.ts';
import { alipay } from './alipay/alipay.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { paypal } from './paypal/paypal.ts';
import { stripe } from './stripe/stripe.ts';
import { wechatPay } from './wechat-pay/wechat-pay.ts';
import { yeepay } from './yeepay/yeepay.ts';

/** The payment providers of this installation: those whose keys it has. */
export function createPaymentProviders(settings: PaymentSettings, now: () => Date): readonly PaymentProvider[] {
  return [
    ...(settings.alipay ? [alipay(settings.alipay, now)] : []),
    ...(settings.wechatPay ? [wechatPay(settings.wechatPay, now)] : []),
    ...(settings.yeepay ? yeepay(settings.yeepay, now) : []),
    ...(settings.airwallex ? [airwallex(settings.airwallex, now)] : []),
    ...(settings.stripe ? [stripe(settings.stripe)] : []),
    ...(settings.paypal ? [paypal(settings.paypal, now)] : []),
  ];
}

/** The payment provider of a channel; null where this installation does not have it. */
export function findPaymentProvider(providers: readonly PaymentProvider[], id: PaymentChannel): PaymentProvider | null {
  return providers.find((provider) => provider.id === id) ?? null;
}
