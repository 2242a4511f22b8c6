import type { Page } from '@playwright/test';
import { DraftsPage } from '../pages/drafts-page.ts';
import { signIn } from '../pages/sign-in.ts';
import { isInstalled, keptAnswers, openedAnswers } from '../pages/worker.ts';
import { expect, test } from './fixtures.ts';
import { MARKS, NUMBERS, SEEN_OFFLINE, SEEN_ON_NOTICES, tellOfPeople } from './marked-people.ts';
import type { OwnBrowser } from './own-browser.ts';

/** The marked texts readable in a killed browser's files, and where. */
function readable(own: OwnBrowser): [text: string, files: string[]][] {
  const texts = [...MARKS, ...NUMBERS];
  if (own.filesWith(...texts).length === 0) return [];
  return texts.map((text): [string, string[]] => [text, own.filesWith(text)]).filter(([, files]) => files.length > 0);
}

/** The marked texts not saved (sealed) on this device for the logged-in account. */
async function missing(page: Page): Promise<string[]> {
  const kept = JSON.stringify(await openedAnswers(page));
  return MARKS.filter((mark) => !kept.includes(mark));
}

test('of twenty texts about people that were looked at, no file of a killed browser tells any, logged in or not', {
  tag: '@long',
}, async ({ own, portal, words }) => {
  const screens = await tellOfPeople(portal.url, 'harbour.admin');
  let page = await own.start();
  await signIn(page, words, 'harbour.admin');
  await isInstalled(page);
  for (const [path, endpoint] of screens) {
    await page.goto(path);
    await expect.poll(() => keptAnswers(page, endpoint), { message: `${path} is kept` }).toBeGreaterThan(0);
  }
  // Only said on the page: not saved.
  await page.goto('/notices');
  await expect(page.getByText(SEEN_ON_NOTICES).first()).toBeVisible();
  await expect.poll(() => missing(page)).toEqual([]);
  // Both are in the files: a kill reverts neither.
  for (const written of ['answer-flightOrder-', 'interline.session'])
    await expect.poll(() => own.filesWith(written), { timeout: 30_000, message: written }).not.toEqual([]);
  await own.kill();
  expect(readable(own), 'killed while logged in').toEqual([]);

  page = await own.start(true);
  const [, [order]] = screens;
  await page.goto(order);
  // The account itself reads all of it offline.
  await expect(page.getByText(SEEN_OFFLINE).first()).toBeVisible();
  expect(await missing(page)).toEqual([]);
  await page.goto('/profile');
  await page
    .getByRole('button', { name: words.say('Log out'), exact: true })
    .first()
    .click();
  await new DraftsPage(page, words).hasLoggedOut();
  await own.kill();
  expect(readable(own), 'killed after the log-out').toEqual([]);

  page = await own.start();
  await page.goto('/flight/orders');
  await expect(page.getByLabel(words.say('Username'), { exact: true })).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toBe(0);
  await own.kill();
  expect(readable(own), 'killed after the next start').toEqual([]);
});
