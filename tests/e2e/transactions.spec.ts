import { expect, test } from './fixtures.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';

test('finance finds what was put in, reads its fee and takes the list along', { tag: '@long' }, async ({
  page,
  words,
  inspect,
}) => {
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

test('finance reads what the agency has earned down to each movement, and takes it along', async ({
  page,
  words,
  inspect,
}) => {
  await signIn(page, words, 'harbour.fin', '/bills/statements');
  await page.getByRole('link', { name: words.say('Accounting'), exact: true }).click();
  await expect(page).toHaveURL(/bills\/books/);
  await inspect();
  await page
    .getByRole('button', { name: words.say('Markup income') })
    .first()
    .click();
  const sheet = sheetOf(page);
  await expect(sheet.getByText(words.say('Opening'))).toBeVisible();
  await inspect();
  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name: words.say('Excel') }).click();
  expect((await coming).suggestedFilename()).toMatch(/^books-from-\d{4}-\d{2}-\d{2}\.xlsx$/);
});
