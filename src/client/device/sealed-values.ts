import { accountIn } from './account-in.ts';
import { type KeyValue, StorageFailure } from './key-value.ts';
import { isSealedBox, openBox, sealBox } from './sealing.ts';

/** The account has no key here: it is not logged in, so nothing of it may be written. */
export class NoKey extends Error {}

export interface SealedValues extends KeyValue {
  /** Seals an account's values stored in plain text. */
  sealPlain(account: string): Promise<void>;
}

/**
 * A store whose values are sealed with the key of the account in their name (`draft/<account>/<id>`), from the first write. Without the key
 * nothing is written, and stored values are returned as sealed boxes, which no reader takes for a value.
 */
export function sealedValues(device: KeyValue, keyOf: (account: string) => Promise<CryptoKey | null>): SealedValues {
  const opened = async (name: string, value: unknown, find = keyOf): Promise<unknown> => {
    if (!isSealedBox(value)) return value;
    const account = accountIn(name);
    const key = await find(account);
    return (key && (await openBox(value, key, account))) ?? value;
  };
  const sealed = async (name: string, value: unknown): Promise<unknown> => {
    const account = accountIn(name);
    if (account === '' || isSealedBox(value)) return value;
    const key = await keyOf(account);
    if (!key) throw new StorageFailure(new NoKey('the account has no key here'));
    return sealBox(value, key, account);
  };
  /** Encryption takes time: later writes must not reach the device first. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(prepare: () => Promise<T>): Promise<T> => {
    const prepared = turn.then(prepare);
    turn = prepared.catch(() => null);
    return prepared;
  };
  const none = async () => null;
  const set = async (name: string, value: unknown): Promise<void> =>
    device.set(name, await inTurn(() => sealed(name, value)));
  return {
    set,
    async get(name) {
      await inTurn(none);
      return opened(name, await device.get(name));
    },
    async del(name) {
      await inTurn(none);
      return device.del(name);
    },
    async entries() {
      await inTurn(none);
      const find = once(keyOf);
      const open = async ([name, value]: [string, unknown]): Promise<[string, unknown]> => [
        name,
        await opened(name, value, find),
      ];
      return Promise.all((await device.entries()).map(open));
    },
    async sealPlain(account) {
      for (const [name, value] of await device.entries())
        if (accountIn(name) === account && !isSealedBox(value)) await set(name, value);
    },
  };
}

/** Reads each key once: logged-out accounts may have much data here. */
function once(keyOf: (account: string) => Promise<CryptoKey | null>) {
  const found = new Map<string, Promise<CryptoKey | null>>();
  return (account: string): Promise<CryptoKey | null> => {
    const key = found.get(account) ?? keyOf(account);
    found.set(account, key);
    return key;
  };
}
