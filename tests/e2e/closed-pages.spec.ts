import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { OutboxPage, orderWithoutRemarks, remarksOf } from './pages/outbox-page.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { wakeForSync } from './pages/service-worker.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';
import { isInstalled } from './pages/worker.ts';
import { keysOf, readableIn } from './torture/device.ts';
import { NO_NETWORK } from './watch.ts';
import type { Words } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const TAG = 'interline-outbox';
const WAITS = '{0, plural, one {# change waiting to be sent} other {# changes waiting to be sent}}';
const SECRET = /OUYANGXIU|E77665544/;

test.beforeEach(({ watch }) => watch.expect(NO_NETWORK));

/** Puts a traveller with a passport into the outbox. */
async function addTraveller(page: Page, words: Words): Promise<void> {
  const passengers = new PassengersPage(page, words);
  await page.getByRole('button', { name: words.say('Add a traveller'), exact: true }).click();
  await passengers.field('Family name').fill('OUYANGXIU');
  await passengers.field('Given names').fill('MEI');
  await passengers.field('Document number').fill('E77665544');
  await sheetOf(page)
    .getByRole('button', { name: words.say('Save'), exact: true })
    .click();
  await expect(sheetOf(page)).toHaveCount(0);
}

test('what waits is sent by the service worker with every page closed, once', async ({
  page,
  context,
  portal,
  words,
}) => {
  const id = await orderWithoutRemarks(portal);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  const outbox = new OutboxPage(page, words);
  await page.goto('/travellers');
  await outbox.openOrder(id);
  await context.setOffline(true);
  await outbox.addRemark('Sent while nobody looked');
  await outbox.remark('Sent while nobody looked').waitFor();
  await expect.poll(() => keysOf(page, TAG)).toHaveLength(2);
  await page.close();
  await context.setOffline(false);

  // The browser may already have woken it; waking it again must send nothing twice.
  await wakeForSync(context, portal.url, TAG);
  await expect.poll(() => remarksOf(portal, id)).toEqual(['Sent while nobody looked']);
  await wakeForSync(context, portal.url, TAG);

  const later = new OutboxPage(await context.newPage(), words);
  await later.openOrder(id);
  await expect(later.remark('Sent while nobody looked')).toContainText('Harbour');
  await later.open();
  await expect(later.page.getByText(words.say('No unsent changes'))).toBeVisible();
  await expect.poll(() => keysOf(later.page, TAG)).toEqual([]);
  expect(await remarksOf(portal, id)).toEqual(['Sent while nobody looked']);
});

test('a traveller who waits to be sent is readable nowhere on the device, logged in or out, and arrives', {
  tag: '@long',
}, async ({ page, context, portal, words }) => {
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await page.goto('/travellers');
  await context.setOffline(true);
  await addTraveller(page, words);
  const outbox = new OutboxPage(page, words);
  await page
    .getByRole('link', { name: words.plural(WAITS, 1) })
    .first()
    .click();
  await expect(outbox.items).toContainText('OUYANGXIU MEI');
  expect(await readableIn(page, SECRET)).toEqual([]);

  await outbox.logOut();
  await outbox.answer('Keep them locked');
  await page.getByText(words.say('You have logged out.')).waitFor();
  expect(await keysOf(page, TAG)).toEqual([]);
  expect(await readableIn(page, SECRET)).toEqual([]);
  await context.setOffline(false);
  await wakeForSync(context, portal.url, TAG);
  const kept = () => portal.sql(`select surname from travellers where surname = 'OUYANGXIU'`);
  expect(await kept()).toEqual([]);

  await page.goto('/');
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');
  await expect.poll(kept).toHaveLength(1);
  await portal.sql(`delete from travellers where surname = 'OUYANGXIU'`);
});
