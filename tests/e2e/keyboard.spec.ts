import { PASSWORD } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { Keyboard } from './pages/keyboard.ts';
import { OrderPage } from './pages/order-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { signIn } from './pages/sign-in.ts';

test.use({ contextOptions: {} });

test('the whole way to a ticket by keyboard alone', async ({ page, words }) => {
  const keys = new Keyboard(page);
  const search = new SearchPage(page, words);
  const results = new ResultsPage(page, words);
  const passengers = new PassengersPage(page, words);
  const order = new OrderPage(page, words);
  const button = (name: string) => page.getByRole('button', { name: words.say(name), exact: true });

  await test.step('past the bar by the skip link, and in', async () => {
    await page.goto('/');
    await expect(passengers.field('Username')).toBeVisible();
    await keys.tabTo(page.getByRole('link', { name: words.say('Skip to content') }));
    await keys.press('Enter');
    await keys.tabTo(passengers.field('Username'));
    await keys.write('harbour.op');
    await keys.tabTo(passengers.field('Password'));
    await keys.write(PASSWORD);
    await keys.press('Enter');
    await page.waitForURL('**/flight/booking');
  });

  await test.step('search', async () => {
    await search.isReady();
    for (const [label, typed] of [
      ['From', 'HKG'],
      ['To', 'bangkok'],
    ] as const) {
      const box = page.getByRole('combobox', { name: words.say(label), exact: true });
      await keys.tabTo(box);
      await keys.write(typed);
      await expect(page.getByRole('option').first()).toBeVisible();
      await keys.press('ArrowDown');
      await expect(box).toHaveAttribute('aria-activedescendant', /./);
      await keys.press('Enter');
      await expect(page.getByRole('option')).toHaveCount(0);
    }
    const departure = page.getByRole('button', { name: new RegExp(`^${words.say('Departure')}(\\s|$)`) });
    await keys.tabTo(departure);
    await keys.press('Enter');
    await expect(search.dateBox).toBeVisible();
    await keys.press('Escape');
    await expect(search.dates).toHaveCount(0);
    await keys.hasFocus(departure);
    await keys.press('Enter');
    // The day's field has the focus: the day is typed at once.
    await keys.hasFocus(search.dateBox);
    await keys.write(SEARCH.date);
    await keys.press('Enter');
    await expect(search.dates).toHaveCount(0);
    await keys.hasFocus(departure);
    await keys.tabTo(search.sendButton);
    await keys.press('Enter');
  });

  await test.step('choose', async () => {
    // Not by a mouse click, which would move the focus.
    await expect(results.plainCards.first()).toBeVisible();
    await expect(page.getByText(words.pattern('{answered} of {total} suppliers'))).toHaveCount(0);
    const toggle = results.plainCards.first().locator('[data-card-toggle]');
    await keys.tabTo(page.getByRole('link', { name: words.say('Skip to the flights') }));
    await keys.press('Enter');
    await keys.tabTo(toggle);
    await keys.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await keys.tabTo(page.getByRole('button', { name: words.pattern('Choose {brand} · {price}') }));
    await keys.press('Enter');
    await page.waitForURL('**/flight/booking/confirm');
  });

  await test.step('fill in and book', async () => {
    await expect(passengers.bookButton).toBeEnabled();
    const write = async (label: string, text: string) => {
      await keys.tabTo(passengers.field(label));
      await keys.write(text);
    };
    await write('Family name', ADULT.surname);
    await write('Given names', ADULT.givenName);
    await write('Date of birth', ADULT.birthday);
    await keys.tabTo(page.getByRole('radio', { name: words.say('Female'), exact: true }));
    await keys.press('ArrowRight');
    await expect(page.getByRole('radio', { name: words.say('Male'), exact: true })).toBeChecked();
    await keys.tabTo(page.getByRole('combobox', { name: words.say('Nationality'), exact: true }));
    await keys.write('CN');
    await expect(page.getByRole('option').first()).toBeVisible();
    await keys.press('Enter');
    await expect(page.getByRole('combobox', { name: words.say('Nationality'), exact: true })).toHaveValue(/China/);
    await write('Document number', ADULT.number);
    await write('Document expiry', ADULT.expiry);
    await write('Contact name', 'Chan Tai Man');
    await write('Email', 'ops@harbour.example');
    await write('Area code', '852');
    await write('Phone', '21234567');
    await keys.tabTo(button('Book'));
    await keys.press('Enter');
    await page.waitForURL(/\/flight\/orders\/\d{10}/);
  });

  await test.step('pay', async () => {
    await expect(order.payButton).toBeEnabled();
    await keys.tabTo(order.payButton);
    await keys.press('Enter');
    await expect(order.nextStep).toContainText(words.say('Issued'), { timeout: 30_000 });
  });
});

test('both days of a return are typed one after the other', { tag: '@long' }, async ({ page, words }) => {
  const search = new SearchPage(page, words);
  await signIn(page, words, 'harbour.op');
  await page.getByRole('radio', { name: words.say('Return'), exact: true }).check();
  await search.openDates();
  await expect(search.dateBox).toBeFocused();
  // Nothing is selected by hand: typing replaces a box's value.
  for (const day of [isoDateAfter(40), isoDateAfter(47)]) await page.keyboard.type(`${day}\n`);
  await expect(search.dates).toHaveCount(0);
  const back = page.getByRole('button', { name: new RegExp(`^${words.say('date of return | Return')}(\\s|$)`) });
  await back.click();
  await expect(search.dateBox).toHaveValue(isoDateAfter(40));
  const returnBox = page.getByRole('textbox', { name: words.say('date of return | Return'), exact: true });
  await expect(returnBox).toHaveValue(isoDateAfter(47));
});

test('a form with errors brings the focus to the list of them, and from there to the field', { tag: '@long' }, async ({
  page,
  words,
}) => {
  const keys = new Keyboard(page);
  const passengers = new PassengersPage(page, words);
  await page.goto('/');
  await passengers.field('Username').fill('harbour.op');
  await passengers.field('Password').fill(PASSWORD);
  await passengers.field('Password').press('Enter');
  await page.waitForURL('**/flight/booking');
  const results = new ResultsPage(page, words);
  await results.open();
  await results.choose();
  await expect(passengers.bookButton).toBeEnabled();
  await passengers.bookButton.focus();
  await keys.press('Enter');
  const summary = page.getByRole('group', { name: /\d/ }).first();
  await keys.hasFocus(summary);
  await keys.press('Tab');
  await keys.press('Enter');
  await keys.hasFocus(passengers.field('Family name'));
});
