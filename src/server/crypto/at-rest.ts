import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of this installation: what is written is sealed with the first, what the others sealed can still be read. */
export interface DataKeys {
  /** 32 bytes. */
  current: Buffer;
  old: readonly Buffer[];
}

/** Names the format; `v1` did not say which key had sealed it. */
const VERSION = 'v2';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** How sealed texts name a key without telling anything of it. */
function idOf(key: Buffer): string {
  return createHash('sha256').update('interline data key').update(key).digest('base64url').slice(0, 8);
}

/** What a database knows a key by: the key cannot be found from it. */
export function fingerprintOf(key: Buffer): string {
  return createHash('sha256').update('interline data key fingerprint').update(key).digest('base64url');
}

/** What every text begins with that is sealed under the current key. */
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

/** Reads what seal wrote, under the current key or an old one; throws when the key, the context or the value is another. */
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

/** The key that fits is the one whose tag does. */
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
 * What a number is found by without being readable, whatever its case, blanks and dashes: an HMAC under a key derived from each data key, the current one first.
 * `scope` (a company) keeps equal texts of two companies apart.
 */
export function blindIndexes(text: string, keys: DataKeys, scope: string): [string, ...string[]] {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const index = (key: Buffer) => hmacUnder(key, 'blind index', `${scope}\n${plain}`);
  return [index(keys.current), ...keys.old.map(index)];
}

/** `bytes` that a text alone gives back, from the data key and from each earlier one: what is secret is found again without being stored. */
export function derivedBytes(text: string, keys: DataKeys, purpose: string, bytes: number): [Buffer, ...Buffer[]] {
  const under = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', `interline ${purpose}\n${text}`, bytes));
  return [under(keys.current), ...keys.old.map(under)];
}

/** What a text is told by without being readable; see {@link keyedHash}. */
export interface KeyedHash {
  /** To be stored; it names the data key it was made under. */
  text: string;
  /** Whether a stored one may be of the same text. Of one whose data key is gone, or that was not kept (null), nobody can say no. */
  fits(stored: string | null): boolean;
}

/**
 * A hash that tells a text from another and gives nothing of it away: an HMAC under a key derived from the data key. A plain hash
 * would be as good as the text itself, where one number in a known request is all that has to be guessed.
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

/** The derived keys are apart by what they are for, so that no hash says anything about another. */
function hmacUnder(key: Buffer, purpose: string, text: string): string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', `interline ${purpose}`, 32));
  return createHmac('sha256', derived).update(text).digest('base64url');
}
