import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuseStorage } from '../../../../tests/factories/refused-storage.ts';
import {
  askForPromise,
  cachedPaths,
  databaseNames,
  deleteCaches,
  deleteDatabase,
  isKeepingPromised,
  keptAnswer,
} from './stores.ts';
import { holdLock, openChannel } from './tabs.ts';
import { guardedTexts, isOfLocalTexts, keepsTexts, localTexts, tabTexts } from './texts.ts';
import { readyRegistration, registrationHere, serviceWorkers } from './workers.ts';

describe('a browser that refuses its storage', () => {
  let allowAgain: () => void;
  beforeEach(() => {
    allowAgain = refuseStorage();
  });
  afterEach(() => allowAgain());

  test('has storages that throw when they are only looked at', () => {
    expect(() => sessionStorage).toThrow('access is denied');
    expect(() => navigator.serviceWorker).toThrow('access is denied');
  });

  test.each([
    ['of all tabs', localTexts],
    ['of one tab', tabTexts],
  ])('has nothing in the texts %s and keeps none', (_, texts) => {
    expect(texts.set('interline.a', '1')).toBe(false);
    texts.remove('interline.a');
    expect([texts.get('interline.a'), texts.names()]).toEqual([null, []]);
  });

  test('is known to keep nothing', () => expect(keepsTexts()).toBe(false));

  test('tells of no change in them', () => {
    expect(isOfLocalTexts({ storageArea: null })).toBe(false);
  });

  test('has no databases, keeps no answers and promises nothing', async () => {
    expect(await databaseNames()).toEqual([]);
    expect(() => deleteDatabase('interline-drafts')).not.toThrow();
    await deleteCaches();
    expect(await keptAnswer('/config.json')).toBeUndefined();
    expect(await cachedPaths('words')).toEqual([]);
    expect([await isKeepingPromised(), await askForPromise()]).toEqual([null, null]);
  });

  test('has no workers', async () => {
    expect(serviceWorkers()).toBeNull();
    expect(await registrationHere()).toBeUndefined();
    expect(await readyRegistration()).toBeNull();
  });

  test('leaves each tab to itself', () => {
    const channel = openChannel('interline-drafts');
    channel.hear(() => undefined);
    expect(() => channel.tell('changed')).not.toThrow();
    channel.close();
  });

  test('has the work of a lock done without it, once', async () => {
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('with the lock');
    expect(await holdLock('a', work, { otherwise: async () => 'without it' })).toBe('without it');
    expect(work).not.toHaveBeenCalled();
  });
});

describe('a browser that has locks', () => {
  const locks = { request: async (_: string, __: object, work: () => Promise<unknown>) => work() };
  beforeEach(() => vi.stubGlobal('navigator', { locks }));
  afterEach(() => void vi.unstubAllGlobals());

  test('does the work with the lock', async () => {
    expect(await holdLock('a', async () => 'with it', { otherwise: async () => 'without it' })).toBe('with it');
  });

  test('is not taken to refuse where the work fails, so that nothing is done twice', async () => {
    const otherwise = vi.fn<() => Promise<never>>();
    const failing = holdLock('a', () => Promise.reject(new Error('the work failed')), { otherwise });
    await expect(failing).rejects.toThrow('the work failed');
    expect(otherwise).not.toHaveBeenCalled();
  });

  test('is not taken to refuse where the waiting was stopped', async () => {
    const stop = new AbortController();
    const waiting = { request: () => new Promise((_, reject) => stop.signal.addEventListener('abort', reject)) };
    vi.stubGlobal('navigator', { locks: waiting });
    const otherwise = vi.fn<() => Promise<void>>();
    const waited = holdLock('a', async () => undefined, { signal: stop.signal, otherwise });
    stop.abort();
    await expect(waited).rejects.toBeDefined();
    expect(otherwise).not.toHaveBeenCalled();
  });
});

test('a full storage says that it keeps nothing, and what lies there stays', () => {
  const held = new Map([['a', 'before']]);
  const full = guardedTexts(() => ({
    length: held.size,
    getItem: (name) => held.get(name) ?? null,
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
    removeItem: (name) => void held.delete(name),
    key: (i) => [...held.keys()][i] ?? null,
  }));
  expect(full.set('a', 'after')).toBe(false);
  expect([full.get('a'), full.names()]).toEqual(['before', ['a']]);
});
