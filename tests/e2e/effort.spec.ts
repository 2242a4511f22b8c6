import { sampled } from '../tools/run-mode.ts';
import { Agent } from './agent.ts';
import { airlineDate, airlineDay, isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { Effort } from './pages/effort.ts';
import { OrderPage } from './pages/order-page.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { logIn } from './pages/sign-in.ts';

const DOCS = `SSR DOCS YY HK1 P/CN/E12345678/CN/01JAN80/F/${airlineDate(isoDateAfter(2000))}/ZHANG/SAN/P1`;

test.beforeEach(async ({ page, context, portal, words }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const op = await Agent.signIn(portal.url, 'harbour.op');
  // As after a first booking: the account knows the phone.
  await op.call('saveUserConfig', { key: 'contactPhone', value: '21234567' });
  await page.goto('/');
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');
  await page.evaluate((text) => navigator.clipboard.writeText(text), DOCS);
});

const WAYS = [
  ['form', { taps: 11, keys: 8 }],
  ['words', { taps: 7, keys: 14 }],
] as const;

for (const [way, most] of WAYS.slice(sampled(0, 1))) {
  test(`from the search to a ticket by ${way} takes few taps and keys`, async ({ page, words }) => {
    const search = new SearchPage(page, words);
    const results = new ResultsPage(page, words);
    const passengers = new PassengersPage(page, words);
    const order = new OrderPage(page, words);
    const effort = new Effort();
    await search.isReady();
    if (way === 'form') await byForm();
    else await byWords();

    await test.step('choose, fill in, book and pay', async () => {
      await results.isDone();
      await effort.tap(results.plainCards.first().locator('[data-card-toggle]'));
      await effort.tap(page.getByRole('button', { name: words.pattern('Choose {brand} · {price}') }));
      await page.waitForURL('**/flight/booking/confirm');
      await effort.tap(page.getByRole('button', { name: words.say('Paste'), exact: true }));
      await expect(passengers.field('Family name')).toHaveValue('ZHANG');
      await expect(passengers.field('Phone')).toHaveValue('21234567');
      await expect(passengers.bookButton).toBeEnabled();
      await effort.tap(passengers.bookButton);
      await page.waitForURL(/\/flight\/orders\/\d{10}/);
      await expect(order.payButton).toBeEnabled();
      await effort.tap(order.payButton);
      await expect(order.nextStep).toContainText(words.say('Issued'), { timeout: 30_000 });
    });
    expect(effort.taps).toBeLessThanOrEqual(most.taps);
    expect(effort.keys).toBeLessThanOrEqual(most.keys);

    async function byForm() {
      await effort.tap(page.getByRole('button', { name: new RegExp(`^${words.say('From')}`) }));
      // Nearby places are shown before anything is typed.
      await effort.tap(page.getByRole('option', { name: /HKG/ }));
      await effort.tap(page.getByRole('button', { name: new RegExp(`^${words.say('To')}`) }));
      const to = page.getByRole('combobox', { name: words.say('To'), exact: true });
      await expect(to).toBeFocused();
      await effort.type(to, 'bkk', 'Enter');
      await expect(page.getByRole('button', { name: /^To BKK/ })).toBeVisible();
      await effort.tap(page.getByRole('button', { name: /^Departure/ }));
      await expect(search.dateBox).toBeFocused();
      await effort.tap(search.dates.locator(`[data-day="${isoDateAfter(20)}"]`));
      await expect(search.dates).toBeHidden();
      await effort.tap(search.sendButton);
    }

    async function byWords() {
      const line = page.getByRole('textbox', { name: words.say('Search by words') });
      await effort.tap(line);
      await effort.type(line, `hkg bkk ${airlineDay(isoDateAfter(20)).toLowerCase()}`, 'Enter');
    }
  });
}
