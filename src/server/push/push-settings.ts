import type { Reader } from '../settings-reader.ts';

/** Settings of push notifications. */
export interface PushSettings {
  /** The operator's contact for push services: `mailto:` or https. */
  contact: string;
  /** Null if the installation generates its own, once. */
  keys: { publicKey: string; privateKey: string } | null;
}

/** Reads the settings of push notifications; null if no contact is set, and the feature is hidden. */
export function readPushSettings(reader: Reader): PushSettings | null {
  const contact = reader.text('VAPID_CONTACT');
  const publicKey = reader.text('VAPID_PUBLIC_KEY');
  const privateKey = reader.text('VAPID_PRIVATE_KEY');
  if (contact !== null && !/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact))
    reader.faults.push('VAPID_CONTACT: must be mailto: with an address, or an https address');
  if ((publicKey === null) !== (privateKey === null))
    reader.faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: both or neither');
  if (publicKey !== null && contact === null) reader.faults.push('VAPID_CONTACT: missing, with VAPID_PUBLIC_KEY');
  if (contact === null) return null;
  return { contact, keys: publicKey !== null && privateKey !== null ? { publicKey, privateKey } : null };
}
