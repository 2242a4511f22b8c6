import { PassengersPage } from '../pages/passengers-page.ts';
import { sheetOf } from '../pages/sheet.ts';
import { signIn } from '../pages/sign-in.ts';
import { isInstalled } from '../pages/worker.ts';
import { isSaved, onServer, reopen, startDraft } from './drafting.ts';
import { expect, test } from './fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('two tabs on one draft show each other what is typed, and neither loses a letter', { tag: '@long' }, async ({
  page,
  context,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  const here = await startDraft(page, words, 'SHARED');
  const there = await reopen(await context.newPage(), words);
  await expect(there.field('Family name')).toHaveValue('SHARED');
  await here.field('Given names').fill('FROM ONE');
  await expect(there.field('Given names')).toHaveValue('FROM ONE');
  await there.field('Contact name').fill('From Two');
  await expect(here.field('Contact name')).toHaveValue('From Two');

  // Both at once, in different parts of the form.
  await Promise.all([
    here.field('Given names').pressSequentially(' AND MORE', { delay: 30 }),
    there.field('Contact name').pressSequentially(' and More', { delay: 30 }),
  ]);
  for (const form of [here, there]) {
    await expect(form.field('Given names')).toHaveValue('FROM ONE AND MORE');
    await expect(form.field('Contact name')).toHaveValue('From Two and More');
  }
  const again = await reopen(await context.newPage(), words);
  await expect(again.field('Given names')).toHaveValue('FROM ONE AND MORE');
  await expect(again.field('Contact name')).toHaveValue('From Two and More');
});

test('two tabs type in one passenger at once: every key of both stands, and nobody is asked anything', async ({
  page,
  context,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  const here = await startDraft(page, words, 'BOTH');
  const there = await reopen(await context.newPage(), words);
  await expect(there.field('Family name')).toHaveValue('BOTH');
  const letters = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => String.fromCharCode(65 + ((from + i) % 26))).join('');
  const typed = { 'Given names': letters(40, 0), 'Document number': letters(12, 7), 'Contact name': letters(30, 3) };
  const first = () => here.field('Given names').pressSequentially(typed['Given names'], { delay: 25 });
  const second = async () => {
    await there.field('Document number').fill('');
    await there.field('Document number').pressSequentially(typed['Document number'], { delay: 45 });
    await there.field('Contact name').fill('');
    await there.field('Contact name').pressSequentially(typed['Contact name'], { delay: 30 });
  };
  await Promise.all([first(), second()]);
  for (const form of [here, there]) {
    for (const [label, text] of Object.entries(typed)) await expect(form.field(label)).toHaveValue(text);
    await expect(form.page.getByRole('button', { name: words.say('Compare') })).toHaveCount(0);
  }
});

test('two devices on one passenger: the last write wins, the other version is kept seven days and can be taken', {
  tag: '@long',
}, async ({ page, browser, gate, portal, words, locale }) => {
  await signIn(page, words, 'harbour.op');
  const here = await startDraft(page, words, 'COMMON');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['COMMON'], others: [] });

  const device = await browser.newContext({ baseURL: gate.url, locale });
  const other = await device.newPage();
  await signIn(other, words, 'harbour.op');
  const there = await reopen(other, words);
  await expect(there.field('Family name')).toHaveValue('COMMON');
  await isInstalled(other);
  await device.setOffline(true);
  await there.field('Family name').fill('OFFLINE');
  await isSaved(other, words);
  await here.field('Family name').fill('ONLINE');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['ONLINE'], others: [] });

  // The second device had not seen the first one's text when it wrote its own.
  await device.setOffline(false);
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['OFFLINE'], others: ['ONLINE'] });
  await expect(there.field('Family name')).toHaveValue('OFFLINE');

  // On a third device six days later it is still there, eight days later it is not.
  for (const [days, versions] of [
    [6, 1],
    [8, 0],
  ] as const) {
    const later = await browser.newContext({ baseURL: gate.url, locale });
    const tab = await later.newPage();
    await tab.clock.setFixedTime(Date.now() + days * DAY_MS);
    await signIn(tab, words, 'harbour.op');
    await tab.goto('/flight/orders/drafts');
    await expect(tab.getByRole('button', { name: /HKG → [A-Z]{3}/ })).toBeVisible();
    await expect(tab.getByRole('button', { name: words.say('Compare') })).toHaveCount(versions);
    await later.close();
  }

  await other.getByRole('button', { name: words.say('Compare') }).click();
  const sheet = sheetOf(other);
  await expect(sheet.getByRole('row', { name: words.say('Family name') })).toContainText('ONLINE');
  await expect(sheet.getByText(words.pattern('The other version is stored until {until}.'))).toBeVisible();
  await sheet.getByRole('button', { name: words.say('Use the other version') }).click();
  await expect(there.field('Family name')).toHaveValue('ONLINE');
  await expect.poll(async () => (await onServer(portal.url)).names).toEqual(['ONLINE']);
  await device.close();
});

test('a clock set back by a day loses nothing, delays nothing and turns no order around', { tag: '@long' }, async ({
  page,
  context,
  portal,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  let form = await startDraft(page, words, 'TODAY');
  await page.clock.setSystemTime(Date.now() - DAY_MS);
  await form.field('Family name').fill('YESTERDAY');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['YESTERDAY'], others: [] });
  await page.reload();
  await expect(form.field('Family name')).toHaveValue('YESTERDAY');
  await form.field('Given names').fill('LATE');

  const tab = await context.newPage();
  form = await reopen(tab, words);
  await expect(form.field('Family name')).toHaveValue('YESTERDAY');
  await expect(form.field('Given names')).toHaveValue('LATE');
  await form.field('Family name').fill('NEWEST');
  await expect(new PassengersPage(page, words).field('Family name')).toHaveValue('NEWEST');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['NEWEST'], others: [] });
});
