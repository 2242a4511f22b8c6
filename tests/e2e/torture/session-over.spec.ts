import type { Page } from '@playwright/test';
import { Agent, PASSWORD } from '../agent.ts';
import { DraftsPage } from '../pages/drafts-page.ts';
import { PnrPage } from '../pages/pnr-page.ts';
import { sheetIsClosed, sheetOf } from '../pages/sheet.ts';
import { logIn, signIn } from '../pages/sign-in.ts';
import { consoleLineOf } from '../watch.ts';
import { openedIn, readableIn } from './device.ts';
import { isSaved, kill, onServer, openForm, restoreTabs, startDraft, textsOf } from './drafting.ts';
import { expect, test } from './fixtures.ts';

// The page saves what is typed, not the worker.
test.use({ serviceWorkers: 'block' });

const SESSION_OVER = [/^401 /, consoleLineOf(401)];

test.beforeEach(({ watch }) => watch.expect(...SESSION_OVER));

test('a token that expires under the form is renewed over it, and typing goes on', async ({ page, portal, words }) => {
  await signIn(page, words, 'harbour.op');
  const form = await startDraft(page, words, 'EXPIRED');
  await portal.sql('delete from sessions');
  await form.field('Given names').fill('STAYS');
  const sheet = sheetOf(page);
  await expect(sheet.getByText(words.say('What you have filled in stays on this page.'))).toBeVisible();
  await sheet.getByLabel(words.say('Password'), { exact: true }).fill('Interline1!');
  await sheet.getByRole('button', { name: words.say('Log in'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(form.field('Family name')).toHaveValue('EXPIRED');
  await expect(form.field('Given names')).toHaveValue('STAYS');
  await form.field('Family name').fill('RENEWED');
  await isSaved(page, words);
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['RENEWED'], others: [] });
});

test('somebody else who logs in over the form gets none of it', { tag: '@long' }, async ({ page, portal, words }) => {
  await signIn(page, words, 'harbour.op');
  const form = await startDraft(page, words, 'PRIVATE');
  await portal.sql('delete from sessions');
  await form.field('Given names').fill('SECRET');
  const sheet = sheetOf(page);
  await sheet.getByLabel(words.say('Username'), { exact: true }).fill('meridian.op');
  await sheet.getByLabel(words.say('Password'), { exact: true }).fill('Interline1!');
  await sheet.getByRole('button', { name: words.say('Log in'), exact: true }).click();
  await sheetIsClosed(page);
  await expect(form.field('Family name')).toHaveCount(0);
  await expect(page.locator('input').and(page.locator('[value="PRIVATE"], [value="SECRET"]'))).toHaveCount(0);
  // The flight was priced for the other agency.
  await page.goto('/flight/booking/confirm');
  await expect(page.getByText(words.say('No flight is chosen'))).toBeVisible();
  await page.goto('/flight/orders/drafts');
  await expect(page.getByText(words.say('No drafts'))).toBeVisible();
  await expect.poll(() => readableIn(page, /PRIVATE|SECRET/)).toEqual([]);
});

test('a log-out and another log-in in a second tab take the form from the first', { tag: '@long' }, async ({
  page,
  context,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  const form = await startDraft(page, words, 'PRIVATE');
  const tab = await context.newPage();
  await tab.goto('/profile');
  await tab
    .getByRole('button', { name: words.say('Log out'), exact: true })
    .first()
    .click();
  await sheetOf(tab)
    .getByRole('button', { name: words.say('Keep them locked') })
    .click();
  await expect(page.getByText(words.say('You have logged out in another window.'))).toBeVisible();
  // The next user here reads nothing of it.
  await expect(form.field('Family name')).toBeHidden();
  await logIn(tab, words, 'meridian.op');
  await tab.waitForURL('**/flight/booking');
  await expect(form.field('Family name')).toHaveCount(0);
  await page.goto('/flight/orders/drafts');
  await expect(page.getByText(words.say('No drafts'))).toBeVisible();
  await expect.poll(() => readableIn(page, /PRIVATE/)).toEqual([]);
});

test('a tab that crashed before a log-out in a second tab, and is restored after another log-in, holds nothing of its user', {
  tag: '@long',
}, async ({ page, context, portal, words }) => {
  const { userInfo } = await (await Agent.signIn(portal.url, 'harbour.op')).call('me', {});
  await signIn(page, words, 'harbour.op');
  const first = new PnrPage(page, words);
  await first.open();
  await first.text.fill('CRASHEDPNR 1.CHAN/TAI MAN MR');
  const opened = async (tab: Page) => JSON.stringify(await openedIn(tab, 'interline-drafts'));
  await expect.poll(() => opened(page)).toContain('CRASHEDPNR');
  const texts = await textsOf(page);
  expect(JSON.stringify(texts)).toContain(userInfo.id);
  const tab = await context.newPage();
  await kill(page);
  await tab.goto('/profile');
  await tab
    .getByRole('button', { name: words.say('Log out'), exact: true })
    .first()
    .click();
  await new DraftsPage(tab, words).hasLoggedOut();
  await logIn(tab, words, 'meridian.op');
  await tab.waitForURL('**/flight/booking');

  const restored = await context.newPage();
  await restoreTabs(restored, texts);
  const pnr = new PnrPage(restored, words);
  await pnr.open();
  await expect(pnr.text).toHaveValue('');
  // Once this text is saved, all data of this user has been read.
  await pnr.text.fill('THEIRPNR');
  await expect.poll(() => opened(restored)).toContain('THEIRPNR');
  await expect(pnr.text).toHaveValue('THEIRPNR');
  expect(await opened(restored)).not.toContain('CRASHEDPNR');
  expect(await readableIn(restored, /CRASHEDPNR/)).toEqual([]);
  const left = await textsOf(restored);
  expect(JSON.stringify(left)).not.toContain(userInfo.id);
  const before = new Map(texts.filter(([key]) => key.startsWith('interline.') && key !== 'interline.start-check'));
  expect(left.filter(([key, text]) => before.get(key) === text)).toEqual([]);
});

test('a form that is hidden by a log-out in a second tab is there again once its user has logged in over it', {
  tag: '@long',
}, async ({ page, context, words }) => {
  await signIn(page, words, 'harbour.op');
  const form = await startDraft(page, words, 'MINE');
  await new DraftsPage(await context.newPage(), words).logOut('Keep them locked');
  await expect(page.getByText(words.say('You have logged out in another window.'))).toBeVisible();
  await expect(form.field('Family name')).toBeHidden();
  await sheetOf(page).getByLabel(words.say('Password'), { exact: true }).fill(PASSWORD);
  await sheetOf(page)
    .getByRole('button', { name: words.say('Log in'), exact: true })
    .click();
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(form.field('Family name')).toBeVisible();
  await expect(form.field('Family name')).toHaveValue('MINE');
});

test('a session that ends while no page is open leaves nothing readable, and its user gets it back', {
  tag: '@long',
}, async ({ page, portal, words }) => {
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'LEFT');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['LEFT'], others: [] });
  await page.goto('about:blank');
  await portal.sql('truncate table drafts cascade; delete from sessions');
  await page.goto('/flight/orders');
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => readableIn(page, /LEFT/)).toEqual([]);
  await logIn(page, words, 'harbour.op');
  await page.waitForURL((url) => url.pathname !== '/');
  await page.goto('/flight/orders/drafts');
  await expect(page.getByRole('button', { name: /HKG → [A-Z]{3}/ })).toHaveCount(1);
});

