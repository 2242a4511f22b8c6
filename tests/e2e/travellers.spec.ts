import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

test('a traveller is kept, found by pinyin, and fills a passenger in two taps', async ({
  page,
  browser,
  portal,
  words,
  locale,
  inspect,
}) => {
  const button = (message: string) => page.getByRole('button', { name: words.say(message), exact: true });
  const row = (name: RegExp) => page.getByRole('button', { name });
  const passengers = new PassengersPage(page, words);
  await signIn(page, words, 'harbour.op');

  await test.step('kept once, with a document that is masked from then on', async () => {
    await page.goto('/travellers');
    await expect(row(/CHEN JIAYI/)).toContainText('EJ48•••73');
    await expect(row(/ZHAO MINGZHU/)).toContainText(words.say('Document expired'));
    await inspect();
    await button('Add a traveller').click();
    await passengers.field('Family name').fill('OUYANG');
    await passengers.field('Given names').fill('MEI');
    await passengers.field('Name in Chinese or other script').fill('欧阳美');
    await passengers.field('Document number').fill('E55667788');
    await inspect();
    await sheetOf(page)
      .getByRole('button', { name: words.say('Save'), exact: true })
      .click();
    await expect(row(/OUYANG MEI/)).toContainText('E556•••88');
  });

  await test.step('found by pinyin, by its initials and by the whole number', async () => {
    const box = page.getByRole('searchbox', { name: words.say('Search travellers') });
    for (const typed of ['ouyangmei', 'oym', '欧阳', 'E55667788']) {
      await box.fill(typed);
      await expect(row(/CHEN JIAYI/)).toHaveCount(0);
      await expect(row(/OUYANG MEI/)).toBeVisible();
    }
    await box.fill('E5566778');
    await expect(page.getByText(words.say('No traveller fits'))).toBeVisible();
    await inspect();
  });

  await test.step('deleted, and back with one press; deleted again, and gone', async () => {
    await page.goto('/travellers');
    for (const isUndone of [true, false]) {
      await row(/OUYANG MEI/).click();
      await sheetOf(page)
        .getByRole('button', { name: words.say('Delete'), exact: true })
        .click();
      await expect(row(/OUYANG MEI/)).toHaveCount(0);
      const undo = page.getByRole('button', { name: words.say('Undo'), exact: true });
      await expect(undo).toBeVisible();
      if (!isUndone) break;
      await undo.click();
      await expect(row(/OUYANG MEI/)).toBeVisible();
    }
    const kept = () => portal.sql(`select 1 from travellers where surname = 'OUYANG'`);
    await expect.poll(async () => (await kept()).length, { timeout: 20_000 }).toBe(0);
  });

  await test.step('a card names its alliance', async () => {
    await page.goto('/travellers/cards');
    await expect(row(/TAN HUI LING/)).toContainText('Star Alliance');
    await inspect();
  });

  const opened = () => portal.sql(`select 1 from audit_log where action = 'openTraveller'`);
  await test.step('two taps fill the passenger, and the opening is in the log', async () => {
    const date = isoDateAfter(30);
    const day = `${date.slice(8)}${MONTHS[Number(date.slice(5, 7)) - 1]}${date.slice(2, 4)}`;
    await page.goto('/flight/booking');
    const line = page.getByRole('textbox', { name: words.say('Search by words') });
    await line.fill(`HKG BKK ${day}`);
    await line.press('Enter');
    const results = new ResultsPage(page, words);
    await results.isDone();
    await results.choose();
    await expect(passengers.bookButton).toBeEnabled();
    const before = (await opened()).length;
    await button('From list').click();
    await expect(sheetOf(page).getByRole('listitem').first()).toContainText('CHEN JIAYI');
    await inspect();
    await sheetOf(page)
      .getByRole('button', { name: /CHEN JIAYI/ })
      .click();
    await expect(passengers.field('Family name')).toHaveValue('CHEN');
    await expect(passengers.field('Document number')).toHaveValue('EJ4821073');
    await expect(passengers.field('Date of birth')).toHaveValue(/1986/);
    await expect(page.getByText(words.say('From your travellers'), { exact: true }).first()).toBeVisible();
    await inspect();
    expect(await opened()).toHaveLength(before + 1);
  });

  await test.step('who is chosen is marked, and all of it can be undone', async () => {
    await button('From list').click();
    await expect(sheetOf(page).getByRole('button', { name: /CHEN JIAYI/ })).toContainText(words.say('Chosen'));
    await page.keyboard.press('Escape');
    await button('Undo').click();
    await expect(passengers.field('Family name')).toHaveValue('');
    await expect(passengers.field('Document number')).toHaveValue('');
    await expect(page.getByText(words.say('From your travellers'), { exact: true })).toHaveCount(0);
  });

  await test.step('a passenger who was ticked is kept once the booking is made', async () => {
    const kept = () => portal.sql(`select version from travellers where surname = '${ADULT.surname}'`);
    await passengers.fill(ADULT);
    const keep = page.getByRole('checkbox', { name: words.say('Save to travellers once it is booked') });
    await keep.click();
    await expect(keep).toBeChecked();
    await passengers.fillContact();
    expect(await kept()).toEqual([]);
    await passengers.book();
    await page.waitForURL('**/flight/orders/*');
    await expect.poll(kept).toEqual([{ version: 1 }]);
  });

  await test.step('another company sees nobody of them', async () => {
    const context = await browser.newContext({ baseURL: portal.url, locale });
    const other = await context.newPage();
    await signIn(other, words, 'meridian.op');
    await other.goto('/travellers');
    await expect(other.getByText(words.say('No travellers yet'))).toBeVisible();
    await other.getByRole('searchbox', { name: words.say('Search travellers') }).fill('E55667788');
    await expect(other.getByText(words.say('No traveller fits'))).toBeVisible();
    await context.close();
  });
});
