import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { eventually } from './factories/eventually.ts';

const SCRIPT = readFileSync(new URL('../public/start-check.js', import.meta.url), 'utf8');
const MINUTE_MS = 60_000;

class FakeScript {
  type = 'module';
}

function refuse(): never {
  throw new DOMException('access is denied', 'SecurityError');
}

/** A page whose first script fails to load, though the server answers. Timers are the test's own. */
function brokenPage(storage: { sessionStorage?: object } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const timers: { run: () => void; ms: number }[] = [];
  const reload = vi.fn<() => void>();
  const dataset: Record<string, string> = {};
  const page = {
    document: {
      documentElement: { dataset },
      currentScript: { dataset: {} },
      getElementById: () => ({}),
    },
    navigator: { languages: ['en'], onLine: true },
    location: { pathname: '/', reload },
    matchMedia: () => ({ matches: false }),
    requestAnimationFrame: () => 0,
    fetch: async () => new Response('build-7'),
    HTMLScriptElement: FakeScript,
    AbortSignal,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    setTimeout: (run: (...given: unknown[]) => void, ms: number, ...given: unknown[]) =>
      timers.push({ run: () => run(...given), ms }),
  };
  for (const name of ['localStorage', 'sessionStorage', 'caches'])
    Object.defineProperty(page, name, { configurable: true, get: refuse });
  if (storage.sessionStorage) Object.defineProperty(page, 'sessionStorage', { value: storage.sessionStorage });
  runInContext(SCRIPT, createContext(page));
  listeners.get('error')?.({ target: new FakeScript() });
  return { reload, timers, dataset };
}

test('where storage is refused a page that cannot start is loaded anew, once a minute at most', async () => {
  const { reload, timers } = brokenPage();
  await eventually(() => expect(timers.map(({ ms }) => ms)).toEqual([MINUTE_MS]));
  expect(reload).not.toHaveBeenCalled();
  timers[0]?.run();
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

test('where it is not, the mark of the last time lets it be loaded at once, and then not again', async () => {
  const marks = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => marks.get(name) ?? null,
    setItem: (name: string, text: string) => void marks.set(name, text),
  };
  const first = brokenPage({ sessionStorage });
  await eventually(() => expect(first.reload).toHaveBeenCalledOnce());
  const next = brokenPage({ sessionStorage });
  await eventually(() => expect(next.timers.map(({ ms }) => ms)).toEqual([MINUTE_MS]));
  expect(next.reload).not.toHaveBeenCalled();
});

test('a tab in iframe mode begins with a row in the place of the bars', () => {
  const getItem = (name: string) => (name === 'interline.iframe-mode' ? 'true' : null);
  expect(brokenPage({ sessionStorage: { getItem, setItem: () => undefined } }).dataset).toHaveProperty('row');
  expect(brokenPage().dataset).not.toHaveProperty('row');
});
