import { expect, test } from './fixtures.ts';
import { withoutStorage } from './host-page.ts';
import { OrderPage } from './pages/order-page.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { logIn } from './pages/sign-in.ts';

test('where the browser blocks all site data, an agent logs in, searches, books and pays', async ({
  portal,
  words,
}) => {
  const { context, close } = await withoutStorage();
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(portal.url);
    expect(
      await page.evaluate(() => {
        try {
          return typeof localStorage;
        } catch {
          return 'refused';
        }
      }),
    ).toBe('refused');
    // No reload from here on: only the page holds the session, and says so.
    const warning =
      'This browser stores nothing for this site. Stay in this tab and do not reload it, or you have to log in again.';
    await expect(page.getByText(words.say(warning))).toBeVisible();
    await logIn(page, words, 'harbour.op');
    await page.waitForURL('**/flight/booking');

    const search = new SearchPage(page, words);
    await search.isReady();
    await search.choosePlace('From', SEARCH.from);
    await search.choosePlace('To', SEARCH.to);
    await search.typeDate(SEARCH.date);
    await search.send();
    const results = new ResultsPage(page, words);
    await results.isDone();
    await results.choose();

    const passengers = new PassengersPage(page, words);
    await passengers.bookAdult();

    const order = new OrderPage(page, words);
    await expect(order.payButton).toBeEnabled();
    await order.pay('Wallet balance');
    await expect(order.nextStep).toContainText(words.say('Issued'));
    expect(await order.ticketNumbers()).toHaveLength(1);
    expect(faults).toEqual([]);
  } finally {
    await close();
  }
});
