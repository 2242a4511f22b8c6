import type { Page } from '@playwright/test';
import { PASSWORD } from '../agent.ts';
import type { Words } from '../words.ts';

/** Fills in and submits the login form, on a page or in a frame. */
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

/** Opens the portal, signs in, and waits for the landing page: by default an operator's. */
export async function signIn(page: Page, words: Words, username: string, landing = '/flight/booking'): Promise<void> {
  await page.goto('/');
  await logIn(page, words, username);
  await page.waitForURL((url) => url.pathname === landing);
}

/** Signs in with the same browser after clearing everything of the previous user. */
export async function signInOnCleanBrowser(page: Page, words: Words, username: string): Promise<void> {
  await page.context().clearCookies();
  // Without a running app, nothing writes the session again.
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
