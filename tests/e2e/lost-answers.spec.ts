import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { signIn } from './pages/sign-in.ts';

/** Lets the first call to an address reach the server and loses its answer; answers the keys of all such calls. */
async function loseFirstAnswer(page: Page, address: RegExp): Promise<string[]> {
  const keys: string[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    const answer = await route.fetch();
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  return keys;
}

test('a booking and a payment whose answers get lost are each asked for again and made once', async ({
  page,
  words,
  watch,
  portal,
}) => {
  watch.expect(/ERR_CONNECTION_RESET/);
  await signIn(page, words, 'harbour.op');
  const bookings = await loseFirstAnswer(page, /\/flight\/orders$/);
  const payments = await loseFirstAnswer(page, /\/flight\/orders\/\d+\/payment$/);
  const made = async () =>
    Number((await portal.sql(`select count(*)::int as n from orders where lead_passenger = 'CHAN/TAI MAN'`))[0]?.n);
  const before = await made();

  const results = new ResultsPage(page, words);
  await results.open();
  await results.choose();
  const passengers = new PassengersPage(page, words);
  await passengers.fill(ADULT);
  await passengers.fillContact();
  await passengers.book();
  await page.getByRole('button', { name: words.say('Ask for the answer again') }).click();
  await page.waitForURL(/\/flight\/orders\/\d{10}/);
  expect(new Set(bookings).size).toBe(1);
  expect(bookings.length).toBeGreaterThan(1);
  expect((await made()) - before).toBe(1);

  // The order itself says that it is paid: nothing is sent a second time.
  const order = new OrderPage(page, words);
  await order.pay('Wallet balance');
  await expect(order.sheet).toHaveCount(0);
  await expect(order.nextStep.getByRole('heading')).toBeFocused();
  expect(payments).toHaveLength(1);
  const [paid] = await portal.sql(
    `select count(*)::int as n from ledger_journal where kind = 'payment' and order_id = '${order.id}'`,
  );
  expect(paid?.n).toBe(1);
});
