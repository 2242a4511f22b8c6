import { Agent } from '../agent.ts';
import { DraftsPage } from '../pages/drafts-page.ts';
import { OutboxPage, orderWithoutRemarks, remarksOf } from '../pages/outbox-page.ts';
import { sheetOf } from '../pages/sheet.ts';
import { logIn, signIn } from '../pages/sign-in.ts';
import { isInstalled } from '../pages/worker.ts';
import { NO_NETWORK } from '../watch.ts';
import { keysOf, openedIn, putInto, readableIn } from './device.ts';
import { onServer, startDraft } from './drafting.ts';
import { expect, test } from './fixtures.ts';

test('deleted at log-out: no database, no storage and no key is left; the server’s copy returns to its user', {
  tag: '@long',
}, async ({ page, portal, words }) => {
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'DELETED');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['DELETED'], others: [] });
  const list = new DraftsPage(page, words);
  await list.open();
  await list.logOut('Delete from this device');
  expect(await readableIn(page, /DELETED/)).toEqual([]);
  expect(await keysOf(page, 'interline-drafts')).toEqual([]);
  // Until the server receives the log-out, the ticket for it stays.
  await expect.poll(() => keysOf(page, 'interline-sealed')).toEqual([]);
  expect(await onServer(portal.url)).toEqual({ names: ['DELETED'], others: [] });
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');
  await list.open();
  await expect(list.rows).toHaveCount(1);
});

test('locked at log-out: nobody can read it, what was set aside is locked too, and all of it returns', async ({
  page,
  portal,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'LOCKEDUP');
  const list = new DraftsPage(page, words);
  await list.open();
  await putInto(page, 'interline-drafts', 'draft/', '-torn', 'TORN TEXT OF A PASSENGER');
  await putInto(page, 'interline-drafts', 'draft/', '-newer', { format: 9, text: 'NEWER TEXT OF A PASSENGER' });
  await list.logOut('Keep them locked');
  expect(await readableIn(page, /LOCKEDUP|TEXT OF A PASSENGER/)).toEqual([]);
  expect(await keysOf(page, 'interline-drafts')).toEqual([]);
  await expect.poll(async () => (await keysOf(page, 'interline-sealed')).length).toBe(1);
  const sealed = await keysOf(page, 'interline-sealed');
  const { userInfo } = await (await Agent.signIn(portal.url, 'harbour.op')).call('me', {});
  // The box does not name its owner, and no key is beside it.
  expect(sealed.join()).not.toContain(userInfo.id);
  expect(sealed.filter((key) => key.startsWith('key/'))).toEqual([]);

  await portal.sql('truncate table drafts cascade');
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');
  await list.open();
  await expect(list.rows).toHaveCount(1);
  await expect(page.getByText(/is damaged\. It has been set aside/)).toBeVisible();
  await expect(page.getByText(/made with a newer version/)).toBeVisible();
  const opened = JSON.stringify(await openedIn(page, 'interline-drafts'));
  for (const text of ['LOCKEDUP', 'TORN TEXT', 'NEWER TEXT']) expect(opened).toContain(text);
  expect(await readableIn(page, /LOCKEDUP|TORN TEXT|NEWER TEXT/)).toEqual([]);
});

test('the question at log-out can be opened, put away and answered in any way without breaking the page', {
  tag: '@long',
}, async ({ page, words }) => {
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'ASKED');
  await page.goto('/profile');
  const logOut = page.getByRole('button', { name: words.say('Log out'), exact: true }).first();
  const sheet = sheetOf(page);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => sheet.getByRole('button', { name: words.say('Go back') }).click(),
    () => sheet.getByRole('button', { name: words.say('Close') }).click(),
  ];
  for (let round = 0; round < 2; round += 1)
    for (const lockAway of ways) {
      await logOut.click();
      await expect(sheet).toBeVisible();
      await lockAway();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/\/profile/);
    }
  // Twice at once, and leaving while it is open.
  await logOut.dblclick();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: words.say('Keep them locked') }).dblclick();
  const list = new DraftsPage(page, words);
  await list.hasLoggedOut();
  // No other user is asked about them.
  await logIn(page, words, 'harbour.admin');
  await page.waitForURL((url) => url.pathname !== '/');
  await page.goto('/profile');
  await logOut.click();
  await list.hasLoggedOut();
  await logIn(page, words, 'harbour.op');
  await page.waitForURL((url) => url.pathname !== '/');
  await list.open();
  // The question comes back once they are open again.
  await expect(list.rows).toHaveCount(1);
  await list.logOut('Delete from this device');
});

test('a log-out that is called off at its second question has deleted nothing', { tag: '@long' }, async ({
  page,
  context,
  portal,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK);
  const id = await orderWithoutRemarks(portal);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await startDraft(page, words, 'CALLED OFF');
  const outbox = new OutboxPage(page, words);
  await outbox.openOrder(id);
  await context.setOffline(true);
  await outbox.addRemark('Still to be sent');
  await outbox.remark('Still to be sent').waitFor();
  await outbox.logOut();
  const sheet = sheetOf(page);
  const changes = sheet.getByText(words.say('What should happen to unsent changes?'));
  const drafts = sheet.getByText(words.say('What should happen to your unfinished bookings?'));
  await expect(changes.or(drafts)).toBeVisible();
  const second = (await changes.isVisible()) ? drafts : changes;
  await outbox.answer('Delete from this device');
  await expect(second).toBeVisible();
  await outbox.answer('Go back');
  await expect(sheet).toHaveCount(0);

  await outbox.open();
  await expect(outbox.items).toContainText('Still to be sent');
  const list = new DraftsPage(page, words);
  await list.open();
  await expect(list.rows).toHaveCount(1);
  await context.setOffline(false);
  await expect.poll(() => remarksOf(portal, id)).toEqual(['Still to be sent']);
  await portal.sql(`delete from order_timeline where order_id = $1 and kind = 'note'`, [id]);
});
