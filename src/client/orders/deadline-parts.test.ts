import { expect, test } from 'vitest';
import { deadlineParts } from './deadline-parts.ts';

const NOW = new Date('2026-11-20T07:00:00Z');

test('a deadline of this evening is today, in the named zone', () => {
  expect(deadlineParts('2026-11-20T10:00:00Z', NOW, 'en', 'Asia/Shanghai')).toEqual({
    date: '2026-11-20',
    day: 'today',
    clock: '18:00',
    zone: 'China Time',
  });
});

test('the day is the one of the zone, not of UTC', () => {
  expect(deadlineParts('2026-11-20T17:30:00Z', NOW, 'en', 'Asia/Shanghai')).toMatchObject({
    day: 'tomorrow',
    clock: '01:30',
  });
  expect(deadlineParts('2026-11-25T17:30:00Z', NOW, 'en', 'UTC')).toMatchObject({ day: 'other', date: '2026-11-25' });
});

test('the zone is named in the language', () => {
  expect(deadlineParts('2026-11-20T10:00:00Z', NOW, 'zh-cn', 'Asia/Shanghai').zone).toBe('中国时间');
});
