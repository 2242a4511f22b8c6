import { Agent, oneWay } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn } from './pages/sign-in.ts';
import { isInstalled, keptAnswers } from './pages/worker.ts';
import { NO_NETWORK } from './watch.ts';

test.use({ serviceWorkers: 'allow' });

const AS_OF = 'As of {clock}: the server cannot be asked at the moment.';

test.beforeEach(async ({ page, words }) => {
  await page.goto('/');
  await logIn(page, words, 'harbour.fin');
  await page.waitForURL((url) => url.pathname !== '/');
  await page.goto('/bills/wallet');
  await expect(page.getByText(words.say('Available to spend'))).toBeVisible();
  await expect(page.locator('main ol > li').first()).toBeVisible();
});

test('the wallet is readable on every width, light and dark', { tag: '@long' }, async ({ page, inspect }) => {
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await inspect();
    }
  }
});

test('finance sees how the balance went, opens a booking’s bill, and sets the limit at which it is told', async ({
  page,
  words,
  inspect,
}) => {
  await expect(
    page.getByRole('img', {
      name: words.pattern('Balance of each day: lowest {lowest}, highest {highest}, now {until}'),
    }),
  ).toBeVisible();
  await page
    .getByRole('button', { name: words.pattern('Booking {number}') })
    .first()
    .click();
  const bill = sheetOf(page);
  await expect(bill.getByRole('heading', { name: words.say('Passengers') })).toBeVisible();
  await inspect();
  await page.goBack();
  await expect(bill).toBeHidden();
  await page.getByRole('button', { name: words.say('Low-balance alert') }).click();
  await page.getByLabel(words.pattern('Notify me when the balance falls below ({currency})')).fill('99999999');
  await page.getByRole('button', { name: words.say('Save') }).click();
  await expect(page.getByText(words.pattern('The balance is below {leastWords}.'))).toBeVisible();
  await inspect();
});

test('a payment by a colleague shows at once, without a reload', { tag: '@long' }, async ({ page, portal }) => {
  const agent = await Agent.signIn(portal.url, 'harbour.op');
  const offers = await agent.search(oneWay('HKG', 'BKK', isoDateAfter(30)));
  const offer = offers.find(({ productType, selfTransfer }) => productType === 'public' && !selfTransfer);
  if (!offer) throw new Error('Nothing to book');
  const order = await agent.book(offer);
  const newest = page.locator('main ol > li').first();
  const before = await newest.innerText();
  await agent.call('payFlightOrder', { id: order.id, channel: 'balance' });
  await expect(newest).not.toHaveText(before, { useInnerText: true });
  await expect(newest).toContainText('−');
});

test('offline it stands as it was seen last, with its age', { tag: '@long' }, async ({
  page,
  context,
  words,
  watch,
  inspect,
}) => {
  watch.expect(NO_NETWORK);
  await isInstalled(page);
  await expect.poll(() => keptAnswers(page, 'walletEntries')).toBeGreaterThan(0);
  const seen = await page.locator('main ol > li').first().innerText();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(words.pattern(AS_OF)).first()).toBeVisible();
  await expect(page.locator('main ol > li').first()).toHaveText(seen, { useInnerText: true });
  await inspect();
});
