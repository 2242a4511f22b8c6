import { apiBase } from '../../api/call.ts';
import { session } from '../../api/session.ts';
import { VISITOR_KEY, writeStored } from '../../api/stored-json.ts';
import { accountName } from '../../device/account-in.ts';
import { ahead, TAB } from './ahead-here.ts';
import { contentsOf } from './draft-kind.ts';
import { unstoredDrafts } from './draft-values.ts';
import { localDraft } from './local-drafts.ts';
import { windowName } from './window-name.ts';

let base: string | null = null;

/** As in drafts; null when nobody is logged in, or before the API is known. */
function accountHere(): string | null {
  const id = session.get()?.me.userInfo.id;
  return base === null || id === undefined ? null : accountName(base, id);
}

async function makeReady(): Promise<void> {
  // A visitor's input does not pass to who logs in.
  if (session.get() !== null) {
    writeStored(VISITOR_KEY, null);
    // Other windows must not consider it closed, whatever it shows first.
    windowName();
  }
  base = await apiBase();
  const account = accountHere();
  if (account !== null) await ahead.ready(account);
}

/** The page closes before a form has taken the input: the next page merges it with the stored draft. */
function writeUntold(): void {
  const account = accountHere();
  if (account === null) return;
  const { kind, version } = localDraft;
  for (const { place: id, value } of unstoredDrafts()) {
    const contents = contentsOf(localDraft, { value });
    ahead.put({ account, id, change: { kind, version, by: TAB, head: '', contents, base: {} } }, TAB);
  }
}

let isGuarding = false;

/**
 * Guards input typed before the drafts of this device are open, which takes longer than rendering a field. Resolves once the write-ahead is
 * ready for the logged-in user; the first screen waits for that.
 */
export function guardEarlyValues(): Promise<void> {
  if (!isGuarding) {
    isGuarding = true;
    window.addEventListener('pagehide', writeUntold);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') writeUntold();
    });
    session.subscribe(() => void makeReady().catch(reportError));
  }
  return makeReady();
}
