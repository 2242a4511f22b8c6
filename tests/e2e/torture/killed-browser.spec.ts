import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Agent, PASSWORD } from '../agent.ts';
import { DraftsPage } from '../pages/drafts-page.ts';
import { OutboxPage, orderWithoutRemarks } from '../pages/outbox-page.ts';
import { sheetOf } from '../pages/sheet.ts';
import { logIn, signIn } from '../pages/sign-in.ts';
import { isInstalled } from '../pages/worker.ts';
import { isSaved, openForm } from './drafting.ts';
import { test as base, expect } from './fixtures.ts';
import { OwnBrowser } from './own-browser.ts';

const test = base.extend<{ own: OwnBrowser }>({
  own: async ({ baseURL, locale, viewport, isMobile, hasTouch }, use) => {
    const own = new OwnBrowser({ baseURL, locale, viewport, isMobile, hasTouch, reducedMotion: 'reduce' });
    await use(own);
    await own.close();
  },
});

/** The token that the page's calls carry. */
async function tokenOf(page: Page): Promise<string> {
  const asked = await page.waitForRequest((sent) => sent.url().includes('/api/') && 'authorization' in sent.headers());
  return asked.headers().authorization?.slice('Bearer '.length) ?? '';
}

const orders = (page: Page) => page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])');
const hashOf = (token: string) => createHash('sha256').update(token).digest();

test('a log-out without a connection outlives the killed browser, and the server hears of it as soon as there is a line', async ({
  own,
  portal,
  words,
}) => {
  let page = await own.start();
  const token = tokenOf(page);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await page.goto('/flight/orders');
  await expect(orders(page).first()).toBeVisible();
  // The browser writes what localStorage holds by and by: from then on a kill can bring the session back.
  await expect.poll(() => own.filesWith('interline.session'), { timeout: 30_000 }).not.toEqual([]);
  const key = (await (await Agent.signIn(portal.url, 'harbour.op')).call('draftKey', {})).key;
  await page.context().setOffline(true);
  await page.goto('/profile');
  await page
    .getByRole('button', { name: words.say('Log out'), exact: true })
    .first()
    .click();
  await new DraftsPage(page, words).hasLoggedOut();
  await own.kill();
  // Neither the token nor the key that opens it can be read in any file.
  expect(own.filesWith(await token)).toEqual([]);
  expect(own.filesWith(Buffer.from(key, 'base64'))).toEqual([]);

  page = await own.start(true);
  await page.goto('/flight/orders');
  await expect(page.getByLabel(words.say('Username'), { exact: true })).toBeVisible();
  await expect(orders(page)).toHaveCount(0);
  const hash = hashOf(await token);
  const ends = () => portal.sql(`select end_reason from sessions where token_hash = $1`, [hash]);
  await page.context().setOffline(false);
  await expect.poll(ends).toEqual([{ end_reason: 'logout' }]);
});

test('after a log-out no file of the browser tells what was typed, and its user finds all of it again', async ({
  own,
  portal,
  words,
}) => {
  const id = await orderWithoutRemarks(portal);
  let page = await own.start();
  await signIn(page, words, 'harbour.op');
  const form = await openForm(page, words);
  await form.field('Family name').pressSequentially('QUUXFAMILY');
  await form.field('Given names').pressSequentially('QUUXGIVEN');
  await form.field('Contact name').pressSequentially('Quuxcontact');
  await isSaved(page, words);
  // Typed at the moment at which the page goes.
  await form.field('Family name').press('End');
  await form.field('Family name').pressSequentially('LAST');
  await page.goto(`/flight/orders/${id}`);
  const order = new OutboxPage(page, words);
  await order.newRemark.pressSequentially('Quuxremark');
  await page.reload();
  await expect(order.newRemark).toHaveValue('Quuxremark');
  await page.goto('/profile');
  await page
    .getByRole('button', { name: words.say('Log out'), exact: true })
    .first()
    .click();
  await sheetOf(page)
    .getByRole('button', { name: words.say('Keep them locked') })
    .click();
  await new DraftsPage(page, words).hasLoggedOut();
  await own.kill();
  const marks = ['QUUXFAMILY', 'QUUXGIVEN', 'Quuxcontact', 'Quuxremark'];
  expect(Object.fromEntries(marks.map((mark) => [mark, own.filesWith(mark)]))).toEqual(
    Object.fromEntries(marks.map((mark) => [mark, []])),
  );

  // What the server has is left aside: this is of the device alone.
  await portal.sql('truncate table drafts cascade');
  page = await own.start();
  await page.goto('/');
  await logIn(page, words, 'harbour.op', PASSWORD);
  await page.waitForURL((url) => url.pathname !== '/');
  await page.goto(`/flight/orders/${id}`);
  await expect(new OutboxPage(page, words).newRemark).toHaveValue('Quuxremark');
  const list = new DraftsPage(page, words);
  await list.open();
  await list.rows.first().click();
  await expect(page.getByLabel(words.say('Family name'), { exact: true })).toHaveValue('QUUXFAMILYLAST');
});
