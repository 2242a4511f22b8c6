import { expect, test } from './fixtures.ts';
import { motionIsOver } from './pages/camera.ts';
import { DraftsPage } from './pages/drafts-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';
import { isInstalled } from './pages/worker.ts';
import { openForm, reopen, startDraft } from './torture/drafting.ts';
import { consoleLineOf, NO_NETWORK, Watch } from './watch.ts';

test.use({ serviceWorkers: 'allow' });

const KEY_DELAY_MS = 40;
const LETTERS_A_SECOND = 1000 / KEY_DELAY_MS;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJ';

// Drafts are also saved on the server, per account: each test starts with none.
test.beforeEach(async ({ portal }) => {
  await portal.sql('truncate table drafts cascade');
});

test('what was typed outlives a reload and a tab that is closed while typing', async ({ page, context, words }) => {
  await signIn(page, words, 'harbour.op');
  const form = await openForm(page, words);
  // The saved message causes no layout shift under the finger.
  const birthday = form.field('Date of birth');
  await motionIsOver(page);
  const stands = await birthday.boundingBox();
  await form.field('Family name').pressSequentially('RELOADED', { delay: KEY_DELAY_MS });
  await expect(page.getByText(words.pattern('Saved {time}'))).toBeVisible();
  expect(await birthday.boundingBox()).toEqual(stands);
  const nationality = page.getByRole('combobox', { name: words.say('Nationality'), exact: true });
  await nationality.pressSequentially('Chin', { delay: KEY_DELAY_MS });
  await page.reload();
  await expect(form.field('Family name')).toHaveValue('RELOADED');
  await expect(nationality).toHaveValue('Chin');

  let tab = page;
  for (const length of [9, 22, 36]) {
    const text = LETTERS.slice(0, length);
    const given = new PassengersPage(tab, words).field('Given names');
    await given.fill('');
    await given.pressSequentially(text, { delay: KEY_DELAY_MS });
    await tab.close({ runBeforeUnload: false });
    tab = await context.newPage();
    const watch = new Watch(tab);
    const list = new DraftsPage(tab, words);
    await list.open();
    await list.rows.first().click();
    const again = new PassengersPage(tab, words);
    await expect(again.field('Family name')).toHaveValue('RELOADED');
    const kept = await again.field('Given names').inputValue();
    expect(text.startsWith(kept), `${kept} is a beginning of ${text}`).toBe(true);
    expect(length - kept.length).toBeLessThanOrEqual(LETTERS_A_SECOND);
    expect(watch.surprises()).toEqual([]);
  }
});

test('a draft is offered, gone on with, discarded and taken back; a booking ends it, in every tab', async ({
  page,
  context,
  words,
  inspect,
}) => {
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'OFFERED');
  const list = new DraftsPage(page, words);

  await page.goto('/flight/booking');
  await expect(page.getByRole('heading', { name: words.say('Continue where you left off') })).toBeVisible();
  await list.rows.click();
  const form = new PassengersPage(page, words);
  await expect(form.field('Family name')).toHaveValue('OFFERED');

  await page.goto('/flight/orders');
  await page.getByRole('link', { name: words.pattern('Drafts ({count})') }).click();
  await expect(list.rows).toHaveCount(1);
  await inspect();
  await list.discardFirst();
  await expect(list.rows).toHaveCount(0);
  await page.getByRole('button', { name: words.say('Undo') }).click();
  await expect(list.rows).toHaveCount(1);

  await list.rows.click();
  await form.fill(ADULT);
  await form.fillContact();
  const other = await reopen(await context.newPage(), words);
  await expect(other.field('Family name')).toHaveValue('CHAN');
  await form.book();
  await page.waitForURL(/\/flight\/orders\/\d{10}/);
  // The tab left behind cannot book the same again.
  await expect(
    other.page.getByRole('button', { name: words.say('Booked in another tab'), exact: true }),
  ).toBeDisabled();
  await other.page.getByRole('link', { name: words.say('See bookings') }).click();
  await other.page.waitForURL('**/flight/orders');
  await list.open();
  await expect(page.getByText(words.say('No drafts'))).toBeVisible();
});

