import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPushed, showPush } from './show-push.ts';

const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
const openWindow = vi.fn<(path: string) => Promise<void>>(async () => undefined);
const done: string[] = [];
let windows: object[] = [];

beforeEach(() => {
  vi.stubGlobal('self', { registration: { showNotification }, clients: { openWindow, matchAll: async () => windows } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  done.length = 0;
  windows = [];
});

const MESSAGE = { title: 'Refund to confirm', text: 'PVG–SIN', path: '/flight/orders/3000000012' };

describe('a push', () => {
  it('shows what became of a booking, in the place of what it said of it before', async () => {
    await showPush(MESSAGE);
    expect(showNotification).toHaveBeenCalledWith(
      MESSAGE.title,
      expect.objectContaining({ body: MESSAGE.text, tag: MESSAGE.path, data: { path: MESSAGE.path } }),
    );
  });

  it.each([
    ['nothing', null],
    ['no page', { title: 'a', text: 'b' }],
    ['a page of somewhere else', { ...MESSAGE, path: 'https://example.com/' }],
    ['one that begins like ours', { ...MESSAGE, path: '//example.com/' }],
  ])('with %s shows nothing', async (_, data) => {
    await showPush(data);
    expect(showNotification).not.toHaveBeenCalled();
  });
});

describe('a tap on it', () => {
  it('opens its booking in a window of its own where the portal is closed', async () => {
    await openPushed({ path: MESSAGE.path });
    expect(openWindow).toHaveBeenCalledWith(MESSAGE.path);
  });

  it('opens it in the window that is there, brought to the front', async () => {
    windows = [
      { focus: async () => done.push('focus'), navigate: async (path: string) => done.push(path) },
      { focus: async () => done.push('other'), navigate: async () => done.push('other') },
    ];
    await openPushed({ path: MESSAGE.path });
    expect(done).toEqual(['focus', MESSAGE.path]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens the notices where it says no page', async () => {
    await openPushed(undefined);
    expect(openWindow).toHaveBeenCalledWith('/notices');
  });
});
