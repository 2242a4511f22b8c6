import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './watch-silence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a line that keeps talking is kept, a silent one is given up', () => {
  const silence = watchSilence(60_000);
  for (let beat = 0; beat < 5; beat += 1) {
    vi.advanceTimersByTime(20_000);
    silence.heard();
  }
  expect(silence.signal.aborted).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(silence.signal.aborted).toBe(true);
});

test('a line that has ended is not given up afterwards', () => {
  const silence = watchSilence(60_000);
  silence.end();
  vi.advanceTimersByTime(120_000);
  expect(silence.signal.aborted).toBe(false);
});
