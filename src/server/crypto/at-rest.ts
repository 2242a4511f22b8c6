import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Names the format and the key's generation, so that both can change while old rows stay readable. */
const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text for storage with AES-256-GCM. `context` (such as the record's id) is authenticated with it, so that a value
 * copied to another record does not decrypt there.
 */
export function seal(text: string, key: Buffer, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/** Reads what seal wrote; throws when the key, the context or the value is another. */
export function unseal(sealed: string, key: Buffer, context: string): string {
  const [version, data = ''] = sealed.split('.');
  if (version !== VERSION) throw new Error('unknown encryption format');
  const bytes = Buffer.from(data, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** A document number as it may be shown: `E12345678` → `E123•••78`; short ones keep only their ends. */
export function maskNumber(number: string): string {
  if (number.length < 7) return `${number.slice(0, 1)}•••${number.slice(-1)}`;
  return `${number.slice(0, 4)}•••${number.slice(-2)}`;
}
