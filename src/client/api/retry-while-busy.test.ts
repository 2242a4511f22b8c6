import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REFUSALS } from '../../contract/errors.ts';
import { ApiError } from './errors.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

const { busy, databaseDown } = REFUSALS;
const refusal = ({ code, status }: typeof busy | typeof databaseDown) =>
  new ApiError({ kind: 'unexpected', code, status, message: 'no', retryAfterSeconds: 3 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call that the server has no room for', () => {
  test('is made again when the server says so, until it is taken', async () => {
    const onWait = vi.fn<() => void>();
    const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal(busy));
    ask.mockRejectedValueOnce(refusal(busy)).mockResolvedValue('taken');
    const answer = retryWhileBusy(ask, { onWait });
    await vi.advanceTimersByTimeAsync(2900);
    expect(ask).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(7000);
    expect(await answer).toBe('taken');
    expect(onWait).toHaveBeenCalledTimes(2);
  });

  test('is given up in the end, with what was said', async () => {
    const answer = retryWhileBusy(() => Promise.reject(refusal(busy))).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await answer).toMatchObject({ code: busy.code });
  });

  test('is not made again once nobody waits for it', async () => {
    const leave = new AbortController();
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(refusal(busy));
    const answer = retryWhileBusy(ask, { onWait: () => leave.abort(), signal: leave.signal }).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toHaveProperty('name', 'AbortError');
    expect(ask).toHaveBeenCalledOnce();
  });

  test('is told from one that failed otherwise', async () => {
    const ask = () => Promise.reject(refusal(databaseDown));
    await expect(retryWhileBusy(ask)).rejects.toMatchObject({ code: databaseDown.code });
  });
});
