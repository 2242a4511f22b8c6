import { accountOf, session } from '../../api/session.ts';
import { createStore } from '../../api/store.ts';
import { keepTyped, readTyped, typedPlaces } from '../../api/typed-text.ts';
import { exclusively } from '../exclusively.ts';
import { draftAccount, draftsStore, followDrafts, storageState } from './drafts.ts';
import { DRAFTS_LOCK, place } from './keeper.ts';
import { isKept, writeVersion } from './typed-versions.ts';

/** Typing is written after this pause. */
const PAUSE_MS = 250;

/** What is typed and not saved in a field or sheet that is no draft. `place` names it, such as `remark/2611200001`. */
export interface Typed {
  place: string;
  text: string;
  /** ISO 8601 in UTC. */
  savedAt: string;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('interline-typed');
/** Counts changes, here and in other tabs. */
export const typedChanges = createStore(0);
const told = () => typedChanges.set(typedChanges.get() + 1);
channel?.addEventListener('message', told);
// Somebody's box was opened or shut.
followDrafts((id) => {
  if (id === '') told();
});

interface Change {
  user: string;
  place: string;
  text: string;
  /** When it was typed, ISO. */
  at: string;
}

const inTab = (at: string) => `${accountOf(session.get())}/${at}`;
/** What the device does not have yet: a write that begins while the page goes away is lost. */
const due = (user: string, at = '') => `due/${user}/${at}`;
/** What this tab knows the device to hold, also over a reload. */
const seenAt = (user: string, at: string) => `seen/${user}/${at}`;
const seen = new Map<string, string>();
const readSeen = (user: string, at: string) => seen.get(seenAt(user, at)) ?? readTyped(seenAt(user, at));
function noteSeen(user: string, at: string, text: string): void {
  seen.set(seenAt(user, at), text);
  keepTyped(seenAt(user, at), text);
}
const waiting = new Map<string, Change>();
/** When this tab was done with a place: at once, and not when the device is. */
const forgotten = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let writing: Promise<void> = Promise.resolve();

async function write(changes: readonly Change[]): Promise<void> {
  await exclusively(DRAFTS_LOCK, async () => {
    const account = await draftAccount();
    for (const change of changes) {
      // Whoever typed it has logged out since: what is written now would lie open for others.
      if (!account?.endsWith(`|${change.user}`)) continue;
      await writeVersion(draftsStore, place.typed(account, change.place), {
        text: change.text,
        savedAt: change.at,
        seen: readSeen(change.user, change.place),
        newId: () => crypto.randomUUID(),
      });
      noteSeen(change.user, change.place, change.text);
      const ahead = due(change.user, change.place);
      // What the device refuses lies in memory alone: it stays due over a reload.
      if (storageState.get() === 'device' && readTyped(ahead) === change.text) keepTyped(ahead, '');
    }
  });
  channel?.postMessage('changed');
  told();
}

/** Writes what is typed and not on the device yet. */
export function flushTyped(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const changes = [...waiting.values()];
  waiting.clear();
  if (changes.length > 0) writing = writing.catch(() => undefined).then(() => write(changes));
  return writing;
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushTyped().catch(reportError);
});

/** Keeps what is typed at a place, for this account on this device; an empty text is forgotten. */
export function keepTypedText(at: string, text: string): void {
  const user = session.get()?.me.userInfo.id;
  if (user === undefined) return;
  // Of this tab, in case the page goes before the device has it.
  keepTyped(inTab(at), text);
  keepTyped(due(user, at), text);
  const now = new Date().toISOString();
  wait({ user, place: at, text, at: now });
  // What is done with must not come back: nothing notes that it is due.
  if (text === '') {
    forgotten.set(`${user}/${at}`, now);
    told();
    flushTyped().catch(reportError);
    return;
  }
  forgotten.delete(`${user}/${at}`);
  timer ??= setTimeout(() => void flushTyped().catch(reportError), PAUSE_MS);
}

function wait(change: Change): void {
  waiting.set(`${change.user}/${change.place}`, change);
}

/** Users whose due changes this page has taken up: it knows of its own ones. */
const takenUp = new Set<string>();

/** What a page before this one left undone. */
function takeUp(user: string): void {
  if (takenUp.has(user)) return;
  takenUp.add(user);
  for (const ahead of typedPlaces(due(user))) {
    const at = ahead.slice(due(user).length);
    if (!waiting.has(`${user}/${at}`)) wait({ user, place: at, text: readTyped(ahead), at: new Date().toISOString() });
  }
}

// Once the device took what memory held, nothing of this page is due but what waits.
storageState.subscribe(() => {
  const user = session.get()?.me.userInfo.id;
  if (storageState.get() !== 'device' || user === undefined || !takenUp.has(user)) return;
  for (const ahead of typedPlaces(due(user)))
    if (!waiting.has(`${user}/${ahead.slice(due(user).length)}`)) keepTyped(ahead, '');
});

/** Somebody goes on with this text, knowing it: what is typed next takes its place. */
export function takeTyped({ place: at, text }: Pick<Typed, 'place' | 'text'>): void {
  const user = session.get()?.me.userInfo.id;
  if (user !== undefined) noteSeen(user, at, text);
}

/** What the lists of this tab showed last, by account's user and place. */
const listed = new Map<string, string>();

/** A form opens with what the list showed at its place, unless the device is still to get what was typed there. */
export function takeListed(at: string): void {
  const text = listed.get(`${session.get()?.me.userInfo.id}/${at}`);
  if (text !== undefined && dueAt(at) === '') takeTyped({ place: at, text });
}

/** Throws away what is shown to be kept. */
export function discardTyped(typed: Pick<Typed, 'place' | 'text'>): void {
  takeTyped(typed);
  keepTypedText(typed.place, '');
}

/** What this tab itself typed at a place; empty for nothing. */
export function typedInTab(at: string): string {
  return readTyped(inTab(at));
}

/** What the lists may not show yet, because the device is still to get it; empty for nothing. */
export function dueAt(at: string): string {
  const user = session.get()?.me.userInfo.id;
  return user === undefined ? '' : readTyped(due(user, at));
}

/** Whether this tab knows that this is what lies there: it typed it, or somebody here went on with it. */
export function isKnown({ place: at, text }: Typed): boolean {
  const user = session.get()?.me.userInfo.id;
  return user !== undefined && readSeen(user, at) === text;
}

/** Whether this tab is done with it already. */
export function isForgotten({ place: at, savedAt }: Typed): boolean {
  const done = forgotten.get(`${session.get()?.me.userInfo.id}/${at}`);
  return done !== undefined && savedAt <= done;
}

function typedOf(value: unknown, at: string): Typed[] {
  return isKept(value) ? [{ place: at, text: value.text, savedAt: value.savedAt }] : [];
}

/** What the account has typed and not saved on this device, at places that begin so; newest first. */
export async function listTyped(start = ''): Promise<Typed[]> {
  const user = session.get()?.me.userInfo.id;
  if (user === undefined) return [];
  takeUp(user);
  await flushTyped();
  const account = await draftAccount();
  if (account === null) return [];
  const root = place.typed(account);
  const all = (await draftsStore.entries()).flatMap(([key, value]) =>
    key.startsWith(root + start) ? typedOf(value, key.slice(root.length)) : [],
  );
  for (const one of all) listed.set(`${user}/${one.place}`, one.text);
  return all.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}
