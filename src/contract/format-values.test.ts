import { describe, expect, test } from 'vitest';
import { convertForDisplay, dateStyle, formatDate, formatInstant, formatMoney } from './format-values.ts';
import type { DateFormat } from './limits.ts';

describe('money', () => {
  test('has thousand separators, the currency’s decimals and a symbol that is its alone', () => {
    expect(formatMoney('en', { amount: 128050, currency: 'CNY' })).toBe('¥1,280.50');
    expect(formatMoney('zh-cn', { amount: 128050, currency: 'USD' })).toBe('US$1,280.50');
    expect(formatMoney('en', { amount: 128050, currency: 'JPY' })).toBe('JP¥128,050');
    expect(formatMoney('en', { amount: 128050, currency: 'HKD' })).toBe('HK$1,280.50');
    expect(formatMoney('en', { amount: 128050, currency: 'CHF' })).toBe('CHF 1,280.50');
  });

  test('has all decimals of its currency, of whole amounts too', () => {
    expect(formatMoney('en', { amount: 128000, currency: 'CNY' })).toBe('¥1,280.00');
    expect(formatMoney('en', { amount: 30000, currency: 'USD' }, { style: 'code' })).toBe('USD 300.00');
    expect(formatMoney('en', { amount: 300, currency: 'KRW' }, { signed: true })).toBe('+₩300');
  });

  test('is a whole number, rounded up, only where a day has no room for more', () => {
    expect(formatMoney('en', { amount: 128001, currency: 'CNY' }, { style: 'whole' })).toBe('1,281');
    expect(formatMoney('en', { amount: 128000, currency: 'JPY' }, { style: 'whole' })).toBe('128,000');
  });

  test('writes signs and codes', () => {
    expect(formatMoney('en', { amount: -100, currency: 'CNY' })).toBe('−¥1.00');
    expect(formatMoney('en', { amount: 21000, currency: 'CNY' }, { signed: true })).toBe('+¥210.00');
    expect(formatMoney('en', { amount: 100, currency: 'HKD' }, { style: 'code' })).toBe('HKD 1.00');
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
  test('without a year are the day that is written, with the month in words', () => {
    expect(formatDate('en', '2026-12-12', 'short', 'yyyy-MM-dd')).toBe('Sat 12 Dec');
    expect(formatDate('en', '2026-12-12', 'short', 'dd/MM/yyyy')).toBe('Sat 12 Dec');
    expect(formatDate('en', '2026-12-12', 'short', 'MM/dd/yyyy')).toBe('Sat Dec 12');
    expect(formatDate('en', '2026-12-12', 'day', 'MM/dd/yyyy')).toBe('Dec 12');
    expect(formatDate('zh-cn', '2026-12-12', 'day', 'MM/dd/yyyy')).toBe('12月12日');
  });

  test.each([
    ['yyyy-MM-dd', '2026-03-05', 'Thu 2026-03-05', '2026-03-05 周四'],
    ['dd/MM/yyyy', '05/03/2026', 'Thu 05/03/2026', '05/03/2026 周四'],
    ['MM/dd/yyyy', '03/05/2026', 'Thu 03/05/2026', '03/05/2026 周四'],
    ['dd MMM yyyy', '05 Mar 2026', 'Thu 05 Mar 2026', '2026年3月5日 周四'],
  ] as const)('with a year are written %s where the agent chose that', (format, plain, full, chinese) => {
    expect(formatDate('en', '2026-03-05', 'plain', format)).toBe(plain);
    expect(formatDate('en', '2026-03-05', 'full', format)).toBe(full);
    expect(formatDate('zh-cn', '2026-03-05', 'full', format)).toBe(chinese);
  });

  test.each([
    ['short', '2027-01-08', 'full'],
    ['day', '2025-12-31', 'plain'],
    ['short', '2026-12-31', 'short'],
    ['day', '2026-01-01', 'day'],
    ['near', '2027-01-01', 'short'],
  ] as const)('of the style %s on %s in 2026 are written %s', (style, date, written) => {
    expect(dateStyle(style, date, 2026)).toBe(written);
  });

  test('name every month with three letters', () => {
    expect(formatDate('en', '2026-09-05', 'plain', 'dd MMM yyyy')).toBe('05 Sep 2026');
  });

  test('of an instant are told in a zone, with the year when it is another one', () => {
    const instant = (format: DateFormat, now: string) =>
      formatInstant('en', '2026-11-20T20:00:00Z', { format, zone: 'Asia/Shanghai', now: new Date(now) });
    expect(instant('yyyy-MM-dd', '2026-11-30T00:00:00Z')).toBe('21 Nov, 04:00');
    expect(instant('MM/dd/yyyy', '2026-11-30T00:00:00Z')).toBe('Nov 21, 04:00');
    expect(instant('yyyy-MM-dd', '2027-02-01T00:00:00Z')).toBe('2026-11-21, 04:00');
    expect(instant('dd/MM/yyyy', '2027-02-01T00:00:00Z')).toBe('21/11/2026, 04:00');
    const chinese = { format: 'dd MMM yyyy', zone: 'Asia/Shanghai', now: new Date('2026-11-30T00:00:00Z') } as const;
    expect(formatInstant('zh-cn', '2026-11-20T20:00:00Z', chinese)).toBe('11月21日 04:00');
  });
});
