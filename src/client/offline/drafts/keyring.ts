import { type KeyValue, orElse } from './key-value.ts';

/** Keys of accounts that are logged in, and boxes of those that are not. */
export const SEALED_DATABASE = 'interline-sealed';
const KEY = 'key/';

/** The keys of accounts that are logged in on this device. */
export interface Keyring {
  keyOf(account: string): Promise<CryptoKey | null>;
  keep(account: string, key: CryptoKey): Promise<void>;
  forget(account: string): Promise<void>;
  accounts(): Promise<string[]>;
}

export function createKeyring(sealed: KeyValue): Keyring {
  /** Of a device that refuses to store them: keys that this page alone has. */
  const here = new Map<string, CryptoKey>();
  return {
    async keyOf(account) {
      const key = here.get(account) ?? (await orElse(sealed.get(KEY + account), null));
      if (!(key instanceof CryptoKey)) return null;
      here.set(account, key);
      return key;
    },
    async keep(account, key) {
      here.set(account, key);
      await orElse(sealed.set(KEY + account, key), undefined);
    },
    async forget(account) {
      here.delete(account);
      await orElse(sealed.del(KEY + account), undefined);
    },
    async accounts() {
      const kept = (await orElse(sealed.entries(), [])).map(([key]) => key).filter((key) => key.startsWith(KEY));
      return [...kept.map((key) => key.slice(KEY.length)), ...here.keys()];
    },
  };
}
