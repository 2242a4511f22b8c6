/** Whose things lie in this tab's sessionStorage. */
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
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (owner === user) return;
    // A tab of before owners were noted is its user's.
    if (owner !== null || user === 'public')
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(OURS) && key !== NOBODYS) sessionStorage.removeItem(key);
    sessionStorage.setItem(OWNER, user);
  } catch {
    return; // a browser that refuses storage holds nothing
  }
}
