import type { Clock } from '../../src/server/deps.ts';

export interface TestClock extends Clock {
  advance(ms: number): void;
  set(instant: string): void;
}

/** Stands still until moved. Starts on a Friday, 10 in the morning in Shanghai. */
export function testClock(start = '2026-11-20T02:00:00.000Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    set: (instant) => {
      now = new Date(instant);
    },
  };
}
