import { expect, test } from './fixtures.ts';
import { FilterPanel } from './pages/filter-panel.ts';
import { OrderPage } from './pages/order-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { logIn } from './pages/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ contextOptions: {} });

test('an agent searches, compares, books, pays and holds tickets', async ({ page, words, inspect }) => {
  const search = new SearchPage(page, words);
  const results = new ResultsPage(page, words);
  const passengers = new PassengersPage(page, words);
  const order = new OrderPage(page, words);

  await test.step('sign in', async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: words.say('Log in'), exact: true })).toBeVisible();
    await inspect();
    await logIn(page, words, 'harbour.op');
    await page.waitForURL('**/flight/booking');
  });

  await test.step('search', async () => {
    await search.isReady();
    await inspect();
    await search.choosePlace('From', 'HKG');
    await search.choosePlace('To', 'bangkok');
    await search.typeDate(SEARCH.date);
    await inspect();
    await search.send();
  });

  await test.step('compare', async () => {
    await results.isDone();
    await inspect();
    const all = await results.flightCount();
    const filters = new FilterPanel(page, words);
    await filters.open();
    await inspect();
    await filters.toggle('Non-stop');
    await filters.close();
    await expect.poll(() => results.flightCount()).toBeLessThan(all);
    await expect(results.cards.first()).toBeVisible();
  });

  await test.step('choose', async () => {
    await results.choose();
    await expect(page.getByRole('button', { name: words.say('Book'), exact: true })).toBeEnabled();
    await inspect();
  });

  await test.step('fill in the passenger and book', async () => {
    await passengers.fill(ADULT);
    await passengers.fillContact();
    await inspect();
    await passengers.book();
    await page.waitForURL(/\/flight\/orders\/\d{10}/);
  });

  await test.step('pay from the wallet and hold tickets', async () => {
    // The payment opens by itself after a booking.
    await expect(order.payButton).toBeEnabled();
    await inspect();
    await order.pay('Wallet balance');
    await expect(order.nextStep).toContainText(words.say('Issued'), { timeout: 30_000 });
    const tickets = await order.ticketNumbers();
    expect(tickets).toHaveLength(1);
    for (const ticket of tickets) expect(ticket).toMatch(/^\d{13}$/);
    await inspect();
  });

  await test.step('find it among the bookings', async () => {
    const id = order.id;
    await page.goto('/flight/orders');
    await expect(page.locator(`a[href*="${id}"]`).first()).toBeVisible();
    await inspect();
  });
});
