import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The data keys of this installation: the first seals, the others only unseal. */
export interface DataKeys {
  /** 32 bytes. */
  current: Buffer;
  old: readonly Buffer[];
}

/** The format's version; `v1` did not name the key. */
const VERSION = 'v2';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key's id in sealed texts, which reveals nothing of it. */
function idOf(key: Buffer): string {
  return createHash('sha256').update('interline data key').update(key).digest('base64url').slice(0, 8);
}

/** The key's id in the database: the key cannot be derived from it. */
export function fingerprintOf(key: Buffer): string {
  return createHash('sha256').update('interline data key fingerprint').update(key).digest('base64url');
}

/** The prefix of every text sealed under the current key. */
export function currentPrefix(keys: DataKeys): string {
  return `${VERSION}.${idOf(keys.current)}.`;
}

/**
 * Encrypts a text for storage with AES-256-GCM. `context` (such as the record's id) is authenticated with it, so that a value
 * copied to another record does not decrypt there.
 */
export function seal(text: string, keys: DataKeys, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keys.current, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return currentPrefix(keys) + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Decrypts what seal wrote, under the current key or an old one; throws if the key, the context or the value differs. */
export function unseal(sealed: string, keys: DataKeys, context: string): string {
  const [version, ...rest] = sealed.split('.');
  const all = [keys.current, ...keys.old];
  if (version === 'v1') return unsealUnnamed(rest[0] ?? '', all, context);
  if (version !== VERSION) throw new Error('unknown encryption format');
  const [keyId, data = ''] = rest;
  const key = all.find((one) => idOf(one) === keyId);
  if (!key) throw new Error(`sealed under the data key ${keyId}, which is neither DATA_KEY nor in DATA_KEY_OLD`);
  return decrypt(data, key, context);
}

/** Tries each key: the one whose tag verifies is it. */
function unsealUnnamed(data: string, keys: readonly Buffer[], context: string): string {
  const faults: unknown[] = [];
  for (const key of keys) {
    try {
      return decrypt(data, key, context);
    } catch (error) {
      faults.push(error);
    }
  }
  throw new AggregateError(faults, 'no data key opens this text');
}

function decrypt(data: string, key: Buffer, context: string): string {
  const bytes = Buffer.from(data, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/**
 * Lookup hashes of a number that do not reveal it, ignoring case, blanks and dashes: an HMAC under a key derived from each data key, the
 * current one first. `scope` (a company) makes equal texts of two companies differ.
 */
export function blindIndexes(text: string, keys: DataKeys, scope: string): [string, ...string[]] {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const index = (key: Buffer) => hmacUnder(key, 'blind index', `${scope}\n${plain}`);
  return [index(keys.current), ...keys.old.map(index)];
}

/** `bytes` derived from a text under the data key and each earlier one: secrets are recomputed instead of stored. */
export function derivedBytes(text: string, keys: DataKeys, purpose: string, bytes: number): [Buffer, ...Buffer[]] {
  const under = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', `interline ${purpose}\n${text}`, bytes));
  return [under(keys.current), ...keys.old.map(under)];
}

/** A text's identity without its content; see {@link keyedHash}. */
export interface KeyedHash {
  /** The stored form; it names the data key it was made under. */
  text: string;
  /** Whether a stored one may be of the same text; true if its data key is gone or it was not stored (null). */
  fits(stored: string | null): boolean;
}

/**
 * A hash that identifies a text and reveals nothing of it: an HMAC under a key derived from the data key. A plain hash would reveal the
 * text where one number in a known request is all that has to be guessed.
 */
export function keyedHash(text: string, keys: DataKeys, purpose: string): KeyedHash {
  const under = (key: Buffer) => `${idOf(key)}.${hmacUnder(key, purpose, text)}`;
  return {
    text: under(keys.current),
    fits(stored) {
      const key = [keys.current, ...keys.old].find((one) => stored?.startsWith(`${idOf(one)}.`));
      return key === undefined || stored === under(key);
    },
  };
}

/** Keys are derived by purpose, so that hashes of different purposes cannot be compared. */
function hmacUnder(key: Buffer, purpose: string, text: string): string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', `interline ${purpose}`, 32));
  return createHmac('sha256', derived).update(text).digest('base64url');
}
