import { isRecord } from '../api/is-record.ts';
import { type KeyValue, orElse, StorageFailure } from './key-value.ts';

/** Keys of accounts that are logged in, and boxes of those that are not. */
export const SEALED_DATABASE = 'interline-sealed';
const KEY = 'key/';

/**
 * Chromium writes what is larger than 64 KiB into a file of its own, which goes with the entry. Anything smaller stays in the log of
 * its store for long after it was deleted, and a key that can be read there opens all that it has sealed.
 */
const BALLAST_BYTES = 128 * 1024;
/** As much as the browser draws at once. */
const DRAW_BYTES = 64 * 1024;

/** Drawn, because the browser packs what repeats itself. */
function drawBallast(): Uint8Array<ArrayBuffer> {
  const ballast = new Uint8Array(BALLAST_BYTES);
  for (let at = 0; at < BALLAST_BYTES; at += DRAW_BYTES) crypto.getRandomValues(ballast.subarray(at, at + DRAW_BYTES));
  return ballast;
}

/** The keys of accounts that are logged in on this device. */
export interface Keyring {
  keyOf(account: string): Promise<CryptoKey | null>;
  /** The same from the device itself, whatever this page remembers. Fails when the device does not say. */
  keptKeyOf(account: string): Promise<CryptoKey | null>;
  /** Answers whether the device has it. */
  keep(account: string, key: CryptoKey): Promise<boolean>;
  /** Answers whether it is certain to be gone from the device, for good. */
  forget(account: string): Promise<boolean>;
  /** It is gone from the device by another page's doing. */
  forgetHere(account: string): void;
  accounts(): Promise<string[]>;
}

export function createKeyring(sealed: KeyValue): Keyring {
  /** What this page has read, and of a device that refuses to store them, what it has got. */
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
