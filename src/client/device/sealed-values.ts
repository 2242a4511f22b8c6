import { accountIn } from './account-in.ts';
import { type KeyValue, StorageFailure } from './key-value.ts';
import { isSealedBox, openBox, sealBox } from './sealing.ts';

/** The account has no key here: it is not logged in, so nothing of it may be written. */
export class NoKey extends Error {}

export interface SealedValues extends KeyValue {
  /** Seals what an app that did not seal has left of an account. */
  sealPlain(account: string): Promise<void>;
}

/**
 * A store whose values lie sealed with the key of the account that their name names (`draft/<account>/<id>`), from the first write.
 * Without the key nothing is written, and what lies there comes out as the box that it is, which no reader takes for a value.
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
  /** The cipher takes its time: what was asked for later must not come to the device before. */
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

/** Asks for each key once: accounts that are not logged in may have much here. */
function once(keyOf: (account: string) => Promise<CryptoKey | null>) {
  const found = new Map<string, Promise<CryptoKey | null>>();
  return (account: string): Promise<CryptoKey | null> => {
    const key = found.get(account) ?? keyOf(account);
    found.set(account, key);
    return key;
  };
}
