import type { PaymentChannel } from '../../contract/payments.ts';
import { alipay } from './alipay/alipay.ts';
import type { PaymentHouse } from './payment-house.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { stripe } from './stripe/stripe.ts';
import { wechatPay } from './wechat-pay/wechat-pay.ts';

/** The payment houses of this installation: those whose keys it has. */
export function createHouses(settings: PaymentSettings, now: () => Date): readonly PaymentHouse[] {
  return [
    ...(settings.alipay ? [alipay(settings.alipay, now)] : []),
    ...(settings.wechatPay ? [wechatPay(settings.wechatPay, now)] : []),
    ...(settings.stripe ? [stripe(settings.stripe)] : []),
  ];
}

/** The house behind a channel; null while the installation has none such. */
export function findHouse(houses: readonly PaymentHouse[], id: PaymentChannel): PaymentHouse | null {
  return houses.find((house) => house.id === id) ?? null;
}
