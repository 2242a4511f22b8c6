import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn } from './pages/sign-in.ts';

test('a trip on separate tickets is booked only by an agent who says to have read what that means', async ({
  page,
  words,
  inspect,
}) => {
  const results = new ResultsPage(page, words);
  const passengers = new PassengersPage(page, words);
  const order = new OrderPage(page, words);
  await page.goto('/');
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');

  await test.step('it is marked among the offers', async () => {
    await results.open({ from: 'TPE', to: 'NRT', date: isoDateAfter(30) });
    await results.fareType('Combined tickets').click();
    await expect(results.stitchedCards.first()).toBeVisible();
    await expect(results.plainCards).toHaveCount(0);
    await inspect();
  });

  await test.step('choosing it tells what it means and waits for the tick', async () => {
    await results.press(results.stitchedCards.first());
    const sheet = sheetOf(page);
    await expect(sheet).toContainText(words.say('This trip has a self-transfer'));
    await inspect();
    const goOn = sheet.getByRole('button', { name: words.say('Continue'), exact: true });
    await expect(goOn).toBeDisabled();
    await sheet.getByText(words.say('I have read this and will inform the passenger.')).click();
    await goOn.click();
    await page.waitForURL('**/flight/booking/confirm');
  });

  await test.step('it is not booked before the agent has told the traveller', async () => {
    await expect(passengers.bookButton).toBeEnabled();
    await passengers.fill(ADULT);
    await passengers.fillContact();
    await passengers.book();
    await expect(passengers.errorSummary).toContainText(words.say('Self-transfer'));
    await inspect();
    await page.getByRole('checkbox', { name: words.say('I have read this and informed the traveller.') }).click();
    await passengers.book();
    await page.waitForURL(/\/flight\/orders\/\d{10}/);
  });

  await test.step('the order says so for good', async () => {
    await expect(order.payButton).toBeEnabled();
    await order.pay('Wallet balance');
    await expect(order.nextStep).toContainText(words.say('Issued'), { timeout: 30_000 });
    await expect(
      page.getByText(words.say('Separate tickets: bags are checked in again and a missed connection is not covered.')),
    ).toBeAttached();
    await inspect();
  });
});
