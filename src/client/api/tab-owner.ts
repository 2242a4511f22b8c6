import { tabTexts } from '../device/browser/texts.ts';

/** The owner of this tab's storage. */
const OWNER = 'interline.tab-of';
/** Prefix of a user's entries there. */
const OURS = 'interline.';
/** Of the start page; belongs to nobody (public/start-check.js). */
const NOBODYS = 'interline.start-check';

/**
 * Clears a tab's storage when its user changes or leaves: also in a tab that had crashed while its session ended in another window. `user`:
 * 'public' for nobody.
 */
export function claimTab(user: string): void {
  const owner = tabTexts.get(OWNER);
  if (owner === user) return;
  // A tab without a stored owner is its user's.
  if (owner !== null || user === 'public')
    for (const key of tabTexts.names()) if (key.startsWith(OURS) && key !== NOBODYS) tabTexts.remove(key);
  tabTexts.set(OWNER, user);
}
