import type { Keyring } from '../../device/keyring.ts';
import type { createStrongbox, MadeBox } from './strongbox.ts';
import type { createUnsaved } from './unsaved.ts';

/** What had to leave the device unsealed, and is not in anybody's hands any more. */
export interface Lost {
  drafts: boolean;
  changes: boolean;
}

/** Takes what an account holds off the device: into a box, or where that does not go, away. */
export function createLockAway(
  unsaved: ReturnType<typeof createUnsaved>,
  strongbox: ReturnType<typeof createStrongbox>,
  keyring: Keyring,
) {
  const remove = async (account: string): Promise<void> => {
    await unsaved.removeDrafts(account);
    await unsaved.removeOutbox(account);
    await keyring.forget(account);
  };
  const pack = async (account: string, key: CryptoKey): Promise<MadeBox | null> => {
    const held = await unsaved.entriesOf(account);
    return held.length > 0 ? strongbox.make(held, key, account) : null;
  };
  const seal = async (account: string): Promise<boolean> => {
    const key = await keyring.keyOf(account);
    if (!key) return false;
    const made = await pack(account, key);
    if (made && !(await strongbox.store(made))) return false;
    await remove(account);
    return true;
  };
  /** Without room for a box: what lies sealed stays where it is, and what is readable goes. */
  const secure = async (account: string): Promise<Lost> => {
    const lost: Lost = { drafts: false, changes: false };
    if (await seal(account)) return lost;
    const key = await keyring.keyOf(account);
    const made = key && (await pack(account, key));
    await keyring.forget(account);
    // Without its key, what is sealed no longer counts as held.
    lost.drafts = await unsaved.holdsDrafts(account);
    lost.changes = await unsaved.holdsOutbox(account);
    await unsaved.removeReadable(account);
    // What was removed may have made the room.
    if (made && (await strongbox.store(made))) {
      await unsaved.removeDrafts(account);
      await unsaved.removeOutbox(account);
      return { drafts: false, changes: false };
    }
    if (made) strongbox.hold(made);
    return lost;
  };

  return { remove, seal, secure };
}
