import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWords } from './words.ts';

vi.mock('workbox-routing', () => ({ registerRoute: () => undefined }));

const FILES = ['en-a', 'en-b', 'zh-cn-a', 'zh-cn-b', 'zh-tw-a', 'zh-tw-b'].map((name) => ({
  url: `assets/${name}.js`,
  revision: null,
  integrity: `sha256-${name}`,
}));

type Listener = (event: { data?: unknown; waitUntil: (work: Promise<unknown>) => void }) => void;
let listeners: Map<string, Listener>;
let kept: Map<string, Response>;
let failing: readonly string[];

const pathOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, 'https://portal.example').pathname;

beforeEach(() => {
  [listeners, kept, failing] = [new Map(), new Map(), []];
  vi.stubGlobal('self', { addEventListener: (name: string, listener: Listener) => listeners.set(name, listener) });
  const cache = {
    match: async (path: string) => kept.get(path),
    put: async (path: string, answer: Response) => void kept.set(path, answer),
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://portal.example${path}` })),
  };
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => ['words'] });
  // Node's Request accepts no relative URL.
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    if (failing.includes(pathOf(request))) throw new TypeError('Failed to fetch');
    return new Response('words');
  });
  keepWords(FILES);
});
afterEach(() => vi.unstubAllGlobals());

/** What is cached once the worker has handled an event. */
async function keptAfter(name: string, data?: unknown): Promise<string[]> {
  const work: Promise<unknown>[] = [];
  listeners.get(name)?.({ data, waitUntil: (one) => work.push(one) });
  await Promise.all(work);
  return [...kept.keys()].map((path) => path.replace('/assets/', '').replace('.js', '')).sort();
}

test('keeps the words of every language that a page names', async () => {
  const languages = ['en', 'zh-tw'];
  expect(await keptAfter('message', { type: 'KEEP_WORDS', languages })).toEqual(['en-a', 'en-b', 'zh-tw-a', 'zh-tw-b']);
});

test('keeps the one that a page of an earlier version speaks', async () => {
  expect(await keptAfter('message', { type: 'KEEP_WORDS', language: 'zh-cn' })).toEqual(['zh-cn-a', 'zh-cn-b']);
});

test('a language that cannot be fetched takes no other along', async () => {
  failing = ['/assets/zh-tw-a.js'];
  const languages = ['zh-tw', 'en'];
  expect(await keptAfter('message', { type: 'KEEP_WORDS', languages })).toEqual(
    expect.arrayContaining(['en-a', 'en-b']),
  );
  expect(kept.has('/assets/zh-tw-a.js')).toBe(false);
});

test.each([
  ['nothing', null],
  ['something else', { type: 'SKIP_WAITING', languages: ['en'] }],
  ['no language', { type: 'KEEP_WORDS' }],
  ['languages that are none', { type: 'KEEP_WORDS', languages: [1, null, 'tlh'] }],
])('keeps nothing for a message that says %s', async (_, data) => {
  expect(await keptAfter('message', data)).toEqual([]);
});

test('a new version brings its own words of the languages that are here', async () => {
  kept.set('/assets/zh-cn-old.js', new Response('words'));
  expect(await keptAfter('install')).toEqual(['zh-cn-a', 'zh-cn-b', 'zh-cn-old']);
});
