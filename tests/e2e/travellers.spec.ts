import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { closeSheet, formOf, sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

test('a traveller is kept, found by pinyin, and fills a passenger in two taps', async ({
  page,
  browser,
  portal,
  words,
  locale,
  inspect,
  watch,
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
    await formOf(page)
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
    await expect(page.getByText(words.say('No matching travellers'))).toBeVisible();
    await inspect();
    await box.fill('');
    await expect(row(/CHEN JIAYI/)).toBeVisible();
  });

  await test.step('another with the same document is asked about, by name', async () => {
    watch.expect(/^409 POST .*often-used-passengers/, /Failed to load resource/);
    await page.goto('/travellers');
    await button('Add a traveller').click();
    await passengers.field('Family name').fill('OUYANGX');
    await passengers.field('Given names').fill('MEI');
    await passengers.field('Document number').fill('E55667788');
    await formOf(page)
      .getByRole('button', { name: words.say('Save'), exact: true })
      .click();
    const question = page.locator('ion-modal').filter({ has: button('Merge') });
    await expect(question).toContainText('OUYANG MEI 欧阳美');
    await question.getByRole('button', { name: words.say('Go back'), exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(passengers.field('Family name')).toHaveValue('OUYANGX');
    await passengers.field('Family name').fill('');
    await passengers.field('Given names').fill('');
    await passengers.field('Document number').fill('');
  });

  await test.step('deleted, and back with one press; deleted again, and gone', async () => {
    await page.goto('/travellers');
    for (const isUndone of [true, false]) {
      await row(/OUYANG MEI/).click();
      await formOf(page)
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
    await expect.poll(async () => (await kept()).length).toBe(0);
  });

  await test.step('a card names its alliance', async () => {
    await page.goto('/travellers/cards');
    await expect(row(/TAN HUI LING/)).toContainText('Star Alliance');
    await inspect();
    await page.goto('/travellers');
    await row(/TAN HUI LING/).click();
    await formOf(page)
      .getByRole('link', { name: /Star Alliance/ })
      .click();
    await expect(formOf(page)).toContainText('8804•••25');
  });

  await test.step('an address that names nobody says so', async () => {
    await page.goto('/travellers?id=00000000-0000-4000-8000-000000000000');
    await expect(page.getByText(words.say('This traveller was deleted, or belongs to another company.'))).toBeVisible();
  });

  const opened = () => portal.sql(`select 1 from audit_log where action = 'openTraveller'`);
  await test.step('two taps fill the passenger, and the opening is in the log', async () => {
    const date = isoDateAfter(30);
    await page.goto(`${ResultsPage.address({ from: 'HKG', to: 'BKK', date })}&airline=TG`);
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

  await test.step('with the card of an alliance partner of the airline that flies, which says so', async () => {
    await expect(passengers.field('Frequent-flyer number')).toHaveValue('004410238871');
    const partner = words.say('From your travellers: a card of an alliance partner');
    await expect(page.getByText(partner, { exact: true })).toHaveCount(2);
  });

  await test.step('who is chosen is marked, and all of it can be undone', async () => {
    await button('From list').click();
    await expect(sheetOf(page).getByRole('button', { name: /CHEN JIAYI/ })).toContainText(words.say('Selected'));
    await closeSheet(page);
    await button('Undo').click();
    await expect(passengers.field('Family name')).toHaveValue('');
    await expect(passengers.field('Document number')).toHaveValue('');
    await expect(page.getByText(words.say('From your travellers'), { exact: true })).toHaveCount(0);
  });

  await test.step('a list that is closed while somebody is opened fills nothing in', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/often-used-passengers/*', async (route) => {
      const response = await route.fetch();
      await held.promise;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await button('From list').click();
    const asked = page.waitForRequest('**/often-used-passengers/*');
    await sheetOf(page)
      .getByRole('button', { name: /CHEN JIAYI/ })
      .click();
    const request = await asked;
    await closeSheet(page);
    const isOver = request.response().catch(() => null);
    held.resolve();
    await isOver;
    await page.unroute('**/often-used-passengers/*');
    // A later choice comes after any effect of the first answer.
    await button('From list').click();
    await sheetOf(page)
      .getByRole('button', { name: /HUANG ZIHAN/ })
      .click();
    await expect(passengers.field('Family name')).toHaveValue('HUANG');
    await button('Undo').last().click();
    await expect(passengers.field('Family name')).toHaveValue('');
    await expect(page.getByText(words.say('From your travellers'), { exact: true })).toHaveCount(0);
  });

  await test.step('who is chosen next has nothing of the one before, not after a reload either', async () => {
    const choose = async (name: RegExp) => {
      await button('From list').click();
      await sheetOf(page).getByRole('button', { name }).click();
    };
    const source = page.getByText(words.say('From your travellers'), { exact: true }).first();
    await choose(/CHEN JIAYI/);
    await expect(passengers.field('Frequent-flyer number')).toHaveValue('004410238871');
    await expect(page.getByText(words.pattern('Saved {time}'))).toBeVisible();
    await page.reload();
    await expect(source).toBeVisible();
    await choose(/BECKER JULIA/);
    await expect(passengers.field('Family name')).toHaveValue('BECKER');
    await expect(passengers.field('Frequent-flyer number')).toHaveValue('992003348120577');
    await choose(/HUANG ZIHAN/);
    await expect(passengers.field('Family name')).toHaveValue('HUANG');
    await expect(passengers.field('Frequent-flyer number')).toHaveValue('');
    await expect(passengers.field('Passenger’s phone')).toHaveValue('');
    for (const before of ['BECKER', 'CHEN', '']) {
      await button('Undo').last().click();
      await expect(passengers.field('Family name')).toHaveValue(before);
    }
    await expect(source).toHaveCount(0);
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

  await test.step('the SuperUser sees in the user log who had numbers shown', async () => {
    const context = await browser.newContext({ baseURL: portal.url, locale, viewport: page.viewportSize() });
    const admin = await context.newPage();
    await signIn(admin, words, 'harbour.admin');
    await admin.goto('/user-log');
    await admin.getByRole('button', { name: words.say('Numbers shown'), exact: true }).click();
    const log = admin.getByRole('list', { name: words.say('User log') });
    const table = admin.getByRole('table', { name: words.say('User log') });
    const rows = log.getByRole('listitem').or(table.locator('tbody').getByRole('row'));
    await expect(rows.filter({ hasText: 'CHEN JIAYI' }).first()).toContainText('Harbour operations');
    await expect(rows.filter({ hasNotText: words.action('openTraveller') })).toHaveCount(0);
    await context.close();
  });

  await test.step('another company sees nobody of them', async () => {
    const context = await browser.newContext({ baseURL: portal.url, locale });
    const other = await context.newPage();
    await signIn(other, words, 'meridian.op');
    await other.goto('/travellers');
    await expect(other.getByText(words.say('No travellers yet'))).toBeVisible();
    await other.getByRole('searchbox', { name: words.say('Search travellers') }).fill('E55667788');
    await expect(other.getByText(words.say('No matching travellers'))).toBeVisible();
    await context.close();
  });
});
