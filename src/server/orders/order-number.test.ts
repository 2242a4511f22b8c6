import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCheckDigit } from './order-number.ts';

const serials = fc.integer({ min: 300_000_001, max: 99_999_999_999 }).map(String);
const holds = (number: string) => withCheckDigit(number.slice(0, -1)) === number;

describe('a booking number', () => {
  it('is the serial number and a digit that checks it, as ISO 7064 has it', () => {
    expect(withCheckDigit('0794')).toBe('07945');
    expect(withCheckDigit('300000001')).toMatch(/^300000001\d$/);
  });

  it('is another one when a single digit is misheard', () => {
    fc.assert(
      fc.property(serials, fc.nat(), fc.integer({ min: 1, max: 9 }), (serial, at, by) => {
        const digits = [...withCheckDigit(serial)].map(Number);
        const place = at % digits.length;
        digits[place] = ((digits[place] ?? 0) + by) % 10;
        expect(holds(digits.join(''))).toBe(false);
      }),
    );
  });
});
