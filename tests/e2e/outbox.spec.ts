import type { Page } from '@playwright/test';
import { REMARK_LIMITS } from '../../src/contract/limits.ts';
import { expect, test } from './fixtures.ts';
import { atOrder, OutboxPage, orderWithoutRemarks, remarksOf } from './pages/outbox-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';
import { isInstalled } from './pages/worker.ts';
import { consoleLineOf, NO_NETWORK } from './watch.ts';

test.use({ serviceWorkers: 'allow' });

const WAITS = '{0, plural, one {# change waiting to be sent} other {# changes waiting to be sent}}';
const SENT = '{sent, plural, one {Sent: # change that was waiting.} other {Sent: # changes that were waiting.}}';

test.beforeEach(async ({ portal, watch }) => {
  watch.expect(NO_NETWORK);
  await portal.sql('truncate table drafts cascade');
});

test('a remark written offline outlives a reload, is sent once on reconnecting, and shows in the other tab', async ({
  page,
  context,
  portal,
  words,
  inspect,
}) => {
  const { id, outbox } = await atOrder(page, words, portal);
  const other = new OutboxPage(await context.newPage(), words);
  await other.openOrder(id);

  await context.setOffline(true);
  await expect(page.getByText(words.say('Saved on this device and sent as soon as you are online.'))).toBeVisible();
  await outbox.addRemark('Written in a tunnel');
  const waiting = words.say('Waiting to be sent');
  await expect(outbox.remark('Written in a tunnel')).toContainText(waiting);
  await expect(other.remark('Written in a tunnel')).toContainText(waiting);
  await inspect();
  await page.reload();
  await expect(outbox.remark('Written in a tunnel')).toContainText(waiting);

  await test.step('it is listed under the banner, under More and under Account', async () => {
    await page
      .getByRole('link', { name: words.plural(WAITS, 1) })
      .first()
      .click();
    await page.waitForURL('**/outbox');
    await expect(outbox.items).toHaveCount(1);
    await expect(outbox.items).toContainText('Written in a tunnel');
    await inspect();
    await page.goto('/more');
    await expect(page.locator('main').getByRole('link', { name: waiting })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('link', { name: words.plural(WAITS, 1) })).toHaveCount(2);
  });
  expect(await remarksOf(portal, id)).toEqual([]);

  await context.setOffline(false);
  // The tab that sends it shows the message, which may be either.
  const notifiesAgency = (tab: OutboxPage) => tab.page.getByText(words.plural(SENT, 1)).isVisible();
  await expect.poll(async () => (await Promise.all([outbox, other].map(notifiesAgency))).includes(true)).toBe(true);
  await outbox.open();
  await expect(page.getByText(words.say('No unsent changes'))).toBeVisible();
  await inspect();
  await expect(other.remark('Written in a tunnel')).not.toContainText(waiting);
  await expect(other.remark('Written in a tunnel')).toContainText('Harbour');
  expect(await remarksOf(portal, id)).toEqual(['Written in a tunnel']);
});

