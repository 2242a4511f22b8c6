import { expect, test } from './fixtures.ts';
import { logIn } from './pages/sign-in.ts';

test('finance finds what was put in, reads its fee and takes the list along', async ({ page, words, inspect }) => {
  await page.goto('/');
  await logIn(page, words, 'harbour.fin');
  await page.waitForURL((url) => url.pathname !== '/');
  await page.goto('/bills/transactions');
  const list = page.getByLabel(words.say('All transactions'), { exact: true });
  await expect(list).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: words.say('Top-up'), exact: true }).click();
  await expect(list).toContainText(words.say('Bank transfer'));
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: words.say('Excel') }).click();
  expect((await coming).suggestedFilename()).toBe('transactions.xlsx');
});
