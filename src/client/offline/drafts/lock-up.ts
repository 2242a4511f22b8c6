import type { KeyValue } from '../../device/key-value.ts';
import type { Keyring } from '../../device/keyring.ts';
import { createBoxStore } from './box-store.ts';
import { createLockAway, type Lost } from './lock-away.ts';
import { createUnsaved, type UnsavedParts } from './unsaved.ts';

interface LockUpParts extends UnsavedParts {
  sealed: KeyValue;
  keyring: Keyring;
  /** Runs work while no tab writes a draft. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Seals an account's drafts and outbox when it logs out of this device, and restores them when the same user returns. */
export function createLockUp({ sealed, keyring, alone, ...parts }: LockUpParts) {
  const unsaved = createUnsaved(parts);
  const strongbox = createBoxStore(sealed, () => parts.context().newId());

  const { remove, seal, secure } = createLockAway(unsaved, strongbox, keyring);

  return {
    /** Returns false, and changes nothing, when there is no key to seal with or no room for the box. */
    seal: (account: string) => alone(() => seal(account)),
    remove,
    removeTyped: unsaved.removeTyped,
    removeOutbox: unsaved.removeOutbox,
    holdsOutbox: unsaved.holdsOutbox,
    holdsOthers: async (account: string | null) => (await unsaved.accounts()).some((other) => other !== account),
    hasKey: async (account: string) => (await keyring.keyOf(account)) !== null,
    keepKey: keyring.keep,

    /**
     * Seals data left unsealed by sessions that ended without a log-out, before others continue. What cannot be sealed is deleted: nobody
     * may read it here. Returns what was lost.
     */
    async sealOthers(account: string | null): Promise<Lost> {
      const all: Lost = { drafts: false, changes: false };
      for (const other of new Set([...(await keyring.accounts()), ...(await unsaved.accounts())])) {
        if (other === account) continue;
        const lost = await alone(() => secure(other));
        all.drafts ||= lost.drafts;
        all.changes ||= lost.changes;
      }
      return all;
    },

    /** Restores an account's drafts from their boxes; returns how many boxes could not be opened. */
    open: (account: string): Promise<number> =>
      alone(async () => {
        const key = await keyring.keyOf(account);
        return key ? strongbox.empty(account, key, (name, value) => unsaved.bringBack(account, name, value)) : 0;
      }),
  };
}
