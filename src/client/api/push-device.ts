import type { SubscribePushInput } from '../../contract/push.ts';
import { orIfDeniedAsync } from '../device/browser/or-if-denied.ts';
import { registrationHere, serviceWorkers } from '../device/browser/workers.ts';
import { isFramed } from './frame.ts';

/** Whether this browser supports push: not in a frame, and on phones only once the portal is on the home screen. */
export function canBePushed(): boolean {
  return !isFramed && serviceWorkers() !== null && 'PushManager' in window && 'Notification' in window;
}

/** Whether the user has denied notifications for this site. */
export function isPushRefused(): boolean {
  return Notification.permission === 'denied';
}

async function manager(): Promise<PushManager | null> {
  return canBePushed() ? ((await registrationHere())?.pushManager ?? null) : null;
}

/** The endpoint of this device's push subscription; null without one. */
export async function deviceEndpoint(): Promise<string | null> {
  return (await (await manager())?.getSubscription())?.endpoint ?? null;
}

/** Asks the user and subscribes; null if the user or the browser denies it. */
export async function subscribeDevice(publicKey: string): Promise<SubscribePushInput | null> {
  if ((await orIfDeniedAsync(() => Notification.requestPermission(), 'denied')) !== 'granted') return null;
  const to = await manager();
  if (!to) return null;
  // One with an earlier key of the installation receives nothing.
  await (await to.getSubscription())?.unsubscribe();
  const made = await to.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { keys } = made.toJSON();
  if (!keys?.p256dh || !keys.auth) return null;
  return { endpoint: made.endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Nothing reaches this device any more, from any sender. */
export async function unsubscribeDevice(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
}

/** Unsubscribes this device and clears its shown notifications: its next user is somebody else. */
export async function leaveDevice(): Promise<void> {
  await unsubscribeDevice();
  for (const shown of (await (await registrationHere())?.getNotifications()) ?? []) shown.close();
}
