import type { Page } from '@playwright/test';
import { PATIENCE } from '../tools/run-mode.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';
import { consoleLineOf, NO_NETWORK } from './watch.ts';
import type { Words } from './words.ts';

/** Signs in and opens the passenger form with the cheapest plain offer of a day. */
async function toPassengers(page: Page, words: Words, days: number): Promise<PassengersPage> {
  await signIn(page, words, 'harbour.op');
  const results = new ResultsPage(page, words);
  await results.open({ ...SEARCH, date: isoDateAfter(days) });
  await results.choose();
  return new PassengersPage(page, words);
}

async function fillAndBook(passengers: PassengersPage): Promise<OrderPage> {
  await expect(passengers.bookButton).toBeEnabled();
  await passengers.bookAdult();
  return new OrderPage(passengers.page, passengers.words);
}

test('names with accents or in Chinese, a birthday to come and an expired document are told at the field', {
  tag: '@long',
}, async ({ page, words, inspect }) => {
  const passengers = await toPassengers(page, words, 31);
  await expect(passengers.bookButton).toBeEnabled();
  await passengers.fill({
    ...ADULT,
    surname: 'MÜLLER',
    givenName: '小明',
    birthday: isoDateAfter(5),
    expiry: isoDateAfter(-5),
  });
  await passengers.fillContact();
  await passengers.book();
  expect(await passengers.errorOf('Family name')).toContain(words.field('surnameLetters'));
  expect(await passengers.errorOf('Given names')).toContain(words.field('givenNameLetters'));
  expect(await passengers.errorOf('Date of birth')).toContain(words.field('birthdayFuture'));
  expect(await passengers.errorOf('Document expiry')).toContain(words.field('expiryPassed'));
  await inspect();
  // The right spelling is offered, and filled in on request.
  await page.getByRole('button', { name: words.say('Write {written}').replace('{written}', 'MUELLER') }).click();
  await expect(passengers.field('Family name')).toHaveValue('MUELLER');
  await page.getByRole('button', { name: words.say('Write {written}').replace('{written}', 'XIAOMING') }).click();
  await expect(passengers.field('Given names')).toHaveValue('XIAOMING');
  await passengers.field('Given names').fill('สมชาย');
  await expect(
    page.getByText(words.say('Copy the Latin letters from the machine-readable line at the foot of the document.')),
  ).toBeVisible();
});

test('a session that ends in the middle of the form is renewed over it, and nothing typed is lost', async ({
  page,
  words,
  watch,
  portal,
  inspect,
}) => {
  const passengers = await toPassengers(page, words, 32);
  await expect(passengers.bookButton).toBeEnabled();
  await passengers.fill(ADULT);
  await passengers.fillContact();
  watch.expect(/^401 /, consoleLineOf(401));
  await portal.sql('delete from sessions');
  await passengers.book();
  await expect(sheetOf(page).getByLabel(words.say('Password'), { exact: true })).toBeVisible();
  await inspect();
  await logIn(page, words, 'harbour.op');
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(passengers.field('Family name')).toHaveValue(ADULT.surname);
  await expect(passengers.field('Document number')).toHaveValue(ADULT.number);
  await passengers.book();
  await page.waitForURL(/\/flight\/orders\/\d{10}/);
});

test('a moved price is shown with its difference and can be accepted', async ({ page, words, portal, inspect }) => {
  portal.steer({ '*': { verify: 'priceChanged' } });
  const passengers = await toPassengers(page, words, 33);
  await expect(page.getByRole('heading', { name: words.say('The price has changed') })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: words.say('Accept and continue') }).click();
  await fillAndBook(passengers);
});

