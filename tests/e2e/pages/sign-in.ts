import type { Page } from '@playwright/test';
import { PASSWORD } from '../agent.ts';
import type { Words } from '../words.ts';

/** Fills in the login form where it stands, on a page or in a frame, and sends it. */
export async function logIn(
  page: Pick<Page, 'getByLabel' | 'getByRole'>,
  words: Words,
  username: string,
  password = PASSWORD,
): Promise<void> {
  await page.getByLabel(words.say('Username'), { exact: true }).fill(username);
  await page.getByLabel(words.say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words.say('Log in'), exact: true }).click();
}

/** Opens the portal, signs in, and arrives where the user works: by default where an operator lands. */
export async function signIn(page: Page, words: Words, username: string, landing = '/flight/booking'): Promise<void> {
  await page.goto('/');
  await logIn(page, words, username);
  await page.waitForURL((url) => url.pathname === landing);
}

/** The same browser as somebody else finds it who has never been here: nothing of the user before is left. */
export async function signInAnew(page: Page, words: Words, username: string): Promise<void> {
  await page.context().clearCookies();
  // Where no app runs, none writes the session down again.
  await page.goto('/config.json');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.goto('/login');
  await logIn(page, words, username);
  await page.waitForURL((url) => url.pathname !== '/login');
}
