import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { Agent } from './agent.ts';
import { buyTrain, holdTrain } from './bookings-by-hand.ts';
import { expect, test } from './fixtures.ts';
import { takeStep } from './pages/desk-page.ts';
import { OrderPage } from './pages/order-page.ts';
import { sheetIsClosed } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';

test('trains of an agency in manual mode wait for the desk, which writes the tickets of one and gives another up', async ({
  page,
  words,
  inspect,
  ownPortal,
  browser,
  locale,
}) => {
  const { url } = await ownPortal({ SANDBOX_DESK: 'off' });
  const agency = await Agent.signIn(url, 'harbour.op');
  const waits = words.say('It is paid. The desk buys the tickets.');
  const order = new OrderPage(page, words);
  const context = await browser.newContext({ baseURL: url, locale, viewport: page.viewportSize() });
  const desk = await context.newPage();

  await test.step('the provider switches it on', async () => {
    await signIn(desk, words, 'provider.admin');
    await desk.goto(`/agency-manager?id=${DEMO_COMPANY.harbour}`);
    await desk.getByRole('radio', { name: words.say('Settings'), exact: true }).click();
    const byHand = desk.getByRole('checkbox', { name: new RegExp(`^${words.say('Train tickets by hand')}`) });
    await expect(byHand).not.toBeChecked();
    await byHand.click();
    await expect(byHand).toBeChecked();
    await desk.getByRole('button', { name: words.say('Save'), exact: true }).click();
    await expect(desk.getByText(words.say('Saved'), { exact: true })).toBeVisible();
  });

  await test.step('a train that is paid waits, and the agency reads for whom', async () => {
    const { id } = await holdTrain(agency, 5);
    await page.goto(url);
    await logIn(page, words, 'harbour.op');
    await page.waitForURL((at) => at.pathname === '/flight/booking');
    await page.goto(`${url}/train/orders/${id}`);
    await order.openPayment();
    await order.pay('Wallet balance');
    await expect(order.nextStep).toContainText(waits);
    await inspect();

    await desk.goto(`/desk?order=${id}&product=train`);
    await takeStep(desk, words, 'desk | Enter ticket numbers', ['E900000001']);
    await sheetIsClosed(desk);
    await expect(order.nextStep).toContainText(words.say('Issued'));
    await expect(page.getByText('E900000001').first()).toBeVisible();
  });

  await test.step('one that cannot be had is given up with a reason, and its money comes back', async () => {
    const id = await buyTrain(agency, 6);
    await page.goto(`${url}/train/orders/${id}`);
    await expect(order.nextStep).toContainText(waits);
    await desk.goto(`/desk?order=${id}&product=train`);
    await takeStep(desk, words, 'desk | Mark as failed', ['No seats together that day']);
    await expect(order.nextStep).toContainText(words.say('Failed, money returned'));
    await expect(page.getByText('No seats together that day').first()).toBeVisible();
    await inspect();
  });
  await context.close();
});
