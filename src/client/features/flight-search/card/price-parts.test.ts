import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../../contract/format-values.ts';
import { CURRENCIES } from '../../../../contract/money.ts';
import { priceParts } from './price-parts.ts';

describe('the parts of a price', () => {
  it.each([
    ['¥1,280.50', ['¥', '1,280', '.50']],
    ['HK$12,345.67', ['HK$', '12,345', '.67']],
    ['JP¥145,000', ['JP¥', '145,000', '']],
    ['CHF 980.00', ['CHF ', '980', '.00']],
  ] as const)(
    'of %s are its currency, what stands before the decimal mark, and what follows',
    (text, [symbol, whole, rest]) => {
      expect(priceParts(text)).toEqual({ symbol, whole, decimals: rest });
    },
  );

  it('make the price again, in every currency', () => {
    for (const currency of CURRENCIES) {
      const text = formatMoney('en', { amount: 123_456, currency });
      const { symbol, whole, decimals } = priceParts(text);
      expect(symbol + whole + decimals).toBe(text);
      expect(whole).toMatch(/^[\d,]+$/);
    }
  });
});
