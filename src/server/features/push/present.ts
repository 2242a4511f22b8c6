import type { PushState } from '../../../contract/push.ts';

/** Whether a device is subscribed to push; it cannot be without a public key. */
export function presentPush(publicKey: string | null, isOn: boolean): PushState {
  return { publicKey, isOn: publicKey !== null && isOn };
}
