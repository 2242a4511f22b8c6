import { isRecord } from '../api/is-record.ts';
import { type KeyValue, orElse, StorageFailure } from './key-value.ts';

/** Keys of logged-in accounts, and boxes of logged-out ones. */
export const SEALED_DATABASE = 'interline-sealed';
const KEY = 'key/';

/**
 * Chromium writes values larger than 64 KiB into a separate file, which is deleted with the entry. Anything smaller stays in the store's
 * log long after its deletion, and a key readable there opens all that it has sealed.
 */
const BALLAST_BYTES = 128 * 1024;
/** The browser's limit per call. */
const DRAW_BYTES = 64 * 1024;

/** Random, since the browser compresses repetition. */
function drawBallast(): Uint8Array<ArrayBuffer> {
  const ballast = new Uint8Array(BALLAST_BYTES);
  for (let at = 0; at < BALLAST_BYTES; at += DRAW_BYTES) crypto.getRandomValues(ballast.subarray(at, at + DRAW_BYTES));
  return ballast;
}

/** The keys of accounts logged in on this device. */
export interface Keyring {
  keyOf(account: string): Promise<CryptoKey | null>;
  /** The same from the device, ignoring this page's cache. Rejects when the device does not answer. */
  keptKeyOf(account: string): Promise<CryptoKey | null>;
  /** Returns whether it was stored. */
  keep(account: string, key: CryptoKey): Promise<boolean>;
  /** Returns whether its permanent deletion from the device is certain. */
  forget(account: string): Promise<boolean>;
  /** Another page has deleted it from the device. */
  forgetHere(account: string): void;
  accounts(): Promise<string[]>;
}

export function createKeyring(sealed: KeyValue): Keyring {
  /** Keys read by this page, and keys that the device refused to store. */
  const here = new Map<string, CryptoKey>();
  const isDone = (work: Promise<void>): Promise<boolean> =>
    work.then(
      () => true,
      (error: unknown) => {
        if (error instanceof StorageFailure) return false;
        throw error;
      },
    );
  const keptKeyOf = async (account: string): Promise<CryptoKey | null> => {
    const kept = await sealed.get(KEY + account);
    const key = isRecord(kept) && 'key' in kept ? kept.key : kept;
    return key instanceof CryptoKey ? key : null;
  };
  return {
    keptKeyOf,
    async keyOf(account) {
      const key = here.get(account) ?? (await orElse(keptKeyOf(account), null));
      if (key) here.set(account, key);
      return key;
    },
    keep(account, key) {
      here.set(account, key);
      return isDone(sealed.set(KEY + account, { key, ballast: drawBallast() }));
    },
    forget(account) {
      here.delete(account);
      return isDone(sealed.del(KEY + account));
    },
    forgetHere: (account) => void here.delete(account),
    async accounts() {
      const kept = (await orElse(sealed.entries(), [])).map(([key]) => key).filter((key) => key.startsWith(KEY));
      return [...kept.map((key) => key.slice(KEY.length)), ...here.keys()];
    },
  };
}
