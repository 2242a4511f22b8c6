import { Agent, oneWay } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { signIn } from './pages/sign-in.ts';

test.beforeEach(async ({ page, words }) => {
  await signIn(page, words, 'harbour.op');
  await page.goto('/flight/orders');
  await expect(page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])').first()).toBeVisible();
});

test('list and order stand side by side, and choosing another order leaves the list where it is', async ({
  page,
  words,
  inspect,
}) => {
  const rows = page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])');
  await expect(page.getByText(words.say('Select one from the list to see the next step.'))).toBeVisible();
  await inspect();
  await rows.nth(4).scrollIntoViewIfNeeded();
  const place = () => rows.nth(4).boundingBox();
  const before = await place();
  await rows.nth(4).click();
  const itinerary = page.getByRole('heading', { name: words.say('Itinerary') });
  await expect(itinerary).toBeVisible();
  expect(await place()).toEqual(before);
  await expect(rows.nth(4)).toHaveAttribute('data-open', 'true');
  const list = await rows.nth(4).boundingBox();
  const detail = await itinerary.boundingBox();
  expect(detail?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  await inspect();

  const first = page.url();
  const pane = page.getByRole('region', { name: words.pattern('Order {shownId}') });
  await pane.evaluate((host) => host.scrollTo(0, 200));
  await rows.nth(2).click();
  await expect(page).not.toHaveURL(first);
  await expect(itinerary).toBeVisible();
  expect(await pane.evaluate((host) => host.scrollTop)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(rows.nth(4)).toHaveAttribute('data-open', 'true');
});

test('the browser’s own way of printing puts the order on paper, and nothing of the screen around it', {
  tag: '@long',
}, async ({ page, words }) => {
  await page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])').first().click();
  const list = page.getByRole('searchbox', { name: words.say('Search bookings') });
  const paper = page.getByRole('heading', { name: words.pattern('Booking {0}'), level: 1 });
  await expect(page.getByRole('heading', { name: words.say('Itinerary') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(paper).toBeVisible();
  await expect(list).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toHaveCount(0);
  await expect(list).toBeVisible();
});

test('a filter of the list keeps the order beside it, and survives a reload', async ({ page, words }) => {
  const rows = page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])');
  await rows.first().click();
  await expect(page.getByRole('heading', { name: words.say('Itinerary') })).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.getByRole('button', { name: new RegExp(`^${words.say('To be paid')}`) }).click();
  await expect(page).toHaveURL(/group=toBePaid/);
  expect(new URL(page.url()).pathname).toBe(path);
  await page.reload();
  await expect(page.getByRole('heading', { name: words.say('Itinerary') })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${words.say('To be paid')}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an order tapped just before a filter stays open', { tag: '@long' }, async ({ page, words }) => {
  const rows = page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])');
  const path = new URL((await rows.first().getAttribute('href')) ?? '', page.url()).pathname;
  const filter = await page.getByRole('button', { name: new RegExp(`^${words.say('To be paid')}`) }).elementHandle();
  // Both within one task: before the order is on screen.
  await rows.first().evaluate((row: HTMLElement, button) => {
    row.click();
    (button as HTMLElement).click();
  }, filter);
  await expect(page).toHaveURL(/group=toBePaid/);
  await expect(page.getByRole('heading', { name: words.say('Itinerary') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('the list follows what happens to the order beside it', { tag: '@long' }, async ({
  page,
  words,
  portal,
  inspect,
}) => {
  const agent = await Agent.signIn(portal.url, 'harbour.op');
  const offers = await agent.search(oneWay('HKG', 'BKK', isoDateAfter(52)));
  const plain = offers.find(({ selfTransfer, hold }) => !selfTransfer && hold === null);
  if (!plain) throw new Error('no offer without self-transfer that is paid at once');
  const { id } = await agent.book(plain);
  const order = new OrderPage(page, words);
  await order.open(id);
  const row = page.locator(`a[href*="${id}"]`);
  await expect(row).toContainText(words.say('To be paid'));
  await order.openPayment();
  await order.pay('Wallet balance');
  await expect(order.nextStep).toContainText(words.say('Issued'), { timeout: 30_000 });
  await expect(row).toContainText(words.say('Issued'));
  await inspect();
});

test('the bell counts what the portal has told, as it comes, until it is marked as read', { tag: '@long' }, async ({
  page,
  words,
  portal,
  inspect,
}) => {
  const agent = await Agent.signIn(portal.url, 'harbour.op');
  const counted = '{unread, plural, one {# unread notification} other {# unread notifications}}';
  const bell = (unread: number) =>
    page.getByRole('link', {
      name: unread === 0 ? words.say('Notifications') : words.plural(counted, unread),
      exact: true,
    });
  const unread = async () => (await agent.call('unreadNotices', {})).cnt;
  const offers = await agent.search(oneWay('HKG', 'BKK', isoDateAfter(53)));
  const plain = offers.find(({ selfTransfer, hold }) => !selfTransfer && hold === null);
  if (!plain) throw new Error('no offer without self-transfer that is paid at once');
  const { id } = await agent.book(plain);
  const before = await unread();
  await expect(bell(before)).toBeVisible();
  await agent.call('payFlightOrder', { id, channel: 'balance' });
  // The supplier issues the tickets: nobody touches this page meanwhile.
  await expect.poll(unread).toBe(before + 1);
  await expect(bell(before + 1)).toBeVisible();
  await bell(before + 1).click();
  await inspect();
  await page.getByRole('button', { name: words.say('Mark all as read') }).click();
  await expect(bell(0)).toBeVisible();
});
