import { expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { WALLET_ENTRY_TYPES } from './wallet.ts';
import { describeEntry, ENTRY_TYPE_WORDS } from './wallet-words.ts';

const about = { product: 'train' as const, orderId: '2612048817', description: 'Train 2612048817' };

it('an entry of an order says what moved and its number, in the reader’s language', () => {
  expect(describeEntry({ ...about, type: 'refund-train' }, 'en')).toBe('Train refund 2612048817');
  expect(describeEntry({ ...about, type: 'refund-train' }, 'zh-cn')).toBe('火车票退款 2612048817');
  expect(describeEntry({ ...about, product: 'group', type: 'origin-flight' }, 'en')).toBe('Flight group 2612048817');
});

it.each(LOCALES)('none of an order is without a description in %s', (locale) => {
  for (const type of WALLET_ENTRY_TYPES) expect(ENTRY_TYPE_WORDS[type][locale], type).toBeTruthy();
  for (const type of WALLET_ENTRY_TYPES.filter((each) => each !== 'correction'))
    expect(describeEntry({ ...about, type }, locale), type).toContain(about.orderId);
});

it('what was entered by hand keeps its words', () => {
  const own = { product: null, orderId: null };
  const reason = 'A refund was booked twice';
  expect(describeEntry({ ...about, type: 'correction', description: reason }, 'zh-cn')).toBe(reason);
  expect(describeEntry({ ...own, type: 'top-up', description: 'Top-up HSBC-1' }, 'zh-tw')).toBe('儲值 HSBC-1');
  expect(describeEntry({ ...own, type: 'top-up', description: 'Opening balance' }, 'zh-cn')).toBe('Opening balance');
});