test('a form that is being booked in one tab is booked in another only if that is wanted', { tag: '@long' }, async ({
  page,
  context,
  portal,
  words,
  watch,
}) => {
  watch.expect(consoleLineOf(409), / 409 POST |^409 /);
  await signIn(page, words, 'harbour.op');
  const here = await startDraft(page, words, 'DOUBLE');
  await here.fill({ ...ADULT, surname: 'DOUBLE' });
  await here.fillContact();
  const there = await reopen(await context.newPage(), words);
  await expect(there.field('Contact name')).not.toHaveValue('');
  await expect(there.bookButton).toBeEnabled();
  const booked = () =>
    portal.sql(`select o.id from orders o join order_passengers p on p.order_id = o.id where p.surname = 'DOUBLE'`);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/order/v2/flight/orders', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await here.book();
  await expect.poll(booked).toHaveLength(1);

  await there.book();
  await expect(sheetOf(there.page).getByText(words.say('This form has been booked already'))).toBeVisible();
  await sheetOf(there.page)
    .getByRole('button', { name: words.say('Go back'), exact: true })
    .click();
  letThrough();
  await page.waitForURL(/\/flight\/orders\/\d{10}/);
  expect(await booked()).toHaveLength(1);
});

test('log-out asks at once; locked drafts return to their user only, deleted ones to nobody', { tag: '@long' }, async ({
  page,
  portal,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'LOCKED');
  const list = new DraftsPage(page, words);
  await list.logOut('Keep them locked');

  await signIn(page, words, 'harbour.admin');
  await list.open();
  await expect(page.getByText(words.say('No drafts'))).toBeVisible();
  await page.goto('/profile');
  await page
    .getByRole('button', { name: words.say('Log out'), exact: true })
    .first()
    .click();
  await list.hasLoggedOut();

  // Without the server's copy, whatever returns was locked on this device.
  await portal.sql('truncate table drafts cascade');
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');
  await list.open();
  await expect(list.rows).toHaveCount(1);
  await list.logOut('Delete from this device');
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('interline.draft-ahead')),
  );
  expect(left).toEqual([]);
});

test('damaged and newer records are kept aside and said', { tag: '@long' }, async ({ page, words }) => {
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'TORN');
  const list = new DraftsPage(page, words);
  await list.open();
  await list.damage();
  await page.reload();
  await expect(page.getByText(/is damaged\. It has been set aside/)).toBeVisible();
  await expect(page.getByText(/made with a newer version/)).toBeVisible();
  await openForm(page, words);
});

test('a browser that refuses IndexedDB says so, promises nothing offline, and keeps the form', {
  tag: '@long',
}, async ({ page, context, words, watch }) => {
  watch.expect(NO_NETWORK);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await signIn(page, words, 'harbour.op');
  const form = await openForm(page, words);
  await form.field('Family name').fill('REFUSED');
  await expect(page.getByText(words.say('Not stored on this device')).first()).toBeVisible();
  await page.reload();
  await expect(form.field('Family name')).toHaveValue('REFUSED');
  await isInstalled(page);
  await context.setOffline(true);
  const warning = '<0>Offline.</0> This browser does not allow storing data: do not close or reload this page.';
  await expect(page.getByText(words.pattern(warning))).toBeVisible();
  await context.setOffline(false);
});

test('the address of the passenger form, opened offline in a new tab, leads to the draft', { tag: '@long' }, async ({
  page,
  context,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await startDraft(page, words, 'NEWTAB');
  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.goto('/flight/booking/confirm');
  await expect(tab.getByText(words.say('No flight is chosen'))).toBeVisible();
  await new DraftsPage(tab, words).rows.first().click();
  await expect(new PassengersPage(tab, words).field('Family name')).toHaveValue('NEWTAB');
});
