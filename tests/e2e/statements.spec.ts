import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { isLoaded } from './pages/camera.ts';
import { closeSheet, sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

test('finance reads what moved in a period down to the booking, its own and an agency’s, and takes it along', async ({
  page,
  words,
  inspect,
}) => {
  await signIn(page, words, 'harbour.fin', '/bills/statements');
  const rows = page.getByRole('button', { name: /[A-Z][a-z]+ \d{4}|\d{4}年\d+月/ });
  await expect(rows.first()).toContainText(words.say('Running'));
  await inspect();
  await rows.nth(1).click();
  await expect(page).toHaveURL(/\?id=/);
  const sheet = sheetOf(page);
  await expect(sheet.getByText(words.say('Balance at the end'), { exact: true })).toBeVisible();
  await expect(sheet.getByText(words.say('At the end'), { exact: true })).toBeVisible();
  await expect(sheet.getByRole('listitem').first()).toContainText(/CNY|¥/);
  await inspect();
  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Excel' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^statements(-\d{4}-\d{2}-\d{2}){2}\.xlsx$/);
  // A message on screen does not keep the Escape key from closing the sheet.
  await expect(page.getByText(words.say('The file has been downloaded.'))).toBeVisible();
  await closeSheet(page);

  await page.goto('/agency-manager/statements');
  await page.getByLabel(words.say('Search agencies')).fill('quay');
  const theirs = page.getByRole('button', { name: /Quay Tours/ });
  await inspect();
  await theirs.first().click();
  await expect(page).toHaveURL(/agency-manager\/bills\/.*\?id=/);
  await expect(sheetOf(page).getByText('Quay Tours')).toBeVisible();
  await inspect();
  await closeSheet(page);
  await expect(rows.first()).toContainText(words.say('Running'));
});

test('where there is room the statements are a table until one is chosen, and its row has the focus after it', {
  tag: '@long',
}, async ({ page, words, inspect }) => {
  await signIn(page, words, 'harbour.fin', '/bills/statements');
  const table = page.getByRole('table', { name: words.say('Statements'), exact: true });
  const rows = table.getByRole('button');
  for (const width of [834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/bills/statements');
    await expect(rows.nth(1)).toBeVisible();
    await inspect();
    await rows.nth(1).click();
    await expect(table).toHaveCount(0);
    await expect(page.getByText(words.say('Balance at the end'), { exact: true })).toBeVisible();
    await inspect();
    await page.getByRole('button', { name: words.say('Close'), exact: true }).click();
    await expect(rows.nth(1)).toBeFocused();
  }
});

test('the tabs of the money screens stand still from one to the next, under a title that is seen', {
  tag: '@long',
}, async ({ page, words }) => {
  await signIn(page, words, 'harbour.fin', '/bills/statements');
  const tabs = page.getByRole('navigation', { name: words.say('Wallet & Invoicing'), exact: true }).getByRole('link');
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/bills/wallet');
    await expect(tabs).toHaveCount(4);
    await isLoaded(page);
    const before = await placesOf(tabs);
    for (const number of [1, 2, 3, 0]) {
      await tabs.nth(number).click();
      await expect(tabs.nth(number)).toHaveAttribute('aria-current', 'page');
      await isLoaded(page);
      expect(await placesOf(tabs), `${width} px, tab ${number}`).toEqual(before);
      // A title for screen readers alone has a height of one.
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title?.height).toBeGreaterThan(16);
    }
  }
});

/** Where each of them stands in its row, to the pixel: a phone's row scrolls the selected one into sight. */
async function placesOf(tabs: Locator): Promise<number[][]> {
  return tabs.evaluateAll((links) =>
    links.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return [x + (link.parentElement?.scrollLeft ?? 0), y, width, height].map(Math.round);
    }),
  );
}
