import { expect, test } from './fixtures.ts';
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
  await expect(sheet.getByText(words.say('At the end'))).toBeVisible();
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
