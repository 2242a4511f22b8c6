import { DraftsPage } from '../pages/drafts-page.ts';
import { atOrder, remarksOf } from '../pages/outbox-page.ts';
import { logIn, signIn } from '../pages/sign-in.ts';
import { NO_NETWORK } from '../watch.ts';
import { openedIn, putInto } from './device.ts';
import { isSaved, onServer, openForm, reopen, startDraft } from './drafting.ts';
import { expect, test } from './fixtures.ts';

const OFFLINE = '<0>Offline.</0> Keep typing; everything is saved on this device.';

declare global {
  interface Window {
    /** Whether the device is full; the test switches it. */
    isFull?: boolean;
    /** Connections used meanwhile die and never answer again. */
    isLost?: boolean;
  }
}

test('a full device says so, typing goes on, nothing is lost, and it is kept once there is room', async ({
  page,
  portal,
  words,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given: [unknown, IDBValidKey?]) {
      if (window.isFull) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await signIn(page, words, 'harbour.op');
  const form = await startDraft(page, words, 'ROOM');
  await page.evaluate(() => {
    window.isFull = true;
  });
  await form.field('Family name').fill('NO ROOM');
  await expect(page.getByText(words.say('Device full')).first()).toBeVisible();
  await form.field('Given names').pressSequentially('TYPED ON', { delay: 20 });
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['NO ROOM'], others: [] });

  // A reload on a full device: what localStorage holds is restored.
  await page.reload();
  await expect(form.field('Family name')).toHaveValue('NO ROOM');
  await expect(form.field('Given names')).toHaveValue('TYPED ON');
  await page.evaluate(() => {
    window.isFull = true;
  });
  await form.field('Family name').fill('STILL NONE');
  await expect(page.getByText(words.say('Device full')).first()).toBeVisible();
  await page.evaluate(() => {
    window.isFull = false;
  });
  // Without more typing it is retried automatically.
  await isSaved(page, words);
  expect(JSON.stringify(await openedIn(page, 'interline-drafts'))).toContain('STILL NONE');
});

test('a remark that a full device cannot keep for sending stays in its field, over a reload', { tag: '@long' }, async ({
  page,
  context,
  portal,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK);
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given: [unknown, IDBValidKey?]) {
      if (window.isFull) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  const { id, outbox } = await atOrder(page, words, portal);
  await context.setOffline(true);
  await page.evaluate(() => {
    window.isFull = true;
  });
  await outbox.addRemark('No room for it');
  const refused = 'This device cannot store it until it is sent. It stays in the field: add it when you are online.';
  await expect(page.getByText(words.say(refused))).toBeVisible();
  await expect(outbox.newRemark).toHaveValue('No room for it');
  await page.reload();
  await expect(outbox.newRemark).toHaveValue('No room for it');
  await context.setOffline(false);
  await expect(page.getByText(words.pattern(OFFLINE))).toHaveCount(0);
  await outbox.button('Add remark').click();
  await expect.poll(() => remarksOf(portal, id)).toEqual(['No room for it']);
});

test('with localStorage and IndexedDB both full the form lives on while it is open, and the server keeps it', {
  tag: '@long',
}, async ({ page, portal, words }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    const put = IDBObjectStore.prototype.put;
    const setItem = Storage.prototype.setItem;
    IDBObjectStore.prototype.put = function (...given: [unknown, IDBValidKey?]) {
      return window.isFull ? refuse() : put.apply(this, given);
    };
    Storage.prototype.setItem = function (key, text) {
      return window.isFull ? refuse() : setItem.call(this, key, text);
    };
  });
  await signIn(page, words, 'harbour.op');
  const form = await openForm(page, words);
  await page.evaluate(() => {
    window.isFull = true;
  });
  await form.field('Family name').pressSequentially('NOWHERE', { delay: 20 });
  await expect(page.getByText(words.say('Device full')).first()).toBeVisible();
  await form.field('Given names').pressSequentially('STILL HERE', { delay: 20 });
  await expect(form.field('Family name')).toHaveValue('NOWHERE');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['NOWHERE'], others: [] });
  await page.evaluate(() => {
    window.isFull = false;
  });
  await isSaved(page, words);
  await page.reload();
  await expect(form.field('Given names')).toHaveValue('STILL HERE');
});

