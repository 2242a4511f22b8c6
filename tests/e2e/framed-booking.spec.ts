import { startPaymentSandbox } from '../fakes/payments/sandbox.ts';
import { airlineDate } from './days.ts';
import { expect, test } from './fixtures.ts';
import { openFramed, prepareHost, withoutStorage } from './host-page.ts';
import { OrderPage } from './pages/order-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { sheetOf } from './pages/sheet.ts';

test('an agency books in a frame of its own system, in a browser without storage, and pays in a tab beside it', async ({
  ownPortal,
  words,
}) => {
  const sandbox = await startPaymentSandbox();
  const portal = await ownPortal((url) => sandbox.env(url));
  const { host } = await prepareHost(portal, 'quay.op');
  const { context, close } = await withoutStorage();
  try {
    const { page, frame, show, faults } = await openFramed(context, host);
    await expect(frame.getByRole('heading', { name: words.say('Search flights'), level: 1 })).toBeAttached();
    await show(ResultsPage.address(SEARCH));
    const results = new ResultsPage(frame, words);
    await results.isDone();
    await results.choose();

    const passengers = new PassengersPage(frame, words);
    // What such a frame may not do: read the clipboard, open a calendar.
    await frame.getByRole('button', { name: words.say('Paste'), exact: true }).click();
    const pasted = `SSR DOCS YY HK1 P/CN/E12345678/CN/01JAN80/F/${airlineDate(ADULT.expiry)}/ZHANG/SAN/P1`;
    await frame.getByRole('textbox', { name: words.say('Passenger details'), exact: true }).fill(pasted);
    await frame.getByRole('button', { name: 'Fill in one passenger', exact: true }).click();
    await expect(passengers.field('Family name')).toHaveValue('ZHANG');
    await passengers.fill(ADULT);
    await frame.getByRole('button', { name: 'Pick: Date of birth' }).press('Enter');
    await expect(passengers.field('Date of birth')).toBeFocused();
    await passengers.fillContact();
    await passengers.book();
    await frame.waitForURL(/\/flight\/orders\/\d{10}/);

    const order = new OrderPage(frame, words);
    await order.pay('Stripe');
    const goOn = order.sheet.getByRole('link', { name: 'Continue to Stripe' });
    const [tab] = await Promise.all([context.waitForEvent('page'), goOn.click()]);
    await tab.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(tab.getByRole('heading', { name: words.say('You can close this tab') })).toBeVisible();
    await expect(order.nextStep).toContainText(words.say('Issued'));
    await expect(frame.getByText(/^Stripe · /)).toBeVisible();

    await frame.getByRole('button', { name: /^Copy ticket number/ }).click();
    await expect(
      frame.getByText(words.say('This browser does not allow copying. Please select the text instead.')),
    ).toBeVisible();

    await frame.getByRole('button', { name: words.say('Itinerary'), exact: true }).click();
    // As in browsers that share and print; the tests' browser does neither.
    await frame.evaluate(() => {
      const refusal = () => Promise.reject(new DOMException('not in a frame', 'NotAllowedError'));
      Object.assign(navigator, { canShare: () => true, share: refusal });
      const print = () => Object.assign(document.body.dataset, { printed: 'yes' });
      Object.assign(window, { print });
    });
    const share = order.sheet.getByRole('button', { name: words.say('Share'), exact: true });
    const [file] = await Promise.all([page.waitForEvent('download'), share.click()]);
    expect(file.suggestedFilename()).toMatch(/^\d{10}\.pdf$/);
    await order.sheet.getByRole('button', { name: words.say('Print'), exact: true }).click();
    await expect(frame.locator('body[data-printed] [data-print-sheet]')).toBeAttached();
    await frame.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(frame.locator('[data-print-sheet]')).toHaveCount(0);
    expect(faults).toEqual([]);
  } finally {
    await close();
    await host.close();
    await sandbox.close();
  }
});

test('finance tops up the wallet in a frame of its own system, and pays in a tab beside it', { tag: '@long' }, async ({
  ownPortal,
  words,
}) => {
  const sandbox = await startPaymentSandbox();
  const portal = await ownPortal((url) => sandbox.env(url));
  const { host } = await prepareHost(portal, 'quay.fin');
  const { context, close } = await withoutStorage();
  try {
    const { frame, show, faults } = await openFramed(context, host);
    await show('/bills/wallet');
    await frame.getByRole('button', { name: words.say('Top up the wallet') }).click();
    const sheet = sheetOf(frame);
    await sheet.getByRole('textbox').fill('1000');
    await sheet.getByRole('radio', { name: /Stripe/ }).check();
    await sheet.getByRole('button', { name: words.pattern('Pay {total}') }).click();
    const goOn = sheet.getByRole('link', { name: 'Continue to Stripe' });
    const [tab] = await Promise.all([context.waitForEvent('page'), goOn.click()]);
    await tab.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(tab.getByRole('heading', { name: words.say('You can close this tab') })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    const rows = frame.locator('main').getByRole('listitem').filter({ hasText: 'Stripe' });
    await expect(rows.getByText(words.say('Paid'), { exact: true })).toBeVisible();
    await expect(frame.getByRole('cell', { name: '+ HK$1,000.00', exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    await close();
    await host.close();
    await sandbox.close();
  }
});

test('a frame of another site says that it cannot read the clipboard, and offers no notifications', {
  tag: '@long',
}, async ({ ownPortal, words }) => {
  const portal = await ownPortal({ VAPID_CONTACT: 'mailto:desk@example.com' });
  const { host } = await prepareHost(portal, 'quay.op');
  const { context, close } = await withoutStorage();
  try {
    const { frame, show, faults } = await openFramed(context, host);
    await show('/flight/booking/pnr');
    await frame.getByRole('button', { name: words.say('Paste'), exact: true }).click();
    await expect(
      frame.getByText(words.say('The clipboard cannot be read here. Please paste into the field.')),
    ).toBeVisible();
    const text = frame.getByRole('textbox', { name: words.say('Reservation text') });
    await text.fill('1.CHAN/TAI MAN MR');
    await expect(text).toHaveValue('1.CHAN/TAI MAN MR');

    await show('/notices');
    await expect(frame.getByRole('heading', { name: words.say('Notifications'), level: 1 })).toBeAttached();
    await expect(frame.getByText(words.say('Notifications on this device'))).toHaveCount(0);
    expect(faults).toEqual([]);
  } finally {
    await close();
    await host.close();
  }
});
