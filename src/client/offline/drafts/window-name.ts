import { isRecord } from '../../api/is-record.ts';
import { accountOf, session } from '../../api/session.ts';
import { readStored, writeStored } from '../../api/stored-json.ts';
import { holdLock } from '../../device/browser/tabs.ts';
import { tabTexts } from '../../device/browser/texts.ts';

const KEY = 'interline.window';
let name = '';
/** Users whose input in this window is loaded, and what it has taken over of another window. */
let settled = new Set<string>();

/** Held by the window of this name while it is open. */
export const windowLock = (window: string): string => `interline-window/${window}`;

const forever = () => new Promise<never>(() => undefined);

function readName(): void {
  const text = tabTexts.get(KEY);
  const kept = readStored(KEY, tabTexts);
  if (isRecord(kept) && typeof kept.name === 'string' && Array.isArray(kept.settled)) {
    name = kept.name;
    settled = new Set(kept.settled.map(String));
  } else {
    name = text ?? crypto.randomUUID();
    // An earlier build stored only the name.
    if (text !== null) settled.add(accountOf(session.get()));
  }
}

/** The name of this window, stable over reloads and restored tabs. Its lock tells other windows that it is open. */
export function windowName(): string {
  if (name === '') {
    readName();
    // A reloaded page waits until the previous one has gone.
    void holdLock(windowLock(name), forever, { otherwise: forever });
  }
  writeStored(KEY, { name, settled: [...settled] }, tabTexts);
  return name;
}

/** Whether the logged-in user has nothing to take over here. */
export function isSettled(): boolean {
  windowName();
  return settled.has(accountOf(session.get()));
}

/** Stored with the name: a reload before this takes over what the previous page did not. */
export function settle(): void {
  settled.add(accountOf(session.get()));
  windowName();
}

/** A new log-in starts over. */
export function hasLeft(user: string): void {
  settled.delete(user);
}
