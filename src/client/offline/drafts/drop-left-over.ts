import { exclusively } from '../exclusively.ts';
import { draftAccount, draftsStore, keeper, listDrafts, undoable } from './drafts.ts';
import { DRAFTS_LOCK, place } from './keeper.ts';
import { isLeftOver, PASTED } from './pasted.ts';
import { listTyped } from './typed.ts';

/** Pasted text holds names: what no form shows any more leaves the device. */
export async function dropLeftOver(): Promise<void> {
  const account = await draftAccount();
  if (account === null) return;
  const drafts = new Set([...(await listDrafts()).map(({ id }) => id), ...undoable.get()]);
  const binned = new Set((await keeper.binned(account)).map(({ id }) => id));
  const about = { drafts, binned, now: Date.now() };
  const gone = (await listTyped(PASTED)).filter((one) => isLeftOver(one, about));
  if (gone.length === 0) return;
  await exclusively(DRAFTS_LOCK, async () => {
    for (const one of gone) await draftsStore.del(place.typed(account, one.place));
  });
}
