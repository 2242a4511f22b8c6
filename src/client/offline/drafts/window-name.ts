import { isRecord } from '../../api/is-record.ts';
import { readKept, writeKept } from '../../api/kept.ts';
import { accountOf, session } from '../../api/session.ts';
import { holdLock } from '../../device/browser/tabs.ts';
import { tabTexts } from '../../device/browser/texts.ts';

const KEY = 'interline.window';
let name = '';
/** Users who find here what they had typed in this window, and what this window has taken over of another one. */
let settled = new Set<string>();

/** Held by the window of this name for as long as it is there. */
export const windowLock = (window: string): string => `interline-window/${window}`;

const forever = () => new Promise<never>(() => undefined);

function readName(): void {
  const text = tabTexts.get(KEY);
  const kept = readKept(KEY, tabTexts);
  if (isRecord(kept) && typeof kept.name === 'string' && Array.isArray(kept.settled)) {
    name = kept.name;
    settled = new Set(kept.settled.map(String));
  } else {
    name = text ?? crypto.randomUUID();
    // An earlier build wrote the name alone.
    if (text !== null) settled.add(accountOf(session.get()));
  }
}

/** The name of this window, which a reload and a tab that is restored find again. Other windows see by its lock that it is there. */
export function windowName(): string {
  if (name === '') {
    readName();
    // A page that is loaded over itself waits until the one before has gone.
    void holdLock(windowLock(name), forever, { otherwise: forever });
  }
  writeKept(KEY, { name, settled: [...settled] }, tabTexts);
  return name;
}

/** Whether whoever is logged in has nothing to take over here. */
export function isSettled(): boolean {
  windowName();
  return settled.has(accountOf(session.get()));
}

/** Kept with the name: a reload that comes before this takes over what the page before it did not. */
export function settle(): void {
  settled.add(accountOf(session.get()));
  windowName();
}

/** Who logs in again begins anew. */
export function hasLeft(user: string): void {
  settled.delete(user);
}
