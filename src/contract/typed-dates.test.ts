import { describe, expect, test } from 'vitest';
import { readsTwoWays, travelDates, typedDate, typedDates } from './typed-dates.ts';

describe('a typed date', () => {
  test.each([
    ['1985-03-14', '1985-03-14'],
    ['1985/3/14', '1985-03-14'],
    ['19850314', '1985-03-14'],
    ['14mar1985', '1985-03-14'],
    ['14 March 1985', '1985-03-14'],
    ['14MAR85', '1985-03-14'],
    ['01JAN26', '2026-01-01'],
    ['31DEC26', '2026-12-31'],
    ['26年12月31日', '2026-12-31'],
    ['14/03/1985', '1985-03-14'],
    ['14.3.1985', '1985-03-14'],
    ['14031985', '1985-03-14'],
    ['03/14/1985', '1985-03-14'],
    ['4.4.1985', '1985-04-04'],
    ['1985年3月14日', '1985-03-14'],
    ['85年3月14日', '1985-03-14'],
    [' 1985-03-14 ', '1985-03-14'],
    ['１９８５－０３－１４', '1985-03-14'],
    ['\u200e1985\u200b年3月14日\u00a0', '1985-03-14'],
  ])('%s is read as %s', (typed, iso) => {
    expect(typedDates(typed, 2026)).toEqual([iso]);
    expect(typedDate(typed, 2026)).toBe(iso);
    expect(readsTwoWays(typed)).toBe(false);
  });

  test('30JAN31 is of this century where the date lies ahead', () => {
    expect(typedDates('30JAN31', 2026)).toEqual(['1931-01-30']);
    expect(typedDates('30JAN31', 2099)).toEqual(['2031-01-30']);
  });

  test.each([
    '',
    '1985',
    '31/02/1985',
    '1985-13-01',
    '14xxx1985',
    'tomorrow',
    '+3',
    '14/03',
    '14mar',
    '3月14日',
    '03/04/05',
  ])('%s is no date', (typed) => {
    expect(typedDates(typed, 2026)).toEqual([]);
  });

  test.each(['03/04/1985', '3.4.1985', '03041985'])('%s is not guessed at', (typed) => {
    expect(typedDates(typed, 2026)).toEqual(['1985-04-03', '1985-03-04']);
    expect(typedDate(typed, 2026)).toBeNull();
    expect(readsTwoWays(typed)).toBe(true);
  });
});

test.each(['03/04/05', '6.5.90', '060590'])('of %s any number may be the day', (typed) => {
  expect(readsTwoWays(typed)).toBe(true);
});

test.each(['', '31/02/1985', '1985-13-01', '14/03', 'tomorrow'])('%s reads no way at all', (typed) => {
  expect(readsTwoWays(typed)).toBe(false);
});

describe('a typed day of travel', () => {
  const TODAY = '2026-11-20';

  test.each([
    ['2026-12-14', '2026-12-14'],
    ['2026/12/14', '2026-12-14'],
    ['2026.12.14', '2026-12-14'],
    ['20261214', '2026-12-14'],
    ['2026年12月14日', '2026-12-14'],
    ['12月14日', '2026-12-14'],
    ['12月14號', '2026-12-14'],
    ['１２月１４日', '2026-12-14'],
    ['1月3日', '2027-01-03'],
    ['14dec', '2026-12-14'],
    ['12 december', '2026-12-12'],
    ['20NOV', '2026-11-20'],
    ['3jan', '2027-01-03'],
    ['12dec27', '2027-12-12'],
    ['14/12', '2026-12-14'],
    ['12/14', '2026-12-14'],
    ['1214', '2026-12-14'],
    ['12/12', '2026-12-12'],
    ['1212', '2026-12-12'],
    ['12 12 2026', '2026-12-12'],
    ['14122026', '2026-12-14'],
    ['25.01.27', '2027-01-25'],
    ['+3', '2026-11-23'],
    ['＋3', '2026-11-23'],
  ])('%s is read as %s', (typed, iso) => {
    for (const format of ['yyyy-MM-dd', 'dd/MM/yyyy', 'MM/dd/yyyy', 'dd MMM yyyy'] as const)
      expect(travelDates(typed, TODAY, format), format).toEqual([iso]);
  });

  test.each(['', '30feb', 'soon', '32/13', '2026-02-30', '13月1日'])('%s is no date', (typed) => {
    expect(travelDates(typed, TODAY, 'yyyy-MM-dd')).toEqual([]);
  });

  test.each(['12/05', '1205', '12.5', '12-05'])('%s is asked about where nothing tells', (typed) => {
    expect(travelDates(typed, TODAY, 'yyyy-MM-dd')).toEqual(['2027-05-12', '2026-12-05']);
  });

  test.each([
    ['dd/MM/yyyy', '2027-05-12', '2027-05-12'],
    ['dd MMM yyyy', '2027-05-12', '2027-05-12'],
    ['MM/dd/yyyy', '2026-12-05', '2027-12-05'],
  ] as const)('12/05 is read as the agent writes dates: %s', (format, next, of2027) => {
    expect(travelDates('12/05', TODAY, format)).toEqual([next]);
    expect(travelDates('1205', TODAY, format)).toEqual([next]);
    expect(travelDates('12/05/2027', TODAY, format)).toEqual([of2027]);
  });
});
