import { startPaymentSandbox } from '../fakes/payments/sandbox.ts';
import { Agent, oneWay } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { sheetIsClosed, sheetOf } from './pages/sheet.ts';
import { logIn } from './pages/sign-in.ts';
import { NO_NETWORK } from './watch.ts';

test.use({ serviceWorkers: 'allow' });

test('a booking is paid at a payment provider: declined and paid on its page, and by a code', async ({
  page,
  words,
  ownPortal,
  inspect,
}) => {
  const sandbox = await startPaymentSandbox();
  try {
    const portal = await ownPortal((url) => sandbox.env(url));
    const agent = await Agent.signIn(portal.url, 'harbour.op');
    const [offer, other] = (await agent.search(oneWay('HKG', 'BKK', isoDateAfter(33)))).filter((o) => !o.selfTransfer);
    if (!offer || !other) throw new Error('nothing on sale');
    const [first, second] = [await agent.book(offer), await agent.book(other)];
    await page.goto(portal.url);
    await logIn(page, words, 'harbour.op');
    await page.waitForURL((url) => url.pathname === '/flight/booking');

    const order = new OrderPage(page, words);
    await page.goto(`${portal.url}/flight/orders/${first.id}`);
    await order.openPayment();
    const fee = order.sheet.getByRole('radio', {
      name: words.pattern('plus a fee of {extra}, which is not refunded, even if no ticket is issued'),
    });
    // Alipay, WeChat Pay, the four of Yeepay, Airwallex, Stripe and PayPal.
    await expect(fee).toHaveCount(9);
    await order.pay('Stripe');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(order.sheet.getByRole('alert')).toHaveText(
      words.say('The payment failed and nothing was charged. Try again, or pay another way.'),
    );
    await order.pay('Stripe');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL(/\/flight\/orders\/\d{10}/);
    await expect(order.nextStep.getByRole('button')).toHaveCount(0);
    await sheetIsClosed(page);
    await expect(page.getByText(/^Stripe · /)).toBeVisible();

    await page.goto(`${portal.url}/flight/orders/${second.id}`);
    await order.openPayment();
    await order.pay('WeChat Pay');
    await expect(order.sheet.getByRole('img')).toBeVisible();
    await expect(
      order.sheet.getByText(words.say('This phone cannot scan its own screen: use another one, or pay another way.')),
    ).toBeVisible();
    await inspect();
    const code = await order.sheet.getByRole('link', { name: words.say('Open the payment link') }).getAttribute('href');
    await fetch(`${code}/pay`, { method: 'POST', redirect: 'manual' });
    await sheetIsClosed(page);
    await expect(order.nextStep.getByRole('heading')).toBeFocused();
    // The portal stops before the page does.
    await page.goto('about:blank');
  } finally {
    await sandbox.close();
  }
});

test('the wallet is topped up at a payment provider: declined there, then paid', { tag: '@long' }, async ({
  page,
  words,
  ownPortal,
  inspect,
  context,
  watch,
}) => {
  const sandbox = await startPaymentSandbox();
  try {
    const portal = await ownPortal((url) => sandbox.env(url));
    await page.goto(portal.url);
    await logIn(page, words, 'harbour.fin');
    await page.waitForURL((url) => url.pathname !== '/');
    await page.goto(`${portal.url}/bills/wallet`);
    const begin = page.getByRole('button', { name: words.say('Top up the wallet') });
    await begin.click();
    const sheet = sheetOf(page);
    const pay = sheet.getByRole('button', { name: words.pattern('Pay {total}') });
    await pay.click();
    await expect(sheet.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await sheet.getByRole('textbox').fill('1000');
    await sheet.getByRole('radio', { name: /Stripe/ }).check();
    await expect(sheet.getByText('15.00').first()).toBeVisible();
    await inspect();
    await pay.click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(sheet.getByRole('alert')).toHaveText(
      words.say('The payment failed and nothing was charged. Try again, or pay another way.'),
    );
    await expect(sheet.getByRole('textbox')).toHaveValue('1000');
    await sheet.getByRole('radio', { name: new RegExp(words.say('WeChat Pay')) }).check();
    await pay.click();
    const code = await sheet.getByRole('link', { name: words.say('Open the payment link') }).getAttribute('href');
    await fetch(`${code}/pay`, { method: 'POST', redirect: 'manual' });
    await expect(sheet).toHaveCount(0);
    const rows = page.locator('main').getByRole('listitem');
    await expect(rows.filter({ hasText: words.say('WeChat Pay') }).getByText(words.say('Paid'))).toBeVisible();
    await expect(rows.getByText(words.say('Payment failed'))).toBeVisible();
    await expect(page.locator('main ol > li').first()).toContainText('1,000.00');
    watch.expect(NO_NETWORK);
    await context.setOffline(true);
    // No top-up and no credit settlement is possible.
    await expect(page.getByText(words.say('Paying needs a connection.'))).toHaveCount(2);
    await inspect();
    await context.setOffline(false);
    // The portal stops before the page does.
    await page.goto('about:blank');
  } finally {
    await sandbox.close();
  }
});
