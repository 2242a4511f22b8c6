import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Agent, PASSWORD } from '../agent.ts';
import { DraftsPage } from '../pages/drafts-page.ts';
import { OutboxPage, orderWithoutRemarks } from '../pages/outbox-page.ts';
import { PnrPage } from '../pages/pnr-page.ts';
import { sheetOf } from '../pages/sheet.ts';
import { logIn, signIn } from '../pages/sign-in.ts';
import { isInstalled } from '../pages/worker.ts';
import type { Words } from '../words.ts';
import { isKept } from './device.ts';
import { isSaved, openForm } from './drafting.ts';
import { expect, test } from './fixtures.ts';
import { deskQuote } from './forms/desk-forms.ts';
import { Screen } from './forms/form.ts';

/** The token of the page's calls. */
async function tokenOf(page: Page): Promise<string> {
  const asked = await page.waitForRequest((sent) => sent.url().includes('/api/') && 'authorization' in sent.headers());
  return asked.headers().authorization?.slice('Bearer '.length) ?? '';
}

const searchWords = (page: Page, words: Words) => page.getByRole('textbox', { name: words.say('Search by words') });

const orders = (page: Page) => page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])');
const hashOf = (token: string) => createHash('sha256').update(token).digest();

test('a log-out without a connection outlives the killed browser, and the server hears of it as soon as there is a line', {
  tag: '@long',
}, async ({ own, portal, words }) => {
  let page = await own.start();
  const token = tokenOf(page);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await page.goto('/flight/orders');
  await expect(orders(page).first()).toBeVisible();
  await own.sessionIsOnDisk();
  const key = (await (await Agent.signIn(portal.url, 'harbour.op')).call('draftKey', {})).key;
  await page.context().setOffline(true);
  await page.goto('/profile');
  await page
    .getByRole('button', { name: words.say('Log out'), exact: true })
    .first()
    .click();
  await new DraftsPage(page, words).hasLoggedOut();
  await own.kill();
  // No file contains the token or the key that opens it.
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
  // Typed at the moment the page is killed.
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

  // The server's copy is removed: this tests the device alone.
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

test('a killed browser loses neither an amount at the desk nor a pasted PNR nor the words of a search', {
  tag: '@long',
}, async ({ own, portal, words }) => {
  const refund = (await deskQuote.about?.(portal)) ?? '';
  const amountAt = (page: Page) => sheetOf(page).getByRole('textbox').first();
  const quote = (page: Page) => deskQuote.open(new Screen(page, words), refund);
  const note = (page: Page) =>
    sheetOf(page).getByText(words.say('Not saved yet. What you typed is stored on this device.'));
  let page = await own.start();
  await signIn(page, words, 'provider.admin');
  await own.sessionIsOnDisk();
  await searchWords(page, words).fill('PEK SHA KILLEDWORDS');
  await new PnrPage(page, words).open();
  await new PnrPage(page, words).text.fill('1 CA 101 Y KILLEDPNR');
  await page.goto(`/desk?order=${refund}`);
  await page.getByRole('button', { name: words.say('Take task') }).click();
  await quote(page);
  const offered = await amountAt(page).inputValue();
  await amountAt(page).fill('1234.56');
  await isKept(page, 'KILLEDWORDS', 'KILLEDPNR', '1234.56');
  await own.kill();

  page = await own.start();
  await new PnrPage(page, words).open();
  await expect(new PnrPage(page, words).text).toHaveValue('1 CA 101 Y KILLEDPNR');
  await page.goto('/flight/booking');
  await expect(searchWords(page, words)).toHaveValue('PEK SHA KILLEDWORDS');

  await test.step('another window has the amount, too, and nothing of what this one searches for', async () => {
    const second = await page.context().newPage();
    await quote(second);
    await expect(amountAt(second)).toHaveValue('1234.56');
    await new PnrPage(second, words).open();
    await expect(new PnrPage(second, words).text).toHaveValue('');
    await second.close();
  });

  await test.step('an amount of before is seen to be one, and can be thrown away', async () => {
    await quote(page);
    await expect(amountAt(page)).toHaveValue('1234.56');
    await expect(note(page)).toBeVisible();
    await sheetOf(page)
      .getByRole('button', { name: words.say('Discard'), exact: true })
      .click();
    await expect(amountAt(page)).toHaveValue(offered);
    await expect(note(page)).toHaveCount(0);
  });
});

test('a PNR that a log-out locked away is there after a reload and the next log-in', { tag: '@long' }, async ({
  page,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  const pnr = new PnrPage(page, words);
  await pnr.open();
  await pnr.text.fill('1 CA 101 Y LOCKEDPNR');
  await isKept(page, 'LOCKEDPNR');
  await page.goto('/profile');
  // Searches raise no question.
  await page
    .getByRole('button', { name: words.say('Log out'), exact: true })
    .first()
    .click();
  await new DraftsPage(page, words).hasLoggedOut();
  await page.reload();
  await logIn(page, words, 'harbour.op', PASSWORD);
  await page.waitForURL((url) => url.pathname !== '/');
  await pnr.open();
  await expect(pnr.text).toHaveValue('1 CA 101 Y LOCKEDPNR');
});