test('an IndexedDB that never answers costs no letter', { tag: '@long' }, async ({ page, context, words }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...given: [string, number?]) {
      // A request for another name whose result never reaches the page: as when another tab blocks the database.
      if (!given[0].startsWith('interline-drafts')) return open.apply(this, given);
      return new Proxy(open.call(this, 'blocked'), { set: () => true, get: () => undefined });
    };
  });
  await signIn(page, words, 'harbour.op');
  const form = await openForm(page, words);
  await form.field('Family name').pressSequentially('BLOCKED', { delay: 30 });
  await expect(page.getByText(words.say('Not stored on this device')).first()).toBeVisible();
  const devtools = await context.newCDPSession(page);
  const gone = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => null); // a killed process does not answer
  await gone;
  const again = await reopen(await context.newPage(), words);
  await expect(again.field('Family name')).toHaveValue('BLOCKED');
});

test('connections that die without a word are opened again, and the warning goes', { tag: '@long' }, async ({
  page,
  words,
}) => {
  await page.addInitScript(() => {
    const transaction = IDBDatabase.prototype.transaction;
    const dead = new WeakSet<IDBDatabase>();
    // As on iOS: requests are accepted and never answered.
    const silent: object = new Proxy(() => undefined, {
      apply: () => silent,
      get: (_, name) => (name === 'then' ? undefined : silent),
      set: () => true,
    });
    IDBDatabase.prototype.transaction = function (...given: Parameters<IDBDatabase['transaction']>) {
      if (window.isLost) dead.add(this);
      const real = transaction.apply(this, given);
      return dead.has(this) ? new Proxy(real, { get: () => silent, set: () => true }) : real;
    };
  });
  await signIn(page, words, 'harbour.op');
  const form = await startDraft(page, words, 'ALIVE');
  const warning = page.getByText(words.say('Not stored on this device'));

  await page.evaluate(() => {
    window.isLost = true;
  });
  await form.field('Given names').fill('TYPED ON');
  await expect(warning.first()).toBeVisible();
  await page.evaluate(() => {
    window.isLost = false;
  });
  // No more typing, and no reload.
  await expect(warning).toHaveCount(0);
  await isSaved(page, words);
  expect(JSON.stringify(await openedIn(page, 'interline-drafts'))).toContain('TYPED ON');
  await page.reload();
  await expect(form.field('Given names')).toHaveValue('TYPED ON');
});

test('a device that was wiped gets the server’s copy back, under an open form and at the next start', {
  tag: '@long',
}, async ({ page, context, portal, words }) => {
  await signIn(page, words, 'harbour.op');
  const form = await startDraft(page, words, 'WIPED');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['WIPED'], others: [] });

  // As the browser does under pressure: all databases of the site at once.
  const devtools = await context.newCDPSession(page);
  const wipe = () =>
    devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' });
  await wipe();
  await form.field('Given names').fill('TYPED ON');
  await isSaved(page, words);
  // The session is lost with the keys: the next user must log in.
  await page.reload();
  await logIn(page, words, 'harbour.op');
  await page.waitForURL((url) => url.pathname !== '/');
  let again = await reopen(page, words);
  await expect(again.field('Family name')).toHaveValue('WIPED');
  await expect(again.field('Given names')).toHaveValue('TYPED ON');

  await page.goto('/icon.svg');
  await wipe();
  await page.goto('/');
  await logIn(page, words, 'harbour.op');
  await page.waitForURL((url) => url.pathname !== '/');
  again = await reopen(page, words);
  await expect(again.field('Family name')).toHaveValue('WIPED');
  expect(await onServer(portal.url)).toEqual({ names: ['WIPED'], others: [] });
});

test('damaged and newer records stay as they are, are said, and break no screen', { tag: '@long' }, async ({
  page,
  portal,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'WHOLE');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['WHOLE'], others: [] });
  const list = new DraftsPage(page, words);
  await list.open();
  await expect(list.rows).toHaveCount(1);
  const torn: unknown[] = ['no record', null, 42, [], { format: 1, torn: true }, { format: 1, doc: { parts: 'none' } }];
  for (const [i, value] of torn.entries()) await putInto(page, 'interline-drafts', 'draft/', `-torn${i}`, value);
  const newer = { format: 9, secret: 'of the next app' };
  await putInto(page, 'interline-drafts', 'draft/', '-newer', newer);
  await putInto(page, 'interline-drafts', 'draft/', '', { format: 1, torn: 'the open one' });
  for (const path of ['/flight/orders/drafts', '/flight/booking', '/flight/orders', '/flight/booking/confirm']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  const form = await openForm(page, words);
  await form.field('Family name').fill('GOES ON');
  await isSaved(page, words);
  await list.open();
  await expect(page.getByText(/are damaged\. They have been set aside/)).toBeVisible();
  await expect(page.getByText(/made with a newer version/)).toBeVisible();
  const values = (await openedIn(page, 'interline-drafts')).map((value) => JSON.stringify(value));
  for (const value of [...torn, newer, { format: 1, torn: 'the open one' }])
    expect(values, JSON.stringify(value)).toContain(JSON.stringify(value));
});
