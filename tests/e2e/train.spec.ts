import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { signIn } from './pages/sign-in.ts';

test('an agent finds a train by pinyin, holds its seats, pays and has the ticket', async ({ page, words, inspect }) => {
  const form = new PassengersPage(page, words);
  const order = new OrderPage(page, words);
  const press = (name: string) => page.getByRole('button', { name: words.say(name), exact: true }).click();

  /** Takes the first station or city that is offered. */
  const choose = async (label: string, typed: string) => {
    await page.getByRole('combobox', { name: words.say(label), exact: true }).fill(typed);
    await page.getByRole('listbox').getByRole('option').first().click();
  };

  await test.step('search', async () => {
    await signIn(page, words, 'harbour.op');
    await page.goto('/train/booking');
    await choose('From', 'beijing');
    await choose('To', 'shhq');
    await form.field('Departure date').fill(isoDateAfter(3));
    await inspect();
    await press('Search trains');
    await expect(page.getByRole('list', { name: words.say('Trains'), exact: true })).toBeVisible();
    await inspect();
  });

  await test.step('look at the stops and choose a class', async () => {
    const train = page.getByRole('article').filter({ has: page.getByText('G101', { exact: true }) });
    await train.getByRole('button', { name: words.say('All stops') }).click();
    await expect(train.getByRole('rowheader').first()).toBeVisible();
    await train.getByRole('link').first().click();
    await page.waitForURL('**/train/booking/confirm?**');
    await expect(page.getByRole('region', { name: words.say('Refund fees') })).toBeVisible();
  });

  await test.step('the number of an ID card fills in what it says of its bearer, and is marked there', async () => {
    await expect(form.field('Document')).toHaveValue('idcard');
    await form.field('Document number').fill('11010519491231002X');
    await expect(form.field('Date of birth')).toHaveValue(/1949/);
    await expect(page.getByRole('radio', { name: words.say('Female'), exact: true })).toBeChecked();
    await expect(page.getByText(words.say('From the ID card number'), { exact: true })).toHaveCount(3);
    await inspect();
  });

  await test.step('fill in the passenger, and choose a seat by keyboard in the picture of the row', async () => {
    await form.fill({ ...ADULT, number: `K${Date.now() % 100_000_000}` });
    await form.fillContact();
    const seats = page.getByRole('radiogroup', { name: words.pattern('Seat of passenger {number}') });
    await expect(seats.getByRole('radio')).toHaveCount(6);
    await seats.getByRole('radio', { name: words.say('No preference'), exact: true }).focus();
    // Back from the first of them is the last.
    await page.keyboard.press('ArrowUp');
    await expect(seats.getByRole('radio', { name: /^F/ })).toBeChecked();
    await form.field('Reference ID').fill('Fair 2026/a7');
    await inspect();
  });

  await test.step('leave it, and go on with it from the drafts', async () => {
    await page.goto('/flight/orders/drafts');
    const draft = page.getByRole('button', { name: words.pattern('Train {route}, {passengers}') });
    await expect(draft).toBeVisible();
    await inspect();
    await draft.click();
    await page.waitForURL('**/train/booking/confirm?**');
    await expect(form.field('Family name')).toHaveValue(ADULT.surname);
    await expect(form.field('Reference ID')).toHaveValue('Fair 2026/a7');
    await expect(page.getByRole('radio', { name: /^F · / })).toBeChecked();
    await press('Hold the seats');
    await page.waitForURL(/\/train\/orders\/\d{10}/);
  });

  await test.step('pay from the wallet and hold the ticket', async () => {
    // The payment comes up by itself after a booking.
    await expect(order.payButton).toBeEnabled();
    await order.pay('Wallet balance');
    await expect(order.nextStep).toContainText(words.say('Issued'), { timeout: 30_000 });
    expect(await order.ticketNumbers()).toHaveLength(1);
    await inspect();
  });

  await test.step('give it another number of the agency’s own, and find it by that in capitals', async () => {
    const { pathname } = new URL(page.url());
    await press('Edit the reference ID');
    const number = order.sheet.getByRole('textbox', { name: words.say('Reference ID'), exact: true });
    await expect(number).toHaveValue('Fair 2026/a7');
    await number.fill('Fair 2026/b8');
    await inspect();
    await order.sheet.getByRole('button', { name: words.say('Save'), exact: true }).click();
    await expect(order.sheet).toHaveCount(0);
    await expect(page.getByText('Fair 2026/b8', { exact: true })).toBeVisible();
    await page.goto(`/flight/orders?q=${encodeURIComponent('FAIR 2026/B8')}`);
    await expect(page.locator(`a[href*="${pathname}"]`)).toContainText('Fair 2026/b8');
    await page.goto(pathname);
  });

  await test.step('take it away as a paper for the passenger, by text and as a PDF', async () => {
    await press('Itinerary');
    await order.sheet.getByRole('radio', { name: words.say('With prices'), exact: true }).click();
    await inspect();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      order.sheet.getByRole('button', { name: words.say('Download PDF') }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^\d{10}\.pdf$/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await order.sheet.getByRole('button', { name: words.say('Copy as text') }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(new RegExp(`G101[\\s\\S]*${ADULT.surname}`));
    await order.sheet.getByRole('button', { name: words.say('Close') }).click();
    await expect(order.sheet).toHaveCount(0);
  });

  await test.step('change it to another class, which costs more', async () => {
    await press('train | Change');
    const dearer = order.sheet.getByRole('group', { name: 'G103', exact: true }).getByRole('radio').first();
    await dearer.check();
    await inspect();
    await order.sheet.getByRole('button', { name: words.say('train | Request this change') }).click();
    await expect(order.nextStep).toContainText(words.say('train | Change to be paid'), { timeout: 30_000 });
    await inspect();
    await order.openPayment();
    await order.pay('Wallet balance');
    await expect(order.nextStep).toContainText(words.say('train | Changed'), { timeout: 30_000 });
  });

  await test.step('give it back: the quote is seen before anything is given back', async () => {
    await press('action | Refund');
    await expect(order.sheet.getByText(words.say('The railway’s refund fee'))).toBeVisible();
    await inspect();
    await order.sheet.getByRole('button', { name: words.say('Request a quote') }).click();
    await expect(page.getByText(words.say('Railway’s refund fee'))).toBeVisible({ timeout: 30_000 });
    await inspect();
    await order.nextStep.getByRole('button').first().click();
    await press('Confirm refund');
    await expect(order.nextStep).toContainText(words.say('Refunded, money returned'), { timeout: 30_000 });
  });

  await test.step('find it among the train bookings', async () => {
    const id = /\/train\/orders\/(\d+)/.exec(page.url())?.[1] ?? '';
    await page.goto('/train/orders');
    await expect(page.locator(`a[href*="${id}"]`).first()).toBeVisible();
    await inspect();
  });

  await test.step('and among all bookings, where trains can be looked at alone', async () => {
    await page.goto('/flight/orders');
    const trains = page.locator(':is(a[href*="/train/orders/2"], a[href*="/train/orders/3"])');
    const flights = page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])');
    await expect(trains.first()).toBeVisible();
    await expect(flights.first()).toBeVisible();
    await press('bookings | Trains');
    await expect(flights).toHaveCount(0);
    await expect(trains.first()).toBeVisible();
    await inspect();
    await trains.first().click();
    await page.waitForURL(/\/train\/orders\/\d{10}/);
  });
});
