import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { DraftsPage } from './pages/drafts-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { sheetIsClosed, sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';
import { openForm } from './torture/drafting.ts';

test.beforeEach(({ portal }) => portal.sql('truncate table drafts cascade'));

test('what is typed in a sheet and not saved outlives a reload, and one press of back leaves the page', async ({
  page,
  words,
  inspect,
}) => {
  await signIn(page, words, 'harbour.op');
  const sheet = sheetOf(page);
  const button = (name: string) => page.getByRole('button', { name: words.say(name), exact: true });
  const note = sheet.getByText(words.say('Not saved yet. What you typed is stored on this device.'));

  await test.step('a name', async () => {
    await page.goto('/profile');
    const name = sheet.getByLabel(words.say('Name'), { exact: true });
    await button('Change your name').click();
    const saved = await name.inputValue();
    await name.fill('Half a name');
    await page.reload();
    await button('Change your name').waitFor();
    await page.goBack();
    await page.waitForURL('**/flight/booking');
    await page.goForward();
    await expect(page.getByText(words.pattern('Not saved, typed {time}'))).toBeVisible();
    await button('Change your name').click();
    await expect(name).toHaveValue('Half a name');
    await expect(note).toBeVisible();
    await inspect();
    await sheet.getByRole('button', { name: words.say('Discard'), exact: true }).click();
    await expect(name).toHaveValue(saved);
    await expect(note).toHaveCount(0);
  });

  await test.step('a member card', async () => {
    await page.goto('/travellers/cards');
    await button('Add a card').click();
    await sheet.getByRole('listitem').getByRole('button').first().click();
    const number = sheet.getByLabel(words.say('Frequent-flyer number'), { exact: true });
    await number.fill('12345');
    await page.reload();
    const row = page.getByRole('region', { name: words.say('Not saved') }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await row.getByRole('button').first().click();
    await expect(number).toHaveValue('12345');
    await inspect();
    await sheet.getByRole('button', { name: words.say('Discard'), exact: true }).click();
    await expect(row).toHaveCount(0);
    await sheetIsClosed(page);
  });

  await test.step('pasted passengers', async () => {
    await openForm(page, words);
    const text = sheet.getByLabel(words.say('Passenger details'), { exact: true });
    await button('Paste').click();
    await text.fill('LI MING 1990');
    await page.reload();
    await button('Paste').click();
    await expect(text).toHaveValue('LI MING 1990');
    // The next booking contains none of it; its own draft does.
    const results = new ResultsPage(page, words);
    await results.open({ ...SEARCH, date: isoDateAfter(31) });
    await results.choose();
    await button('Paste').click();
    await expect(text).toHaveValue('');
    const list = new DraftsPage(page, words);
    await list.open();
    await list.rows.first().click();
    await button('Paste').click();
    await expect(text).toHaveValue('LI MING 1990');
  });
});
