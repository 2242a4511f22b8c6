import { afterEach, expect, test, vi } from 'vitest';
import { BrowserLocks } from '../../../../tests/factories/browser-locks.ts';
import { refuseStorage } from '../../../../tests/factories/refused-storage.ts';
import { holdForLife } from './tabs.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a lock is held for as long as the page is there, by one page alone', async () => {
  const browser = new BrowserLocks();
  const first = browser.open();
  const second = browser.open();
  const holds = ({ locks }: typeof first) => {
    vi.stubGlobal('navigator', { locks });
    return holdForLife('interline-window/a');
  };
  expect(await holds(first)).toBe(true);
  expect(await holds(second)).toBe(false);
  expect(await holds(first)).toBe(false);
  first.end();
  expect(await holds(second)).toBe(true);
});

test('where there are no locks, nobody knows who holds one', async () => {
  vi.stubGlobal('navigator', {});
  expect(await holdForLife('interline-window/a')).toBeNull();
  vi.unstubAllGlobals();
  const allowAgain = refuseStorage();
  expect(await holdForLife('interline-window/a')).toBeNull();
  allowAgain();
});
