import type { PushMessage } from '../../contract/push.ts';

declare const self: ServiceWorkerGlobalScope;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses a push; null if it is no message of this portal. */
export function readPush(data: unknown): PushMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('title' in data) || !('text' in data) || !('path' in data)) return null;
  const { title, text, path } = data;
  if (!isText(title) || !isText(text) || !isText(path)) return null;
  // Only a page of the portal.
  return /^\/(?![/\\])/.test(path) ? { title, text, path } : null;
}

/** Shows a push; one about the same booking replaces the previous one. */
export async function showPush(data: unknown): Promise<void> {
  const message = readPush(data);
  if (!message) return;
  const { title, text, path } = message;
  await self.registration.showNotification(title, {
    body: text,
    tag: path,
    icon: '/icons/icon-192.png',
    data: { path },
  });
}

/** Opens a notification's page: in the portal's window if there is one. */
export async function openPushed(data: unknown): Promise<void> {
  const path =
    typeof data === 'object' && data !== null && 'path' in data && isText(data.path) ? data.path : '/notices';
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) {
    await self.clients.openWindow(path);
    return;
  }
  await window.focus();
  await window.navigate(path);
}
