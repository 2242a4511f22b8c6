import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseError } from './database.ts';
import { retryWhileDatabaseAway } from './patience.ts';

const log = { warn: vi.fn<(fields: object, text: string) => void>() };
const away = () =>
  new DatabaseError('does not answer', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) });

beforeEach(() => {
  // Faking these alone leaves the process's own timers running.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs `work` with ten seconds of patience; returns how it ended and when, in whole seconds. */
async function outcomeOf(work: () => Promise<string>): Promise<{ ended: unknown; seconds: number }> {
  const begun = Date.now();
  const ended = retryWhileDatabaseAway(work, log, 10_000).then(
    (value) => ({ ended: value, seconds: Math.round((Date.now() - begun) / 1000) }),
    (error: unknown) => ({ ended: error, seconds: Math.round((Date.now() - begun) / 1000) }),
  );
  await vi.advanceTimersByTimeAsync(11_000);
  return ended;
}

it('waits for a database that comes back, and says so', async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries < 4) throw away();
    return 'started';
  };
  expect(await outcomeOf(work)).toEqual({ ended: 'started', seconds: 3 });
  expect(log.warn).toHaveBeenCalledWith({ reason: 'no' }, 'waiting for the database');
});

it('gives up in the end with what was wrong last', async () => {
  const { ended, seconds } = await outcomeOf(() => Promise.reject(away()));
  expect(ended).toBeInstanceOf(DatabaseError);
  expect(seconds).toBe(10);
});

it('waits for nothing that waiting does not mend', async () => {
  const wrong = Object.assign(new Error('password authentication failed'), { severity: 'FATAL', code: '28P01' });
  expect(await outcomeOf(() => Promise.reject(wrong))).toEqual({ ended: wrong, seconds: 0 });
});
