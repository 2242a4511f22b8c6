import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser that supports push, alone or in another site's page. */
async function load(isFramed: boolean) {
  const page = { PushManager: class {}, Notification: class {} };
  vi.stubGlobal('window', Object.assign(page, { parent: isFramed ? {} : page }));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } });
  return import('./push-device.ts');
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('notifications are offered to a window, and not to a frame, which has no worker to show them', async () => {
  expect((await load(false)).canBePushed()).toBe(true);
  vi.resetModules();
  expect((await load(true)).canBePushed()).toBe(false);
});

test.each([
  ['its user refuses', () => Promise.resolve('denied')],
  ['the browser refuses to ask', () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))],
  [
    'the browser throws as soon as it is asked',
    () => {
      throw new DOMException('not allowed', 'SecurityError');
    },
  ],
])('a device is not subscribed where %s', async (_, requestPermission) => {
  const { subscribeDevice } = await load(false);
  vi.stubGlobal('Notification', { requestPermission });
  expect(await subscribeDevice('key')).toBeNull();
});

test('a device that is left is notified no more, and shows nothing of what came', async () => {
  const done: string[] = [];
  const shown = { close: () => done.push('closed') };
  const registration = {
    pushManager: { getSubscription: async () => ({ unsubscribe: async () => done.push('unsubscribed') }) },
    getNotifications: async () => [shown, shown],
  };
  const { leaveDevice } = await load(false);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  await leaveDevice();
  expect(done).toEqual(['unsubscribed', 'closed', 'closed']);
});
