import { accountIn } from '../drafts/account-in.ts';
import type { KeyValue } from '../drafts/key-value.ts';
import { isSealedBox, openBox, sealBox } from '../drafts/sealing.ts';
import { OUTBOX, outboxPlace } from './outbox.ts';

export interface SealedValues extends KeyValue {
  /** Seals what an account put in before its key was there, or under an app that did not seal. */
  sealPlain(account: string): Promise<void>;
}

/**
 * A store whose changes lie sealed with their account's key. Without the key a sealed one comes out as the box that it is, which no
 * reader takes for a change; what is put in without it lies open until sealPlain.
 */
export function sealedValues(device: KeyValue, keyOf: (account: string) => Promise<CryptoKey | null>): SealedValues {
  const opened = async (name: string, value: unknown): Promise<unknown> => {
    if (!isSealedBox(value)) return value;
    const account = accountIn(name);
    const key = await keyOf(account);
    return (key && (await openBox(value, key, account))) ?? value;
  };
  const set = async (name: string, value: unknown): Promise<void> => {
    const account = accountIn(name);
    const key = name.startsWith(OUTBOX) && !isSealedBox(value) ? await keyOf(account) : null;
    await device.set(name, key ? await sealBox(value, key, account) : value);
  };
  return {
    get: async (name) => opened(name, await device.get(name)),
    set,
    del: device.del,
    entries: async () =>
      Promise.all(
        (await device.entries()).map(
          async ([name, value]): Promise<[string, unknown]> => [name, await opened(name, value)],
        ),
      ),
    async sealPlain(account) {
      for (const [name, value] of await device.entries())
        if (name.startsWith(outboxPlace(account)) && !isSealedBox(value)) await set(name, value);
    },
  };
}