test('a log-out that the browser cut short is finished at the next start', { tag: '@long' }, async ({
  page,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'HALFWAY');
  // A page outside the app: none of its code runs.
  await page.goto('/icon.svg');
  // The session is gone, as after a log-out in a browser that was killed in the middle of it; its saved data is still there.
  await page.evaluate(() => localStorage.removeItem('interline.session'));
  await page.goto('/');
  await expect.poll(() => readableIn(page, /HALFWAY/)).toEqual([]);
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');
  await page.goto('/flight/orders/drafts');
  await expect(page.getByRole('button', { name: /HKG → [A-Z]{3}/ })).toHaveCount(1);
});

test('what cannot be sealed does not stay readable', { tag: '@long' }, async ({ page, portal, words }) => {
  await page.addInitScript(() => {
    // Writes to the store of sealed drafts fail, as on a full device.
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.transaction.db.name === 'interline-sealed' && typeof key === 'string' && key.startsWith('box/'))
        throw new DOMException('no room', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'UNSEALED');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['UNSEALED'], others: [] });
  await page.goto('/flight/orders');
  await portal.sql('delete from sessions');
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => readableIn(page, /UNSEALED/)).toEqual([]);
});

test('a form that only localStorage keeps is not readable in it', { tag: '@long' }, async ({ page, portal, words }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await signIn(page, words, 'harbour.op');
  const form = await openForm(page, words);
  await form.field('Family name').fill('PLAINTEXT');
  await expect(page.getByText(words.say('Not stored on this device')).first()).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(stored).toContain('interline.draft-ahead.ahead/');
  expect(await stored()).not.toContain('PLAINTEXT');
  await page.goto('/flight/orders');
  await portal.sql('delete from sessions');
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(stored).not.toContain('PLAINTEXT');
});
