import { tabTexts } from '../device/browser/texts.ts';

/** Whose things lie in this tab's own storage. */
const OWNER = 'interline.tab-of';
/** Begins what the portal keeps there of somebody. */
const OURS = 'interline.';
/** Of the start of the page, and nobody's (public/start-check.js). */
const NOBODYS = 'interline.start-check';

/**
 * What a tab holds goes when somebody else comes, or nobody: also from a tab that had crashed while its session ended in another window.
 * `user`: 'public' for nobody.
 */
export function claimTab(user: string): void {
  const owner = tabTexts.get(OWNER);
  if (owner === user) return;
  // A tab of before owners were noted is its user's.
  if (owner !== null || user === 'public')
    for (const key of tabTexts.names()) if (key.startsWith(OURS) && key !== NOBODYS) tabTexts.remove(key);
  tabTexts.set(OWNER, user);
}
