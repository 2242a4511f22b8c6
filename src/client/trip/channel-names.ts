import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TransactionMethod } from '../../contract/transactions.ts';

/** Every payment method: payment channels, and money the provider received outside of the portal. */
export const METHOD_LABELS: Record<TransactionMethod, MessageDescriptor> = {
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
  'bank-transfer': msg`Bank transfer`,
};

function isMethod(name: string): name is TransactionMethod {
  return Object.hasOwn(METHOD_LABELS, name);
}

/** Names a payment channel; an unknown one keeps the server's name for it. */
export function useChannelName(): (channel: string) => string {
  const { i18n } = useLingui();
  return (channel) => (isMethod(channel) ? i18n._(METHOD_LABELS[channel]) : channel);
}
