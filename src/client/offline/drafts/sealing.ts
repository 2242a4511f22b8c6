import { isRecord } from '../../api/is-record.ts';

/** Encrypted drafts of one account: what they are, of whom and how many shows nowhere in it. */
export interface SealedBox {
  format: 1;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const IV_BYTES = 12;

/** The key that the server gives to the user's own log-in; it cannot be read out again. */
export function importDraftKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const bound = (account: string) => new TextEncoder().encode(`interline-drafts:${account}`);

export async function sealBox(value: unknown, key: CryptoKey, account: string): Promise<SealedBox> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound(account) }, key, text);
  return { format: 1, iv, data };
}

/** What a box holds; null when the key is not that of its account or the box is damaged. */
export async function openBox(box: SealedBox, key: CryptoKey, account: string): Promise<unknown> {
  try {
    const how = { name: 'AES-GCM', iv: box.iv, additionalData: bound(account) };
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(how, key, box.data)));
  } catch {
    return null; // decryption says no more than that
  }
}

export function isSealedBox(value: unknown): value is SealedBox {
  return isRecord(value) && value.format === 1 && value.iv instanceof Uint8Array && value.data instanceof ArrayBuffer;
}

/** A name for an account's boxes from which the account cannot be read. */
export async function boxName(account: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bound(account));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
