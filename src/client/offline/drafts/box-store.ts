import { type KeyValue, orElse } from '../../device/key-value.ts';
import { boxName, isSealedBox, openBox, type SealedBox, sealBox } from '../../device/sealing.ts';

const BOX = 'box/';

export type Entries = readonly (readonly [key: string, value: unknown])[];

function isEntry(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && typeof value[0] === 'string';
}

/** A box that is not stored yet. */
export interface MadeBox {
  name: string;
  box: SealedBox;
  key: CryptoKey;
  account: string;
}

/** The boxes of logged-out accounts. */
export function createBoxStore(sealed: KeyValue, newId: () => string) {
  /** Boxes that the device refused to store, in this page's memory. */
  const boxesHere = new Map<string, SealedBox>();
  const startOf = async (account: string) => `${BOX}${await boxName(account)}/`;

  return {
    async make(held: Entries, key: CryptoKey, account: string): Promise<MadeBox> {
      return { name: (await startOf(account)) + newId(), box: await sealBox(held, key, account), key, account };
    },
    /** Returns whether the box is stored and can be opened. */
    async store({ name, box, key, account }: MadeBox): Promise<boolean> {
      await orElse(sealed.set(name, box), undefined);
      const written = await orElse(sealed.get(name), null);
      return isSealedBox(written) && (await openBox(written, key, account)) !== null;
    },
    /** For a device without room: the box lasts as long as the page. */
    hold({ name, box }: MadeBox): void {
      boxesHere.set(name, box);
    },
    /** Yields the contents of the account's boxes and removes them; returns how many could not be opened. */
    async empty(account: string, key: CryptoKey, take: (name: string, value: unknown) => Promise<void>) {
      const start = await startOf(account);
      let shut = 0;
      for (const [name, box] of [...(await sealed.entries()), ...boxesHere]) {
        if (!name.startsWith(start)) continue;
        const held = isSealedBox(box) ? await openBox(box, key, account) : null;
        if (!Array.isArray(held)) {
          shut += 1;
          continue;
        }
        for (const [place, value] of held.filter(isEntry)) await take(place, value);
        boxesHere.delete(name);
        await orElse(sealed.del(name), undefined);
      }
      return shut;
    },
  };
}
