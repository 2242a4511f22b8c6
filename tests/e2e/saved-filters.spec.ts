import { expect, test } from './fixtures.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

test('an agent names a filter, uses it, renames it, deletes it, takes that back, and has its bookings as a sheet', async ({
  page,
  words,
  inspect,
}) => {
  await signIn(page, words, 'harbour.op');
  await page.goto('/flight/orders');
  const more = page.getByRole('button', { name: words.say('More filters') });
  await more.click();
  const sheet = sheetOf(page);
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });
  await sheet.getByRole('textbox', { name: words.say('Airline code') }).fill('CX');
  await sheet.getByRole('textbox', { name: words.say('Save these filters as') }).fill('Cathay');
  await button(words.say('Save')).click();
  await expect(button('Cathay')).toBeVisible();
  await inspect();
  await button('Cathay').click();
  await expect(page).toHaveURL(/airline=CX/);
  await expect(sheet).toHaveCount(0);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await file).suggestedFilename()).toBe('orders.xlsx');

  await more.click();
  await sheet.getByRole('button', { name: words.say('Rename “{name}”').replace('{name}', 'Cathay') }).click();
  await sheet.getByRole('textbox', { name: words.say('of a thing | Name'), exact: true }).fill('All of CX');
  await button(words.say('Rename')).click();
  await expect(button('All of CX')).toBeVisible();
  await sheet.getByRole('button', { name: words.say('Delete “{name}”').replace('{name}', 'All of CX') }).click();
  await expect(button('All of CX')).toHaveCount(0);
  await page.getByRole('button', { name: words.say('Undo') }).click();
  await expect(button('All of CX')).toBeVisible();
});
