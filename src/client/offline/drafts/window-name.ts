import { accountOf, session } from '../../api/session.ts';
import { holdLock } from '../../device/browser/tabs.ts';
import { tabTexts } from '../../device/browser/texts.ts';

const KEY = 'interline.window';
let name = '';
/** Users who find here what they had typed in this window, or what this window has taken over of another one. */
const settled = new Set<string>();

/** Held by the window of this name for as long as it is there. */
export const windowLock = (window: string): string => `interline-window/${window}`;

const forever = () => new Promise<never>(() => undefined);

/** The name of this window, which a reload and a tab that is restored find again. Other windows see by its lock that it is there. */
export function windowName(): string {
  if (name === '') {
    const kept = tabTexts.get(KEY);
    if (kept !== null) settle();
    name = kept ?? crypto.randomUUID();
    // A page that is loaded over itself waits until the one before has gone.
    void holdLock(windowLock(name), forever, { otherwise: forever });
  }
  tabTexts.set(KEY, name);
  return name;
}

/** Whether whoever is logged in has nothing to take over here. */
export const isSettled = (): boolean => settled.has(accountOf(session.get()));

export function settle(): void {
  settled.add(accountOf(session.get()));
}
