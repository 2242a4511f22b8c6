import type { PushMessage } from '../../contract/push.ts';

declare const self: ServiceWorkerGlobalScope;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a push says; null for what is no message of this portal. */
export function readPush(data: unknown): PushMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('title' in data) || !('text' in data) || !('path' in data)) return null;
  const { title, text, path } = data;
  if (!isText(title) || !isText(text) || !isText(path)) return null;
  // A page of the portal, and of nowhere else.
  return /^\/(?![/\\])/.test(path) ? { title, text, path } : null;
}

/** Shows a push; one about the same booking takes the place of the one before. */
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

/** Opens what a notification is about: in the portal's window where there is one. */
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
