import type { Page } from '@playwright/test';
import { stepAt, totpOf } from '../../src/server/crypto/totp.ts';
import { Agent, PASSWORD } from './agent.ts';
import { buyFlight } from './bookings-by-hand.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { openAgency } from './open-agency.ts';
import { OrderPage } from './pages/order-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn, signInOnCleanBrowser } from './pages/sign-in.ts';
import { keysOf } from './torture/device.ts';
import { LOOK_UPS, loseFirstAnswer, tellNothing } from './torture/lost-answer.ts';
import type { Words } from './words.ts';

const TRAIN_BOOKINGS = /\/order\/v2\/train\/orders$/;

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
  await tellNothing(page);
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
  await page.getByRole('button', { name: words.say('Check the result') }).click();
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

/** Fills in the booking of a train, and sends it. */
async function holdSeats(page: Page, words: Words, adult: typeof ADULT, days: number): Promise<void> {
  await page.goto(`/train/booking?from=VNP&to=AOH&date=${isoDateAfter(days)}`);
  const train = page.getByRole('article').filter({ has: page.getByText('G101', { exact: true }) });
  await train.getByRole('link').first().click();
  const form = new PassengersPage(page, words);
  await form.fill(adult);
  await form.fillContact();
  await page.getByRole('button', { name: words.say('Hold the seats'), exact: true }).click();
}

test('a train booking whose answer gets lost is made once, also where its price is checked anew in between', {
  tag: '@long',
}, async ({ page, words, watch, portal }) => {
  watch.expect(/ERR_CONNECTION_RESET/);
  await signIn(page, words, 'harbour.op');
  const bookings = await loseFirstAnswer(page, TRAIN_BOOKINGS);
  const again = page.getByRole('button', { name: words.say('Check the result') });
  await tellNothing(page);
  await holdSeats(page, words, { ...ADULT, surname: 'LEUNG', number: 'K87654321' }, 7);
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

/** The page is loaded anew before it could ask what became of what it has sent. */
async function reloadUntold(page: Page, press: () => Promise<void>): Promise<void> {
  await page.route(LOOK_UPS, (route) => route.abort('connectionreset'));
  await press();
  await page.unroute(LOOK_UPS);
  await page.reload();
}

test(
  'a train booking whose answer gets lost opens its order by itself, and after a reload is led to',
  { tag: '@long' },
  async ({ page, words, watch, portal }, test) => {
    watch.expect(/ERR_CONNECTION_RESET/);
    const isPhone = test.project.name === 'phone-en';
    const made = async (surname: string) =>
      (await portal.sql(`select id from orders where lead_passenger = '${surname}/TAI MAN'`)).map(({ id }) =>
        String(id),
      );
    await signIn(page, words, 'harbour.op');

    const here = isPhone ? 'KWAN' : 'KWOK';
    const first = await loseFirstAnswer(page, TRAIN_BOOKINGS);
    await holdSeats(page, words, { ...ADULT, surname: here, number: isPhone ? 'K87654322' : 'K87654323' }, 8);
    await page.waitForURL(/\/train\/orders\/\d{10}/);
    expect(await made(here)).toHaveLength(1);
    expect(new Set(first.map(({ key }) => key)).size).toBe(1);
    await page.unroute(TRAIN_BOOKINGS);

    const later = isPhone ? 'LAU' : 'LUK';
    const second = await loseFirstAnswer(page, TRAIN_BOOKINGS);
    await reloadUntold(page, async () => {
      await holdSeats(page, words, { ...ADULT, surname: later, number: isPhone ? 'K87654324' : 'K87654325' }, 9);
      await expect.poll(() => second.length).toBe(1);
      await expect(page.getByRole('button', { name: words.say('Check the result') })).toBeVisible();
      await page.goto('/flight/orders/drafts');
    });
    await page.getByRole('button', { name: words.say('View'), exact: true }).click();
    const [id] = await made(later);
    await expect(page).toHaveURL(new RegExp(`/train/orders/${id}`));
    expect(await made(later)).toHaveLength(1);
    expect(second).toHaveLength(1);
    await page.goto('/flight/orders/drafts');
    await expect(page.getByText(later)).toHaveCount(0);
  },
);

test(
  'a refund whose answer gets lost is shown after a reload, made once, and nothing of its form is left',
  { tag: '@long' },
  async ({ page, words, watch, portal }, test) => {
    watch.expect(/ERR_CONNECTION_RESET/);
    const op = await Agent.signIn(portal.url, 'harbour.op');
    const { id } = await buyFlight(op, test.project.name === 'phone-en' ? 51 : 53);
    await signIn(page, words, 'harbour.op');
    await page.goto(`/flight/orders/${id}`);
    const asked = await loseFirstAnswer(page, /\/refund$/);
    await reloadUntold(page, async () => {
      await page.getByRole('button', { name: words.say('action | Refund'), exact: true }).click();
      const sheet = sheetOf(page);
      await sheet.getByRole('combobox', { name: words.say('Reason') }).selectOption('1');
      await sheet.getByRole('button', { name: words.say('Request a quote') }).click();
      await expect.poll(() => asked.length).toBe(1);
    });
    await page.getByRole('button', { name: words.say('View'), exact: true }).click();
    const children = await portal.sql(`select id from orders where original_id = '${id}'`);
    expect(children).toHaveLength(1);
    await expect(page).toHaveURL(new RegExp(`/flight/orders/${String(children[0]?.id)}`));
    expect(asked).toHaveLength(1);
    await expect
      .poll(() => keysOf(page, 'interline-drafts').then((keys) => keys.filter((key) => key.includes(id))))
      .toEqual([]);
  },
);

test(
  'recovery codes and an API key whose answers get lost are shown after all',
  { tag: '@long' },
  async ({ page, words, watch, portal }, test) => {
    watch.expect(/ERR_CONNECTION_RESET/);
    const name = `lost.${test.project.name}`;
    const { id } = await openAgency(portal, name);
    await signIn(page, words, name);

    await page.goto('/profile/security');
    const card = page.locator('section', {
      has: page.getByRole('heading', { name: words.say('Two-step log-in'), exact: true }),
    });
    await loseFirstAnswer(page, /\/me\/second-factor$/, 'PUT');
    await reloadUntold(page, async () => {
      await card.getByRole('button', { name: words.say('Set up two-step log-in') }).click();
      await card.getByLabel(words.say('Current password')).fill(PASSWORD);
      await card.getByRole('button', { name: words.say('Continue') }).click();
      const secret = ((await card.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
      await card.getByLabel(words.say('Six-digit code')).fill(totpOf(secret, stepAt(new Date())));
      const isLost = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
      await card.getByRole('button', { name: words.say('Switch on') }).click();
      await isLost;
    });
    await expect(card.getByRole('listitem')).toHaveCount(8);
    await card.getByRole('button', { name: words.say('I have saved them') }).click();
    await expect(card.getByText(words.say('On'), { exact: true })).toBeVisible();

    await signInOnCleanBrowser(page, words, 'harbour.admin');
    await page.goto(`/agency-manager?id=${id}`);
    await loseFirstAnswer(page, /\/apikey$/);
    await reloadUntold(page, async () => {
      await page.getByRole('button', { name: words.say('New API key'), exact: true }).click();
      const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/apikey'));
      await page.getByRole('button', { name: words.say('Create key'), exact: true }).click();
      await isLost;
    });
    await expect(page.getByText(words.say('Copy this key now, it is not shown again:'))).toBeVisible();
  },
);
