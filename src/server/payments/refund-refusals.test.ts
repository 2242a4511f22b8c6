import { expect, it } from 'vitest';
import { meaningOfRefusal } from './refund-refusals.ts';

it.each([
  ['stripe', 'charge_already_refunded', '', 'settled'],
  ['stripe', 'insufficient_funds', '', 'again'],
  ['stripe', 'expired_or_canceled_card', '', 'final'],
  ['payPal', 'CAPTURE_FULLY_REFUNDED', '', 'settled'],
  ['payPal', 'REFUND_FAILED_INSUFFICIENT_FUNDS', '', 'again'],
  ['wechat-pay', 'INVALID_REQUEST', '订单已全额退款', 'settled'],
  ['wechat-pay', 'INVALID_REQUEST', 'refund_fee大于可退金额', 'final'],
  ['wechat-pay', 'USER_ACCOUNT_ABNORMAL', '用户账户注销', 'final'],
  ['alipay', 'ACQ.TRADE_HAS_CLOSE', '交易已经关闭', 'settled'],
  ['alipay', 'ACQ.SELLER_BALANCE_NOT_ENOUGH', '卖家余额不足', 'again'],
  ['airwallex', 'validation_error', 'The payment intent has already been fully refunded', 'settled'],
  ['airwallex', 'validation_error', 'The amount is above what is left: 50.00 were already refunded', 'final'],
  ['airwallex', 'validation_error', 'Insufficient refundable funds', 'again'],
  ['yeepay-debit-card', 'OPR1', '账户余额不足', 'again'],
] as const)('what %s calls %s (%s) is %s', (channel, code, said, fate) => {
  expect(meaningOfRefusal(channel, { code, said })).toBe(fate);
});

it.each(['stripe', 'payPal', 'wechat-pay', 'alipay', 'airwallex', 'yeepay-alipay'] as const)(
  'what %s says that no rule knows is for the desk',
  (channel) => {
    expect(meaningOfRefusal(channel, { code: '', said: '' })).toBe('final');
    expect(meaningOfRefusal(channel, { code: 'something_new', said: 'No.' })).toBe('final');
  },
);
