import { describe, expect, test } from 'vitest';
import { isAmbiguousDate, readTypedDate } from './typed-date.ts';

describe('a typed date', () => {
  test.each([
    ['1985-03-14', '1985-03-14'],
    ['1985/3/14', '1985-03-14'],
    ['19850314', '1985-03-14'],
    ['14mar1985', '1985-03-14'],
    ['14 March 1985', '1985-03-14'],
    ['14MAR85', '1985-03-14'],
    ['01JAN26', '2026-01-01'],
    ['14/03/1985', '1985-03-14'],
    ['14.3.1985', '1985-03-14'],
    ['03/14/1985', '1985-03-14'],
    ['4.4.1985', '1985-04-04'],
    ['1985年3月14日', '1985-03-14'],
    [' 1985-03-14 ', '1985-03-14'],
  ])('%s is read as %s', (typed, iso) => {
    expect(readTypedDate(typed, 2026)).toBe(iso);
  });

  test('30JAN31 is of this century where the date lies ahead', () => {
    expect(readTypedDate('30JAN31', 2026)).toBe('1931-01-30');
    expect(readTypedDate('30JAN31', 2099)).toBe('2031-01-30');
  });

  test.each(['', '1985', '31/02/1985', '1985-13-01', '14xxx1985', 'tomorrow'])('%s is no date', (typed) => {
    expect(readTypedDate(typed, 2026)).toBeNull();
  });

  test.each(['03/04/1985', '3.4.1985', '12-01-1985'])('%s is not guessed at', (typed) => {
    expect(readTypedDate(typed, 2026)).toBeNull();
    expect(isAmbiguousDate(typed)).toBe(true);
  });

  test.each(['14/03/1985', '04/04/1985', '1985-03-04', '31/02/1985', ''])('%s leaves no choice', (typed) => {
    expect(isAmbiguousDate(typed)).toBe(false);
  });
});