test('a moved price can be refused, which leads back to the results', { tag: '@long' }, async ({
  page,
  words,
  portal,
}) => {
  portal.steer({ '*': { verify: 'priceChanged' } });
  await toPassengers(page, words, 34);
  await page.getByRole('button', { name: words.say('Choose another flight') }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('seats that sold out are told, and the search is offered again', { tag: '@long' }, async ({
  page,
  words,
  portal,
  inspect,
}) => {
  portal.steer({ '*': { verify: 'soldOut' } });
  await toPassengers(page, words, 35);
  await expect(page.getByRole('heading', { name: words.say('These seats have just sold out') })).toBeVisible();
  await inspect();
});

test('seats that sell out on the way to the booking are told once, and another flight is offered', {
  tag: '@long',
}, async ({ page, words, watch, portal }) => {
  watch.expect(/^409 POST .*\/flight\/orders/, consoleLineOf(409));
  const passengers = await toPassengers(page, words, 46);
  await expect(passengers.bookButton).toBeEnabled();
  await passengers.fill(ADULT);
  await passengers.fillContact();
  portal.steer({ '*': { book: 'soldOut', verify: 'soldOut' } });
  await passengers.book();
  await expect(page.getByRole('heading', { name: words.say('These seats have just sold out') })).toBeVisible();
  await expect(page.getByText(words.refusal('soldOut'))).toHaveCount(0);
  await expect(passengers.field('Family name')).toHaveValue(ADULT.surname);
  await page.getByRole('button', { name: words.say('Choose another flight') }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('documents that are no longer accepted are cleared, but only once that is accepted', { tag: '@long' }, async ({
  page,
  words,
  portal,
}) => {
  const passengers = await toPassengers(page, words, 47);
  await expect(passengers.bookButton).toBeEnabled();
  await passengers.fill({ ...ADULT, document: 'chinesePassport' });
  await expect(page.getByText(words.pattern('Saved {time}')).first()).toBeVisible();
  portal.steer({ '*': { verify: 'documentsChanged' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: words.say('The document rules have changed') })).toBeVisible();
  await expect(
    page.getByText(words.say('If you accept, these details are cleared and must be typed again:')),
  ).toBeVisible();
  await expect(passengers.field('Document number')).toHaveValue(ADULT.number);
  await page.getByRole('button', { name: words.say('Accept and continue') }).click();
  await expect(passengers.field('Document number')).toHaveValue('');
  await expect(passengers.field('Family name')).toHaveValue(ADULT.surname);
});

test('an offer older than ten minutes is checked as expired', { tag: '@long' }, async ({
  page,
  words,
  portal,
  inspect,
}) => {
  await signIn(page, words, 'harbour.op');
  const results = new ResultsPage(page, words);
  await results.open({ ...SEARCH, date: isoDateAfter(36) });
  await portal.sql(`update flight_searches set expires_at = now() - interval '1 minute'`);
  await results.choose();
  await expect(page.getByRole('heading', { name: words.say('These results are too old') })).toBeVisible();
  await inspect();
});

test('a document number is put into its plain form and a country is found by its name', { tag: '@long' }, async ({
  page,
  words,
}) => {
  const passengers = await toPassengers(page, words, 37);
  await expect(passengers.bookButton).toBeEnabled();
  await passengers.fill({ ...ADULT, number: 'K 12-34' });
  expect(await passengers.field('Document number').inputValue()).toBe('K1234');
  await passengers.choose('Nationality', 'Hong Kong');
  await expect(page.getByRole('combobox', { name: words.say('Nationality'), exact: true })).toHaveValue(/Hong Kong/);
});

test('a nationality that the fare is not open to is told at the field, and nothing typed is lost', {
  tag: '@long',
}, async ({ page, words, watch, portal, inspect }) => {
  const passengers = await toPassengers(page, words, 41);
  await expect(passengers.bookButton).toBeEnabled();
  await passengers.fill(ADULT);
  await passengers.fillContact();
  // The rule was added after the form's price check: only the server knows it.
  await portal.sql(
    `update flight_verifications set solution = jsonb_set(solution, '{restrictions,eligibleCountries}', '["SG"]')`,
  );
  watch.expect(/^422 POST .*\/flight\/orders$/, consoleLineOf(422));
  await passengers.book();
  const summary = passengers.errorSummary;
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(words.field('nationalityNotEligible'));
  expect(await passengers.errorOf('Nationality')).toContain(words.field('nationalityNotEligible'));
  await inspect();
  for (const [label, value] of [
    ['Family name', ADULT.surname],
    ['Given names', ADULT.givenName],
    // Dates are shown in words on blur.
    ['Date of birth', /1985/],
    ['Document number', ADULT.number],
    ['Document expiry', /\d{4}/],
    ['Contact name', 'Chan Tai Man'],
  ] as const)
    await expect(passengers.field(label)).toHaveValue(value);
  // The link leads to the field; with another nationality the same form books.
  await summary.getByRole('link').click();
  await expect(page.getByRole('combobox', { name: words.say('Nationality'), exact: true })).toBeFocused();
  await passengers.choose('Nationality', 'Singapore');
  await passengers.book();
  await page.waitForURL(/\/flight\/orders\/\d{10}/);
});

test('without enough money every way to pay is closed, in the spec’s words', { tag: '@long' }, async ({
  page,
  words,
  portal,
  inspect,
}) => {
  const order = await fillAndBook(await toPassengers(page, words, 38));
  const kept = await portal.sql(
    `select id, balance, credit_limit from ledger_accounts where kind in ('wallet', 'credit')`,
  );
  await portal.sql(`update ledger_accounts set balance = 0, credit_limit = 0 where kind in ('wallet', 'credit')`);
  await order.open(order.id);
  await order.openPayment();
  await expect(order.sheet.getByText(words.say('Insufficient Account Balance')).first()).toBeVisible();
  await expect(order.payButton).toBeDisabled();
  await inspect();
  for (const { id, balance, credit_limit } of kept)
    await portal.sql('update ledger_accounts set balance = $2, credit_limit = $3 where id = $1', [
      id,
      balance,
      credit_limit,
    ]);
});

test('a deadline that passes while the payment is open closes the payment', async ({
  page,
  words,
  portal,
  inspect,
}) => {
  const order = await fillAndBook(await toPassengers(page, words, 39));
  await expect(order.payButton).toBeEnabled();
  await portal.sql(`update orders set pay_by = now() + $2 * interval '1 second' where id = $1`, [
    order.id,
    10 * PATIENCE,
  ]);
  await order.open(order.id);
  await order.openPayment();
  await expect(order.sheet.getByText(words.refusal('deadlinePassed')).first()).toBeVisible();
  await expect(order.payButton).toBeDisabled();
  await inspect();
});

test('a server that dies in the middle of ticketing issues after its restart', { tag: '@long' }, async ({
  page,
  words,
  watch,
  ownPortal,
}) => {
  // While the server starts, the browser may check for a new worker and get its 503, too.
  watch.expect(NO_NETWORK, /^50[0-9] /, /bad HTTP response code \(503\)/);
  const portal = await ownPortal();
  portal.steer({ '*': { issue: 'pending', pendingMs: 1500 } });
  await page.goto(portal.url);
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');
  const results = new ResultsPage(page, words, portal.url);
  await results.open({ ...SEARCH, date: isoDateAfter(40) });
  await results.choose();
  const order = await fillAndBook(new PassengersPage(page, words));
  await expect(order.payButton).toBeEnabled();
  await order.pay('Wallet balance');
  await expect(order.nextStep).toContainText(words.say('Ticketing'));
  await portal.end('SIGKILL');
  await portal.run();
  await expect
    .poll(async () => (await portal.sql('select status from orders where id = $1', [order.id]))[0]?.status, {
      timeout: 60_000,
    })
    .toBe('issued');
  await page.goto(`${portal.url}/flight/orders/${order.id}`);
  await expect(order.nextStep).toContainText(words.say('Issued'));
  for (const ticket of await order.ticketNumbers()) expect(ticket).toMatch(/^\d{13}$/);
});
