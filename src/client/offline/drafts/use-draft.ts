import { useEffect, useState, useSyncExternalStore } from 'react';
import { accountOf, useSession } from '../../api/session.ts';
import { createStore, useStore } from '../../api/store.ts';
import type { DraftKind } from './draft-kind.ts';
import type { DraftRecord } from './draft-record.ts';
import type { DraftSession, SaveState } from './draft-session.ts';
import {
  type DraftsView,
  followDrafts,
  leaveDraft,
  type OpenedDraft,
  openDraft,
  readDraft,
  viewDrafts,
} from './drafts.ts';
import { isLocal } from './local-drafts.ts';

/** Opens a draft for a form; null until it is read, which takes some milliseconds. */
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

/** A stored draft, followed across all tabs; null while there is none. */
export function useRecord(id: string): DraftRecord | null {
  const account = accountOf(useSession());
  const [record, setRecord] = useState<DraftRecord | null>(null);
  useEffect(() => {
    let isLeft = false;
    const read = () => void readDraft(id).then((found) => (isLeft ? undefined : setRecord(found)));
    read();
    const stop = followDrafts((changed) => {
      if (changed === id || changed === '') read();
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [id, account]);
  return record?.id === id ? record : null;
}

/** The account of the drafts read last, so that nobody sees another's, even until his own are read. */
const view = createStore<{ account: string; drafts: DraftsView } | null>(null);
let asked = 0;
/** Lists follow input with a delay: each update reads the whole device. */
const FOLLOW_MS = 300;

async function refresh(account: string): Promise<void> {
  asked += 1;
  const mine = asked;
  const drafts = await viewDrafts();
  if (mine === asked) view.set({ account, drafts });
}

/** The account's current drafts, followed across all tabs; null until they are read. */
export function useDrafts(): DraftsView | null {
  const account = accountOf(useSession());
  const current = useStore(view);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      void refresh(account);
    };
    read();
    const stop = followDrafts((id) => {
      if (id === '' || !isLocal(id)) timer ??= setTimeout(read, FOLLOW_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [account]);
  return current?.account === account ? current.drafts : null;
}
