import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from './amount-text.ts';

describe('a typed amount', () => {
  it('is read into smallest units and written back', () => {
    for (const [text, digits, units] of [
      ['12.5', 2, 1250],
      ['12,50', 2, 1250],
      ['0', 2, 0],
      ['3000', 0, 3000],
    ] as const) {
      expect(readAmount(text, digits)).toBe(units);
      expect(readAmount(writeAmount(units, digits), digits)).toBe(units);
    }
    expect(readAmount(' ', 2)).toBe(0);
  });

  it('is none where it has more decimals than it may, or other signs', () => {
    for (const text of ['1.234', '-1', '1e3', 'ten', '.']) expect(readAmount(text, 2)).toBeNaN();
  });
});
