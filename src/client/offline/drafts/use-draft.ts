import { useEffect, useState, useSyncExternalStore } from 'react';
import { accountOf, useSession } from '../../api/session.ts';
import { createStore, useStore } from '../../api/store.ts';
import type { DraftKind } from './draft-kind.ts';
import type { DraftSession, SaveState } from './draft-session.ts';
import { type DraftsView, followDrafts, leaveDraft, type OpenedDraft, openDraft, viewDrafts } from './drafts.ts';

/** Opens a draft for a form; null until what was kept is read, which takes some milliseconds. */
export function useDraft<V>(definition: DraftKind<V>, id: string): OpenedDraft<V> | null {
  const [opened, setOpened] = useState<OpenedDraft<V> | null>(null);
  useEffect(() => {
    let isLeft = false;
    let form: DraftSession<V> | null = null;
    void openDraft(definition, id).then((answer) => {
      if (!answer) return;
      form = answer.session;
      if (isLeft) leaveDraft(form);
      else setOpened(answer);
    });
    return () => {
      isLeft = true;
      if (form) leaveDraft(form);
    };
  }, [definition, id]);
  return opened;
}

export function useSaveState<V>(session: DraftSession<V>): SaveState {
  return useSyncExternalStore(session.state.subscribe, session.state.get);
}

/** Whose drafts were read last, so that nobody is shown another's, not even until his own are read. */
const view = createStore<{ account: string; drafts: DraftsView } | null>(null);
let asked = 0;

async function refresh(account: string): Promise<void> {
  asked += 1;
  const mine = asked;
  const drafts = await viewDrafts();
  if (mine === asked) view.set({ account, drafts });
}

/** The account's drafts as they stand, followed over all tabs; null until they are read. */
export function useDrafts(): DraftsView | null {
  const account = accountOf(useSession());
  const current = useStore(view);
  useEffect(() => {
    void refresh(account);
    return followDrafts(() => void refresh(account));
  }, [account]);
  return current?.account === account ? current.drafts : null;
}
