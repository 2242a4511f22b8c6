import { afterEach, expect, test, vi } from 'vitest';
import { reloadIntoNewest } from './sw-registration.ts';

const reloaded = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('./before-reload.ts', () => ({ reloadSafely: reloaded, reloadWithNewWorker: reloaded }));

vi.mock('../api/settings.ts', () => ({ currentLocale: () => 'en', loadedLocales: () => [] }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a server that takes the question for its build and never answers does not hold up the reload', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const silent = (_address: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
    });
  vi.stubGlobal('fetch', silent);
  void reloadIntoNewest();
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledOnce());
});
