import type { KeyValue } from '../../device/key-value.ts';
import type { Keyring } from '../../device/keyring.ts';
import { createLockAway, type Lost } from './lock-away.ts';
import { createStrongbox } from './strongbox.ts';
import { createUnsaved, type UnsavedParts } from './unsaved.ts';

interface LockUpParts extends UnsavedParts {
  sealed: KeyValue;
  keyring: Keyring;
  /** Runs work while no tab writes a draft. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Locks an account's drafts and outbox up when it logs out of this device, and gives them back when the same user returns. */
export function createLockUp({ sealed, keyring, alone, ...parts }: LockUpParts) {
  const unsaved = createUnsaved(parts);
  const strongbox = createStrongbox(sealed, () => parts.context().newId());

  const { remove, seal, secure } = createLockAway(unsaved, strongbox, keyring);

  return {
    /** Answers false, and changes nothing, when there is no key to seal with or no room for what is sealed. */
    seal: (account: string) => alone(() => seal(account)),
    remove,
    removeTyped: unsaved.removeTyped,
    removeOutbox: unsaved.removeOutbox,
    holdsOutbox: unsaved.holdsOutbox,
    holdsOthers: async (account: string | null) => (await unsaved.accounts()).some((other) => other !== account),
    hasKey: async (account: string) => (await keyring.keyOf(account)) !== null,
    keepKey: keyring.keep,

    /**
     * Seals what accounts left open here that ended without a log-out, before anybody else goes on. What cannot be sealed is
     * removed all the same: nobody may read it here. Answers what that was.
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

    /** Takes an account's drafts out of their boxes; answers how many boxes stay shut because they do not open. */
    open: (account: string): Promise<number> =>
      alone(async () => {
        const key = await keyring.keyOf(account);
        return key ? strongbox.empty(account, key, (name, value) => unsaved.bringBack(account, name, value)) : 0;
      }),
  };
}
