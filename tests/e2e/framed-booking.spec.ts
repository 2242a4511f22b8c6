import { startPaymentSandbox } from '../fakes/payments/sandbox.ts';
import { expect, test } from './fixtures.ts';
import { prepareHost, withoutStorage } from './host-page.ts';
import { OrderPage } from './pages/order-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';

test('an agency books in a frame of its own system, in a browser without storage, and pays in a tab beside it', async ({
  ownPortal,
  words,
}) => {
  const sandbox = await startPaymentSandbox();
  const portal = await ownPortal((url) => sandbox.env(url));
  const { host } = await prepareHost(portal, 'quay.op');
  const { context, close } = await withoutStorage();
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(host.url);
    await expect(page.getByRole('status')).toHaveText('Logged in');
    const [, frame] = page.frames();
    if (!frame) throw new Error('no frame');
    await expect(frame.getByRole('heading', { name: words.say('Search flights'), level: 1 })).toBeAttached();
    const button = page.getByRole('button', { name: 'Flights' });
    await button.evaluate((element, path) => Object.assign(element.dataset, { path }), ResultsPage.address(SEARCH));
    await button.click();
    const results = new ResultsPage(frame, words);
    await results.isDone();
    await results.choose();

    const passengers = new PassengersPage(frame, words);
    await passengers.fill(ADULT);
    // What such a frame may not do by itself: open a calendar, read the clipboard.
    await frame.getByRole('button', { name: 'Pick: Date of birth' }).press('Enter');
    await expect(passengers.field('Date of birth')).toBeFocused();
    await passengers.fillContact();
    await passengers.book();
    await frame.waitForURL(/\/flight\/orders\/\d{10}/);

    const order = new OrderPage(frame, words);
    await order.pay('Stripe');
    const goOn = order.sheet.getByRole('link', { name: 'Go on to Stripe' });
    const [tab] = await Promise.all([context.waitForEvent('page'), goOn.click()]);
    await tab.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(tab.getByRole('heading', { name: words.say('You can close this tab') })).toBeVisible();
    await expect(order.nextStep).toContainText(words.say('Issued'));
    await expect(frame.getByText(/^Stripe · /)).toBeVisible();

    await frame.getByRole('button', { name: /^Copy ticket number/ }).click();
    await expect(
      frame.getByText(words.say('This browser does not allow copying. Please select the text instead.')),
    ).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    await close();
    await host.close();
    await sandbox.close();
  }
});
