import type { ExternalChannel } from '../../contract/payments.ts';
import type { Refused } from './payment-provider.ts';

/**
 * What a refused refund means. settled: the payer has all of the money back, refunded directly at the payment provider. again: a retry may
 * succeed later, as once the shop's account there holds enough. final: it has to be paid back another way.
 */
export type RefusalMeaning = 'final' | 'settled' | 'again';

/** Matches the payment provider's reason code, or its message where one code covers several; a refusal that no rule matches is final. */
interface RefusalRule {
  fate: RefusalMeaning;
  code?: string;
  says?: RegExp;
}

/** https://docs.stripe.com/error-codes and https://docs.stripe.com/refunds#failed-refunds */
const STRIPE: readonly RefusalRule[] = [
  { code: 'charge_already_refunded', fate: 'settled' },
  { code: 'balance_insufficient', fate: 'again' },
  { code: 'insufficient_funds', fate: 'again' },
  { code: 'charge_disputed', fate: 'final' },
  { code: 'expired_or_canceled_card', fate: 'final' },
  { code: 'lost_or_stolen_card', fate: 'final' },
];

/** https://developer.paypal.com/docs/api/payments/v2/#errors */
const PAYPAL: readonly RefusalRule[] = [
  { code: 'CAPTURE_FULLY_REFUNDED', fate: 'settled' },
  { code: 'REFUND_FAILED_INSUFFICIENT_FUNDS', fate: 'again' },
  { code: 'PENDING_CAPTURE', fate: 'again' },
  { code: 'REFUND_AMOUNT_EXCEEDED', fate: 'final' },
  { code: 'REFUND_TIME_LIMIT_EXCEEDED', fate: 'final' },
  { code: 'TRANSACTION_DISPUTED', fate: 'final' },
  { code: 'PAYER_ACCOUNT_LOCKED_OR_CLOSED', fate: 'final' },
  { code: 'PAYEE_ACCOUNT_LOCKED_OR_CLOSED', fate: 'final' },
];

/** https://pay.weixin.qq.com/doc/v3/merchant/4013070371: one code for a refund already made and for one that is too large. */
const WECHAT_PAY: readonly RefusalRule[] = [
  { code: 'INVALID_REQUEST', says: /已全额退款/, fate: 'settled' },
  { code: 'NOT_ENOUGH', fate: 'again' },
  { code: 'USER_ACCOUNT_ABNORMAL', fate: 'final' },
];

/** https://opendocs.alipay.com/open/028sm9: a paid trade is closed once it has been refunded in full. */
const ALIPAY: readonly RefusalRule[] = [
  { code: 'ACQ.TRADE_HAS_CLOSE', fate: 'settled' },
  { code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH', fate: 'again' },
  { code: 'ACQ.TRADE_HAS_FINISHED', fate: 'final' },
  { code: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', fate: 'final' },
  { code: 'ACQ.BUYER_NOT_EXIST', fate: 'final' },
];

/** https://www.airwallex.com/docs/payments/payment-operations/manage-payments/refunds: the codes are general, the messages not. */
const AIRWALLEX: readonly RefusalRule[] = [
  { says: /\bfully refunded\b/i, fate: 'settled' },
  { says: /insufficient|not enough/i, fate: 'again' },
];

/** Its refusal codes are not published, so the rules match its messages. */
const YEEPAY: readonly RefusalRule[] = [
  { says: /已全额退款|已全部退款/, fate: 'settled' },
  { says: /余额不足/, fate: 'again' },
];

const RULES: Readonly<Record<ExternalChannel, readonly RefusalRule[]>> = {
  stripe: STRIPE,
  payPal: PAYPAL,
  'wechat-pay': WECHAT_PAY,
  alipay: ALIPAY,
  airwallex: AIRWALLEX,
  'yeepay-wechat': YEEPAY,
  'yeepay-alipay': YEEPAY,
  'yeepay-credit-card': YEEPAY,
  'yeepay-debit-card': YEEPAY,
};

/** The fate of a refund that a channel's payment provider has refused. */
export function meaningOfRefusal(
  channel: ExternalChannel,
  { code, said }: Pick<Refused, 'code' | 'said'>,
): RefusalMeaning {
  const fits = (rule: RefusalRule) =>
    (rule.code === undefined || rule.code === code) && (rule.says === undefined || rule.says.test(said));
  return RULES[channel].find(fits)?.fate ?? 'final';
}
