import { isRecord } from '../api/is-record.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** Encrypted data of one account: nothing in it shows what it is. */
export interface SealedBox {
  format: 1;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const IV_BYTES = 12;

/** The key that the server issues at the user's log-in; not extractable. */
export function importDraftKey(base64: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(base64), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const bound = (account: string) => new TextEncoder().encode(`interline-drafts:${account}`);

export async function sealBox(value: unknown, key: CryptoKey, account: string): Promise<SealedBox> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound(account) }, key, text);
  return { format: 1, iv, data };
}

/** A box's contents; null when the key is not that of its account or the box is damaged. */
export async function openBox(box: SealedBox, key: CryptoKey, account: string): Promise<unknown> {
  try {
    const how = { name: 'AES-GCM', iv: box.iv, additionalData: bound(account) };
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(how, key, box.data)));
  } catch {
    return null; // decryption gives no reason
  }
}

/** A box as text, for a storage of texts. */
export const writeBox = ({ iv, data }: SealedBox): string => `${toBase64(iv)}.${toBase64(new Uint8Array(data))}`;

/** Null for a text that is no box. */
export function readBox(text: string): SealedBox | null {
  try {
    const [iv, data] = text.split('.').map(fromBase64);
    return iv && data ? { format: 1, iv, data: data.buffer } : null;
  } catch {
    return null; // not base64
  }
}

export function isSealedBox(value: unknown): value is SealedBox {
  return isRecord(value) && value.format === 1 && value.iv instanceof Uint8Array && value.data instanceof ArrayBuffer;
}

/** A name for an account's boxes that does not reveal the account. */
export async function boxName(account: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bound(account));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
