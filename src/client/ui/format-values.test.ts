import { describe, expect, test } from 'vitest';
import { convertForDisplay, formatDate, formatInstant, formatMoney } from './format-values.ts';

describe('money', () => {
  test('has thousand separators, the currency’s decimals and a symbol that is its alone', () => {
    expect(formatMoney('en', { amount: 128050, currency: 'CNY' })).toBe('¥1,280.50');
    expect(formatMoney('zh-cn', { amount: 128050, currency: 'USD' })).toBe('US$1,280.50');
    expect(formatMoney('en', { amount: 128050, currency: 'JPY' })).toBe('JP¥128,050');
    expect(formatMoney('en', { amount: 128050, currency: 'HKD' })).toBe('HK$1,280.50');
    expect(formatMoney('en', { amount: 128050, currency: 'CHF' })).toBe('CHF 1,280.50');
  });

  test('drops the decimals of whole amounts only when asked to', () => {
    expect(formatMoney('en', { amount: 128000, currency: 'CNY' }, { compact: true })).toBe('¥1,280');
    expect(formatMoney('en', { amount: 128050, currency: 'CNY' }, { compact: true })).toBe('¥1,280.50');
  });

  test('writes signs and codes', () => {
    expect(formatMoney('en', { amount: -100, currency: 'CNY' })).toBe('−¥1.00');
    expect(formatMoney('en', { amount: 21000, currency: 'CNY' }, { signed: true, compact: true })).toBe('+¥210');
    expect(formatMoney('en', { amount: 100, currency: 'HKD' }, { style: 'code' })).toBe('HKD 1.00');
    expect(formatMoney('en', { amount: 123456, currency: 'CNY' }, { style: 'number' })).toBe('1,234.56');
  });

  test('is converted upwards, and left alone where no rate is known', () => {
    const rates = { CNY: '1', USD: '0.1408' };
    expect(convertForDisplay({ amount: 10001, currency: 'CNY' }, 'USD', rates)).toEqual({
      amount: 1409,
      currency: 'USD',
    });
    expect(convertForDisplay({ amount: 10001, currency: 'CNY' }, 'EUR', rates)).toEqual({
      amount: 10001,
      currency: 'CNY',
    });
  });
});

describe('dates', () => {
  test('are the day that is written, in the order the reader expects', () => {
    expect(formatDate('en', '2026-12-12', 'short')).toBe('Sat 12 Dec');
    expect(formatDate('en', '2026-12-12', 'full')).toBe('Sat 12 Dec 2026');
    expect(formatDate('zh-cn', '2026-12-12', 'day')).toBe('12月12日');
  });

  test('of an instant are told in a zone', () => {
    expect(formatInstant('en', '2026-11-20T10:00:00Z', 'Asia/Shanghai')).toBe('20 Nov, 18:00');
  });
});
