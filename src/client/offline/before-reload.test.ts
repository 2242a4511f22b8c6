import { afterEach, expect, test, vi } from 'vitest';
import { beforeReload, lockAway, reloadSafely, reloadWithNewWorker } from './before-reload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a reload waits until everything is put away, is asked for once, and again when its worker is replaced or nothing answers it', async () => {
  vi.useFakeTimers();
  const reload = vi.fn<() => void>();
  const order: string[] = [];
  vi.stubGlobal('window', { location: { reload }, stop: () => order.push('stop') });
  reload.mockImplementation(() => order.push('reload'));
  const stop = beforeReload(async () => {
    await Promise.resolve();
    order.push('drafts');
  });
  await Promise.all([reloadSafely(), reloadSafely()]);
  expect(order).toEqual(['drafts', 'reload']);
  await reloadSafely();
  expect(order).toEqual(['drafts', 'reload']);
  await reloadWithNewWorker();
  expect(order).toEqual(['drafts', 'reload', 'stop', 'reload']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(order).toEqual(['drafts', 'reload', 'stop', 'reload', 'stop', 'reload']);
  stop();
});

test('what fails or hangs holds nothing up for ever', async () => {
  vi.useFakeTimers();
  const stops = [beforeReload(() => Promise.reject(new Error('disk full'))), beforeReload(() => new Promise(() => {}))];
  let done = false;
  const waiting = lockAway().then(() => (done = true));
  await vi.advanceTimersByTimeAsync(2999);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  for (const stop of stops) stop();
});
