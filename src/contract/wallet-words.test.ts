import { expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { WALLET_ENTRY_TYPES } from './wallet.ts';
import { describeEntry, ENTRY_TYPE_WORDS } from './wallet-words.ts';

const about = {
  product: 'train' as const,
  orderId: '2612048817',
  reference: 'PAY2612048817',
  description: 'Train 2612048817',
};
const own = { product: null, orderId: null, reference: 'SET00000001' };

it('an entry of an order says what moved and its number, in the reader’s language', () => {
  expect(describeEntry({ ...about, type: 'refund-train' }, 'en')).toBe('Train refund 2612048817');
  expect(describeEntry({ ...about, type: 'refund-train' }, 'zh-cn')).toBe('火车票退款 2612048817');
  expect(describeEntry({ ...about, product: 'group', type: 'origin-flight' }, 'en')).toBe('Flight group 2612048817');
});

it.each(LOCALES)('none of an order is without a description in %s', (locale) => {
  for (const type of WALLET_ENTRY_TYPES) expect(ENTRY_TYPE_WORDS[type][locale], type).toBeTruthy();
  for (const type of WALLET_ENTRY_TYPES)
    expect(describeEntry({ ...about, type }, locale), type).toContain(about.orderId);
});

it('what was entered by hand keeps its words', () => {
  const reason = 'A refund was booked twice';
  expect(describeEntry({ ...about, type: 'correction', description: reason }, 'zh-cn')).toBe(reason);
  expect(describeEntry({ ...own, type: 'top-up', description: 'Top-up HSBC-1' }, 'zh-tw')).toBe('儲值 HSBC-1');
});

it('a settlement says which it is, or which top-up it came out of', () => {
  expect(describeEntry({ ...own, type: 'settlement', description: '' }, 'en')).toBe('Credit settled SET00000001');
  expect(describeEntry({ ...own, type: 'settlement', description: '' }, 'zh-cn')).toBe('授信还款 SET00000001');
  expect(describeEntry({ ...own, type: 'settlement', description: 'HSBC-1' }, 'en')).toBe('Out of the top-up HSBC-1');
  expect(describeEntry({ ...own, type: 'settlement', description: 'HSBC-1' }, 'zh-tw')).toBe('來自儲值 HSBC-1');
});

it('the money that the demonstration begins with is named in the reader’s language', () => {
  for (const description of ['Opening balance', 'Bank transfer']) {
    expect(describeEntry({ ...own, type: 'top-up', description }, 'en')).toBe(description);
    expect(describeEntry({ ...own, type: 'top-up', description }, 'zh-cn')).toMatch(/^\p{Script=Han}+$/u);
  }
});
