import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PaymentChannel } from '../../../../contract/payments.ts';

export const CHANNEL_LABELS: Record<PaymentChannel, MessageDescriptor> = {
  balance: msg`Wallet balance`,
  credit: msg`Credit line`,
  alipay: msg`Alipay`,
  'wechat-pay': msg`WeChat Pay`,
  'yeepay-wechat': msg`Yeepay: WeChat`,
  'yeepay-alipay': msg`Yeepay: Alipay`,
  'yeepay-credit-card': msg`Yeepay: credit card`,
  'yeepay-debit-card': msg`Yeepay: debit card`,
  airwallex: msg`Airwallex`,
  stripe: msg`Stripe`,
  payPal: msg`PayPal`,
};

function isChannel(name: string): name is PaymentChannel {
  return Object.hasOwn(CHANNEL_LABELS, name);
}

/** Names a payment channel; one that this version does not know keeps the server's word for it. */
export function useChannelName(): (channel: string) => string {
  const { i18n } = useLingui();
  return (channel) => (isChannel(channel) ? i18n._(CHANNEL_LABELS[channel]) : channel);
}
