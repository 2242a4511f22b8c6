import { useStore } from '../../api/store.ts';
import { undoable } from './drafts.ts';
import { PASTED, standsAlone } from './pasted.ts';
import { useDrafts } from './use-draft.ts';

/** Pasted text that no draft leads back to: nothing else was typed in its form, and the tab went on to another booking. */
export function useStrays(own: string) {
  const list = useDrafts()?.drafts;
  const held = useStore(undoable);
  const drafts = new Set([...(list ?? []).map(({ id }) => id), ...held]);
  // Until the drafts are read, none is known to be gone.
  return { start: PASTED, isMeant: (at: string) => list !== undefined && standsAlone(at, own, drafts) };
}
