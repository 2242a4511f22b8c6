import type { Keyring } from '../../device/keyring.ts';
import type { createBoxStore, MadeBox } from './box-store.ts';
import type { createUnsaved } from './unsaved.ts';

/** Data that could not be sealed on the device and are lost. */
export interface Lost {
  drafts: boolean;
  changes: boolean;
}

/** Takes an account's data off the device: into a box, or if that fails, deletes it. */
export function createLockAway(
  unsaved: ReturnType<typeof createUnsaved>,
  strongbox: ReturnType<typeof createBoxStore>,
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
  /** Without room for a box: sealed data stay where they are, readable data are deleted. */
  const secure = async (account: string): Promise<Lost> => {
    const lost: Lost = { drafts: false, changes: false };
    if (await seal(account)) return lost;
    const key = await keyring.keyOf(account);
    const made = key && (await pack(account, key));
    await keyring.forget(account);
    // Without its key, sealed data no longer count as held.
    lost.drafts = await unsaved.holdsDrafts(account);
    lost.changes = await unsaved.holdsOutbox(account);
    await unsaved.removeReadable(account);
    // The removal may have freed enough space.
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
