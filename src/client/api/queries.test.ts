import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../tests/factories/answered-calls.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { endpointOf } from './endpoint-of.ts';
import { apiQueryOptions, queryClient } from './queries.ts';

const trains = { onSaleFrom: null, trains: [] };
let asked = 0;

function refusal({ code, status }: { code: number; status: number }, headers: Record<string, string> = {}): Response {
  return Response.json({ code, data: null, message: 'no' }, { status, headers });
}
const busy = () => refusal(REFUSALS.busy, { 'Retry-After': '2' });

/** Searches for trains, with these answers in order and the last repeated, and lets ten minutes pass. */
async function searched(...answers: (() => Response)[]): Promise<unknown> {
  answerCalls(() => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer?.() ?? Response.error();
  });
  const input = { origin: 'BJP', destination: 'SHH', date: '2026-12-01' };
  const ended = queryClient.fetchQuery(apiQueryOptions('searchTrains', input)).then(
    (data) => ({ data }),
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(600_000);
  return ended;
}

beforeEach(async () => {
  asked = 0;
  onlineManager.setOnline(true);
  // Code still to be loaded ignores the test's clock.
  await endpointOf('searchTrains');
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what the server had too much to do for is asked again when it says so, until it is taken', async () => {
  const taken = () => Response.json({ code: 0, data: trains, message: '' });
  expect(await searched(busy, busy, busy, taken)).toEqual({ data: trains });
  expect(asked).toBe(4);
});

test('it is told as busy in the end, after half a minute or so', async () => {
  const times: number[] = [];
  const ended = searched(() => {
    times.push(Date.now());
    return busy();
  });
  expect(await ended).toMatchObject({ code: REFUSALS.busy.code });
  const waits = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2000);
  const lasted = (times.at(-1) ?? 0) - (times[0] ?? 0);
  expect(lasted).toBeGreaterThanOrEqual(24_000);
  expect(lasted).toBeLessThan(40_000);
});

test('a refusal is not asked again, and a lost connection twice', async () => {
  expect(await searched(() => refusal(REFUSALS.supplierUnavailable))).toMatchObject({
    code: REFUSALS.supplierUnavailable.code,
  });
  expect(asked).toBe(1);
  asked = 0;
  queryClient.clear();
  expect(await searched(() => Response.error())).toMatchObject({ kind: 'network' });
  expect(asked).toBe(3);
});