test('two tabs that were offline send everything once and in order', { tag: '@long' }, async ({
  page,
  context,
  portal,
  words,
}) => {
  const id = await orderWithoutRemarks(portal);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  const tabs = [new OutboxPage(page, words), new OutboxPage(await context.newPage(), words)];
  for (const tab of tabs) await tab.openOrder(id);
  await context.setOffline(true);
  const texts = ['first', 'second', 'third', 'fourth'].map((word) => `The ${word} remark`);
  for (const [i, text] of texts.entries()) {
    await tabs[i % 2]?.addRemark(text);
    for (const tab of tabs) await expect(tab.remark(text)).toBeVisible();
  }
  await context.setOffline(false);
  await expect.poll(() => remarksOf(portal, id)).toEqual(texts);
  for (const tab of tabs)
    await expect(tab.page.getByText(words.say('Waiting to be sent'), { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(tabs[0]?.remark('The fourth remark') ?? page.locator('none')).toContainText('Harbour');
  expect(await remarksOf(portal, id)).toEqual(texts);
});

test('a lost answer is asked for again under the same key and counts once', { tag: '@long' }, async ({
  page,
  portal,
  words,
  watch,
}) => {
  watch.expect(/ERR_CONNECTION_RESET/);
  const id = await orderWithoutRemarks(portal);
  await signIn(page, words, 'harbour.op');
  const outbox = new OutboxPage(page, words);
  await outbox.openOrder(id);
  let lost = 0;
  await page.route('**/remarks', async (route) => {
    const answer = await route.fetch();
    if (lost++ < 2) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await outbox.addRemark('Answered into the void');
  await expect(outbox.remark('Answered into the void')).toContainText('Harbour', { timeout: 30_000 });
  await expect(page.getByText(words.say('Being sent'))).toHaveCount(0);
  await expect(page.getByText(words.say('Waiting to be sent'), { exact: true })).toHaveCount(0, { timeout: 30_000 });
  expect(lost).toBeGreaterThan(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Answered into the void' })).toHaveCount(2);
  expect(await remarksOf(portal, id)).toEqual(['Answered into the void']);
});

test('what waits can be changed and taken back before it is sent', { tag: '@long' }, async ({
  page,
  context,
  portal,
  words,
  inspect,
}) => {
  const { id, outbox } = await atOrder(page, words, portal);
  await context.setOffline(true);
  await outbox.addRemark('Never to be sent');
  await outbox.addRemark('To be changed');
  await outbox.remark('To be changed').waitFor();
  await outbox.open();
  await expect(outbox.items).toHaveCount(2);
  await outbox.items
    .first()
    .getByRole('button', { name: words.say('Cancel sending') })
    .click();
  await expect(outbox.items).toHaveCount(1);
  await outbox.items
    .first()
    .getByRole('button', { name: words.say('Edit') })
    .click();
  await page.getByLabel(words.say('Text')).fill('Changed in time');
  await inspect();
  await outbox.button('Save').click();
  await expect(outbox.items).toContainText('Changed in time');
  await context.setOffline(false);
  await expect.poll(() => remarksOf(portal, id)).toEqual(['Changed in time']);
});

test('a refused change is set aside, said, and can be discarded', { tag: '@long' }, async ({
  page,
  context,
  portal,
  words,
  watch,
  inspect,
}) => {
  watch.expect(/^409 POST .*remarks$/, consoleLineOf(409));
  const { id, outbox } = await atOrder(page, words, portal);
  await context.setOffline(true);
  await outbox.addRemark('One too many');
  await outbox.remark('One too many').waitFor();
  await portal.sql(
    `insert into order_timeline (order_id, at, kind, text)
     select $1, now(), 'note', 'Remark ' || n from generate_series(1, $2::int) n`,
    [id, REMARK_LIMITS.remarks],
  );
  await context.setOffline(false);
  await page.getByRole('button', { name: words.say('View') }).click();
  await page.waitForURL('**/outbox');
  await expect(outbox.items).toContainText(words.say('Not accepted'));
  await expect(outbox.items).toContainText(words.refusal('tooManyRemarks').replace('{count}', '200'));
  await expect(outbox.button('Send now'), 'nothing is left to be sent').toHaveCount(0);
  await inspect();
  await outbox.button('Discard').click();
  await expect(page.getByText(words.say('No unsent changes'))).toBeVisible();
});

test('a log-out with unsent changes asks; locked ones are sent when the same user returns', { tag: '@long' }, async ({
  page,
  context,
  portal,
  words,
  inspect,
}) => {
  const { id, outbox } = await atOrder(page, words, portal);
  await page.goto('/profile');
  await outbox.openOrder(id);
  await context.setOffline(true);
  await outbox.addRemark('Locked up');
  await outbox.remark('Locked up').waitFor();
  await outbox.logOut();
  await expect(page.getByText(words.say('What should happen to unsent changes?'))).toBeVisible();
  await inspect();
  await outbox.answer('Keep them locked');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(words.say('You have logged out.')).waitFor();
  expect(await waitingOnDevice(page)).toEqual([]);
  await context.setOffline(false);

  await test.step('another user of the device sees and sends nothing of it', async () => {
    await page.goto('/');
    await logIn(page, words, 'harbour.admin');
    await page.waitForURL('**/flight/booking');
    await outbox.open();
    await expect(page.getByText(words.say('No unsent changes'))).toBeVisible();
    await outbox.logOut();
    await page.getByText(words.say('You have logged out.')).waitFor();
    expect(await remarksOf(portal, id)).toEqual([]);
  });

  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');
  await expect.poll(() => remarksOf(portal, id)).toEqual(['Locked up']);

  await test.step('deleted, nothing is left', async () => {
    await outbox.openOrder(id);
    await context.setOffline(true);
    await outbox.addRemark('Deleted');
    await outbox.remark('Deleted').waitFor();
    await outbox.logOut();
    await outbox.answer('Delete from this device');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText(words.say('You have logged out.')).waitFor();
    expect(await waitingOnDevice(page)).toEqual([]);
  });
});

test('name and favourites changed offline show at once and reach the server', { tag: '@long' }, async ({
  page,
  context,
  portal,
  words,
  inspect,
}) => {
  // A user without bookings: a booking saves its contact's area code for the next one.
  await signIn(page, words, 'meridian.op');
  await isInstalled(page);
  const outbox = new OutboxPage(page, words);
  await page.goto('/profile');
  await context.setOffline(true);
  await outbox.button('Change your name').click();
  await page.getByLabel(words.say('Name'), { exact: true }).fill('Lin Hua');
  await sheetOf(page)
    .getByRole('button', { name: words.say('Save'), exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'Lin Hua' })).toBeVisible();
  const waiting = page.getByText(words.say('Waiting to be sent'), { exact: true });
  await expect(waiting).toHaveCount(1);
  const code = page.locator('form').filter({ has: page.getByLabel(words.say('Area code'), { exact: true }) });
  await code.getByLabel(words.say('Area code'), { exact: true }).fill('852');
  await code.getByRole('button', { name: words.say('Save'), exact: true }).click();
  await expect(waiting).toHaveCount(2);
  await inspect();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lin Hua' })).toBeVisible();
  await context.setOffline(false);
  const nameOf = () => portal.sql(`select nickname from users where username = 'meridian.op'`);
  await expect.poll(nameOf).toEqual([{ nickname: 'Lin Hua' }]);
  await expect(page.getByLabel(words.say('Area code'), { exact: true })).toHaveValue('852');
  await expect(page.getByText(words.say('Waiting to be sent'), { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Lin Hua' })).toBeVisible();
  await portal.sql(
    `update users set nickname = 'Meridian operations', config = jsonb_set(config, '{defaultRegion}', '"86"')
     where username = 'meridian.op'`,
  );
});

/** Keys of all outbox entries on this device. */
function waitingOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('interline-outbox');
    await new Promise((done) => {
      opening.onsuccess = done;
    });
    const reading = opening.result.transaction('kv').objectStore('kv').getAllKeys();
    await new Promise((done) => {
      reading.onsuccess = done;
    });
    opening.result.close();
    return reading.result.map(String);
  });
}
