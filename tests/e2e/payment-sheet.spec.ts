import { Agent, oneWay } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { closeSheet, sheetIsClosed } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

test('a payment that is shut gives the focus to the order, and going back does not open it again', async ({
  page,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  const results = new ResultsPage(page, words);
  await results.open();
  await results.choose();
  const passengers = new PassengersPage(page, words);
  await passengers.bookAdult();
  const order = new OrderPage(page, words);
  await expect(order.payButton).toBeEnabled();
  await closeSheet(page);
  await expect(order.nextStep.getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL(/\/flight\/orders\/\d{10}$/);

  await order.openPayment();
  await closeSheet(page);
  await expect(order.nextStep.getByRole('button', { name: words.pattern('Pay {total}') })).toBeFocused();

  await page.goBack();
  await expect(results.cards.first()).toBeVisible();
});

test('a sheet that is shut before it has come up stays shut', { tag: '@long' }, async ({ page, words }) => {
  await signIn(page, words, 'harbour.op');
  const field = page.getByRole('button', { name: words.pattern('Passengers, cabin') });
  await expect(field).toBeEnabled();
  // A busy phone paints nothing for a while.
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    document.addEventListener('draw', () => {
      window.requestAnimationFrame = draw;
      for (const callback of held) draw(callback);
    });
  });
  await field.click();
  await expect(page.locator('ion-modal')).toBeAttached();
  await page.goBack();
  await page.evaluate(async () => {
    const risen = new Promise((resolve) => document.addEventListener('ionModalDidPresent', resolve, { once: true }));
    document.dispatchEvent(new Event('draw'));
    await risen;
  });
  await sheetIsClosed(page);
});

test('an order that is paid has the focus', { tag: '@long' }, async ({ page, words, portal }) => {
  const agent = await Agent.signIn(portal.url, 'harbour.op');
  const offers = await agent.search(oneWay('HKG', 'BKK', isoDateAfter(33)));
  const offer = offers.find(({ selfTransfer }) => !selfTransfer);
  if (!offer) throw new Error('nothing on sale');
  const { id } = await agent.book(offer);
  await signIn(page, words, 'harbour.op');
  const order = new OrderPage(page, words);
  await order.open(id);
  await order.openPayment();
  await order.pay('Wallet balance');
  await expect(order.sheet).toHaveCount(0);
  await expect(order.nextStep.getByRole('heading')).toBeFocused();
});
