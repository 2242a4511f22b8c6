import { afterEach, expect, test, vi } from 'vitest';
import { localesHere } from './locales-here.ts';

vi.mock('../../api/settings.ts', () => ({ loadedLocales: () => ['en'] }));
afterEach(() => vi.unstubAllGlobals());

/** The service worker's caches. */
function keeping(stores: Record<string, readonly string[]>): void {
  const open = async (name: string) => ({
    keys: async () => (stores[name] ?? []).map((path) => ({ url: `https://portal.example${path}` })),
  });
  vi.stubGlobal('caches', { has: async (name: string) => name in stores, open: vi.fn<typeof open>(open) });
}

test('a language is here whose words are kept, and one that the page has loaded', async () => {
  keeping({ words: ['/assets/zh-cn-a.js', '/assets/zh-cn-b.js', '/assets/zh-tw-a.js'], other: ['/assets/zh-tw-b.js'] });
  expect([...(await localesHere())]).toEqual(['en', 'zh-cn']);
});

test('where the worker keeps nothing yet it is that of the page, and to ask makes no store', async () => {
  keeping({});
  expect([...(await localesHere())]).toEqual(['en']);
  expect(caches.open).not.toHaveBeenCalled();
});
