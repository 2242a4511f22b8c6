import { isRecord } from '../../api/kept.ts';
import { place } from './keeper.ts';
import type { KeyValue } from './key-value.ts';
import { boxName, isSealedBox, openBox, sealBox } from './sealing.ts';
import type { WriteAhead } from './write-ahead.ts';

const KEY = 'key/';
const BOX = 'box/';

interface LockUpParts {
  drafts: KeyValue;
  /** Keys of accounts that are logged in, and the boxes of those that are not. */
  sealed: KeyValue;
  ahead: Pick<WriteAhead, 'clear'>;
  newId: () => string;
}

/** Locks an account's drafts up when it logs out of this device, and gives them back when the same user returns. */
export function createLockUp({ drafts, sealed, ahead, newId }: LockUpParts) {
  const ofAccount = async (account: string) => {
    const starts = Object.values(place).map((keyOf) => keyOf(account));
    return (await drafts.entries()).filter(([key]) => starts.some((start) => key.startsWith(start)));
  };
  const remove = async (account: string): Promise<void> => {
    for (const [key] of await ofAccount(account)) await drafts.del(key);
    ahead.clear(account);
    await sealed.del(KEY + account);
  };
  const keyOf = async (account: string): Promise<CryptoKey | null> => {
    const key = await sealed.get(KEY + account);
    return key instanceof CryptoKey ? key : null;
  };
  /** Answers false, and changes nothing, when there is no key to seal with. */
  const seal = async (account: string): Promise<boolean> => {
    const key = await keyOf(account);
    if (!key) return false;
    const held = await ofAccount(account);
    if (held.length > 0) {
      const box = await sealBox(held, key, account);
      const name = `${BOX}${await boxName(account)}/${newId()}`;
      await sealed.set(name, box);
      // Nothing is removed before what was written is known to open again.
      const written = await sealed.get(name);
      if (!isSealedBox(written) || (await openBox(written, key, account)) === null) return false;
    }
    await remove(account);
    return true;
  };

  return {
    seal,
    remove,
    hasKey: async (account: string) => (await keyOf(account)) !== null,
    keepKey: (account: string, key: CryptoKey) => sealed.set(KEY + account, key),

    /** Seals what accounts left open here that ended without a log-out, before anybody else goes on. */
    async sealOthers(account: string | null): Promise<void> {
      for (const [key] of await sealed.entries())
        if (key.startsWith(KEY) && key !== KEY + (account ?? '')) await seal(key.slice(KEY.length));
    },

    /** Takes an account's drafts out of their boxes; answers how many boxes stay shut because they do not open. */
    async open(account: string): Promise<number> {
      const key = await keyOf(account);
      if (!key) return 0;
      const start = `${BOX}${await boxName(account)}/`;
      let shut = 0;
      for (const [name, box] of await sealed.entries()) {
        if (!name.startsWith(start)) continue;
        const held = isSealedBox(box) ? await openBox(box, key, account) : null;
        if (!Array.isArray(held)) {
          shut += 1;
          continue;
        }
        for (const [draft, value] of held.filter(isEntry))
          if (isRecord(value) && (await drafts.get(draft)) === undefined) await drafts.set(draft, value);
        await sealed.del(name);
      }
      return shut;
    },
  };
}
function isEntry(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && typeof value[0] === 'string';
}
