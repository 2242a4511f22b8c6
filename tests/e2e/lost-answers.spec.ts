import type { Page } from '@playwright/test';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { signIn } from './pages/sign-in.ts';

interface Sent {
  key: string;
  body: string;
}

/** Lets the first call to an address reach the server and loses its answer; answers all such calls as they went out. */
async function loseFirstAnswer(page: Page, address: RegExp): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(address, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    sent.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postData() ?? '' });
    const answer = await route.fetch();
    if (sent.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  return sent;
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
  expect(new Set(bookings.map(({ key }) => key)).size).toBe(1);
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

test('a train booking whose answer gets lost is made once, also where its price is checked anew in between', async ({
  page,
  words,
  watch,
  portal,
}) => {
  watch.expect(/ERR_CONNECTION_RESET/);
  await signIn(page, words, 'harbour.op');
  const bookings = await loseFirstAnswer(page, /\/order\/v2\/train\/orders$/);
  const again = page.getByRole('button', { name: words.say('Ask for the answer again') });
  const form = new PassengersPage(page, words);

  await page.goto(`/train/booking?from=VNP&to=AOH&date=${isoDateAfter(7)}`);
  const train = page.getByRole('article').filter({ has: page.getByText('G101', { exact: true }) });
  await train.getByRole('link').last().click();
  await form.fill({ ...ADULT, surname: 'LEUNG', number: 'K87654321' });
  await form.fillContact();
  await page.getByRole('button', { name: words.say('Hold the seats'), exact: true }).click();
  await expect(again).toBeVisible();

  const [checked] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/verification')),
    page.reload(),
  ]);
  const { data } = await checked.json();
  await again.click();
  await page.waitForURL(/\/train\/orders\/\d{10}/);
  const [first] = bookings;
  expect(bookings.length).toBeGreaterThan(1);
  expect(bookings).toEqual(bookings.map(() => first));
  expect(first?.body).not.toContain(String(data.verificationId));
  const [made] = await portal.sql(
    `select count(*)::int as n from orders where product = 'train' and lead_passenger = 'LEUNG/TAI MAN'`,
  );
  expect(made?.n).toBe(1);
});
