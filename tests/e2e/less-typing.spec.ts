import { airlineDate, isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { logIn } from './pages/sign-in.ts';

test('an agent searches by words and pastes a passenger', async ({ page, words, inspect, language }) => {
  const search = new SearchPage(page, words);
  const results = new ResultsPage(page, words);
  const passengers = new PassengersPage(page, words);
  const line = page.getByRole('textbox', { name: words.say('Search by words') });

  await page.goto('/');
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');
  await search.isReady();

  await test.step('unclear words fill the form as far as they go, and can be undone', async () => {
    await line.fill('hkg shanghia 2 adults business');
    await line.press('Enter');
    await expect(page.getByText(words.say('Filled in from your words. Please check and search.'))).toBeVisible();
    const choice = page.getByRole('button', { name: /^SHA · / });
    await expect(choice).toBeVisible();
    await inspect();
    await choice.click();
    await expect(choice).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^To SHA/ }).or(page.locator('input[value^="SHA"]'))).toBeVisible();
    await page.getByRole('button', { name: words.say('Undo'), exact: true }).click();
    await expect(page.getByText(words.say('Filled in from your words. Please check and search.'))).toHaveCount(0);
  });

  await test.step('words that say nothing leave the form as it is, and are told', async () => {
    await line.fill('qqqq');
    await line.press('Enter');
    const notes = page.locator('form').filter({ has: line });
    await expect(notes.getByText(words.pattern('Not understood: {unread}'))).toBeVisible();
    await expect(notes.getByText(words.say('Filled in from your words. Please check and search.'))).toHaveCount(0);
  });

  await test.step('a whole line starts the search', async () => {
    const [, month, day] = isoDateAfter(30).split('-').map(Number);
    await line.fill(language === 'en' ? `HKG BKK ${airlineDate(isoDateAfter(30))}` : `香港 曼谷 ${month}月${day}日`);
    await line.press('Enter');
    await page.waitForURL(/\/flight\/booking\/results\?.*from=HKG.*to=BKK/);
    await results.isDone();
    await results.choose();
    await expect(passengers.bookButton).toBeEnabled();
  });

  const surname = passengers.field('Family name');
  const number = passengers.field('Document number');
  /** Overwriting a passenger needs a yes. */
  const forAdult = page.getByRole('combobox', { name: words.say('Fill in for'), exact: true });
  await test.step('pasted text fills the passenger', async () => {
    await surname.fill('RAJAPAKSHAMUDIYANSELAGE');
    await passengers.field('Given names').fill('NIMALI CHATHUR');
    await page.getByRole('button', { name: words.say('Paste'), exact: true }).click();
    const expiry = airlineDate(isoDateAfter(2000));
    await page
      .getByRole('textbox', { name: words.say('Passenger details'), exact: true })
      .fill(`SSR DOCS YY HK1 P/CN/E12345678/CN/01JAN80/F/${expiry}/ZHANG/SAN/P1`);
    await expect(page.getByText('ZHANG / SAN')).toBeVisible();
    await inspect();
    // A long name makes the sheet no wider than the screen.
    const read = page.getByRole('list', { name: words.say('Recognised details') });
    const beyond = await read.evaluate((list) => list.getBoundingClientRect().right - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await forAdult.selectOption('0');
    await page.getByRole('button', { name: words.plural(FILL_IN, 1), exact: true }).click();
    await expect(surname).toHaveValue('ZHANG');
    await expect(number).toHaveValue('E12345678');
    await expect(passengers.field('Date of birth')).toHaveValue(/1980/);
    await expect(page.getByText(words.say('From pasted text'), { exact: true }).first()).toBeVisible();
    await inspect();
  });

  await test.step('a field that is changed is the agent’s own again, and the rest is undone', async () => {
    await number.fill('E87654321');
    await page.getByRole('button', { name: words.say('Undo'), exact: true }).click();
    await expect(surname).toHaveValue('RAJAPAKSHAMUDIYANSELAGE');
    await expect(number).toHaveValue('E87654321');
    await expect(page.getByText(words.say('From pasted text'), { exact: true })).toHaveCount(0);
  });

  await test.step('what a wrong check digit throws doubt on is marked in the form', async () => {
    await page.getByRole('button', { name: words.say('Paste'), exact: true }).click();
    const zone = 'P<CHNLI<<MEI<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<\nE111111115CHN8502038F3301018<<<<<<<<<<<<<<08';
    await page.getByRole('textbox', { name: words.say('Passenger details'), exact: true }).fill(zone);
    await expect(page.getByText(words.say('Check digit: the number holds a mistake'))).toBeVisible();
    await forAdult.selectOption('0');
    await page.getByRole('button', { name: words.plural(FILL_IN, 1), exact: true }).click();
    await expect(number).toHaveValue('E11111111');
    await expect(page.getByText(words.say('From pasted text. Please check.'), { exact: true })).toHaveCount(4);
    await page.getByRole('button', { name: words.say('Undo'), exact: true }).click();
    await expect(surname).toHaveValue('RAJAPAKSHAMUDIYANSELAGE');
  });

  await test.step('what is wrong with pasted text is said by field', async () => {
    await page.getByRole('button', { name: words.say('Paste'), exact: true }).click();
    const box = page.getByRole('textbox', { name: words.say('Passenger details'), exact: true });
    await box.fill('DAVID WANG M 05/06/1990 E12345678');
    await expect(page.getByText(words.say('Date of birth: not a real date, or it reads two ways'))).toBeVisible();
    await box.fill('???');
    await expect(page.getByText(words.say('This part could not be read.'))).toBeVisible();
    await expect(page.getByText(words.say('This text contains nothing to fill in.'))).toBeVisible();
  });
});

const FILL_IN = '{0, plural, one {Fill in one passenger} other {Fill in # passengers}}';
