import type { Locale, Words } from '../../contract/locale.ts';
import type { TransactionMethod } from '../../contract/transactions.ts';

const METHOD_WORDS: Readonly<Record<TransactionMethod, Words>> = {
  balance: { en: 'Wallet balance', 'zh-cn': '钱包余额', 'zh-tw': '錢包餘額' },
  credit: { en: 'Credit line', 'zh-cn': '授信额度', 'zh-tw': '信用額度' },
  'bank-transfer': { en: 'Bank transfer', 'zh-cn': '银行转账', 'zh-tw': '銀行轉帳' },
  alipay: { en: 'Alipay', 'zh-cn': '支付宝', 'zh-tw': '支付寶' },
  'wechat-pay': { en: 'WeChat Pay', 'zh-cn': '微信支付', 'zh-tw': '微信支付' },
  'yeepay-wechat': { en: 'Yeepay: WeChat', 'zh-cn': '易宝：微信', 'zh-tw': '易寶：微信' },
  'yeepay-alipay': { en: 'Yeepay: Alipay', 'zh-cn': '易宝：支付宝', 'zh-tw': '易寶：支付寶' },
  'yeepay-credit-card': { en: 'Yeepay: credit card', 'zh-cn': '易宝：信用卡', 'zh-tw': '易寶：信用卡' },
  'yeepay-debit-card': { en: 'Yeepay: debit card', 'zh-cn': '易宝：借记卡', 'zh-tw': '易寶：簽帳金融卡' },
  airwallex: { en: 'Airwallex', 'zh-cn': 'Airwallex', 'zh-tw': 'Airwallex' },
  stripe: { en: 'Stripe', 'zh-cn': 'Stripe', 'zh-tw': 'Stripe' },
  payPal: { en: 'PayPal', 'zh-cn': 'PayPal', 'zh-tw': 'PayPal' },
};

/** The label of a payment channel or other method; an unknown one is returned as is. */
export const methodWords = (method: string, locale: Locale): string =>
  Object.entries(METHOD_WORDS).find(([name]) => name === method)?.[1][locale] ?? method;
