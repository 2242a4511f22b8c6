import { describe, expect, it } from 'vitest';
import { afterWorkingDays, hasCalendar } from './working-days.ts';

const SHANGHAI = { country: 'CN', zone: 'Asia/Shanghai' };
const HONG_KONG = { country: 'HK', zone: 'Asia/Hong_Kong' };
const DUBAI = { country: 'AE', zone: 'Asia/Dubai' };
const RIYADH = { country: 'SA', zone: 'Asia/Riyadh' };

describe('two working days later', () => {
  it.each([
    ['from Tuesday it is Thursday', '2026-11-24T02:00:00Z', SHANGHAI, '2026-11-26T02:00:00Z'],
    ['from Friday it is Tuesday', '2026-11-27T02:00:00Z', SHANGHAI, '2026-12-01T02:00:00Z'],
    ['the National Day week is left out', '2026-09-30T02:00:00Z', SHANGHAI, '2026-10-09T02:00:00Z'],
    ['a Saturday that is worked counts', '2026-10-09T02:00:00Z', SHANGHAI, '2026-10-12T02:00:00Z'],
    [
      'the Spring Festival’s eve is known before it is announced',
      '2027-02-04T02:00:00Z',
      SHANGHAI,
      '2027-02-09T02:00:00Z',
    ],
    ['the Women’s Day is worked', '2027-03-05T02:00:00Z', SHANGHAI, '2027-03-09T02:00:00Z'],
    ['in Hong Kong Christmas is left out', '2026-12-24T02:00:00Z', HONG_KONG, '2026-12-29T02:00:00Z'],
    ['on the mainland it is not', '2026-12-24T02:00:00Z', SHANGHAI, '2026-12-28T02:00:00Z'],
    ['Thursday evening of London is Friday in Shanghai', '2026-11-26T17:00:00Z', SHANGHAI, '2026-11-30T17:00:00Z'],
    ['the Emirates rest on Saturday and Sunday', '2026-11-05T08:00:00Z', DUBAI, '2026-11-09T08:00:00Z'],
    ['Saudi Arabia on Friday and Saturday', '2026-11-05T08:00:00Z', RIYADH, '2026-11-09T08:00:00Z'],
  ])('%s', (_, at, place, due) => {
    expect(afterWorkingDays(new Date(at), 2, place)).toEqual(new Date(due));
  });

  it('beyond the known years only weekends are left out', () => {
    expect(afterWorkingDays(new Date('2040-10-01T02:00:00Z'), 2, SHANGHAI)).toEqual(new Date('2040-10-03T02:00:00Z'));
  });

  it('knows no calendar of what is no country', () => {
    expect(['CN', 'HK', 'US', 'XX', '', 'cn'].map(hasCalendar)).toEqual([true, true, true, false, false, false]);
  });
});
