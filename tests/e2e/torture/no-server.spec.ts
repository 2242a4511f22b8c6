import type { BrowserContext, Page } from '@playwright/test';
import { sampled } from '../../tools/run-mode.ts';
import { DraftsPage } from '../pages/drafts-page.ts';
import { BACK, DOWN, OFFLINE } from '../pages/notices.ts';
import { PassengersPage } from '../pages/passengers-page.ts';
import { logIn, signIn } from '../pages/sign-in.ts';
import { isInstalled } from '../pages/worker.ts';
import { NO_NETWORK } from '../watch.ts';
import { keysOf, readableIn } from './device.ts';
import { isSaved, onServer, openForm, reopen, startDraft } from './drafting.ts';
import { expect, test } from './fixtures.ts';
import type { Gate } from './gate.ts';

interface Trouble {
  name: string;
  banner: string;
  begin: (gate: Gate, context: BrowserContext) => Promise<void> | void;
  end: (gate: Gate, context: BrowserContext) => Promise<void>;
}

const TROUBLES: Trouble[] = [
  {
    name: 'no network',
    banner: OFFLINE,
    begin: (_, context) => context.setOffline(true),
    end: (_, context) => context.setOffline(false),
  },
  {
    name: 'a server that refuses connections',
    banner: DOWN,
    begin: (gate) => gate.refuse(),
    end: (gate) => gate.restore(),
  },
  { name: 'a proxy that answers 502', banner: DOWN, begin: (gate) => gate.breakDown(), end: (gate) => gate.restore() },
];

for (const { name, banner, begin, end } of TROUBLES.slice(sampled(0, 2)))
  test(`with ${name} the form lives through reload, back, a deep link and a new tab, and syncs afterwards`, async ({
    page,
    context,
    gate,
    portal,
    words,
    watch,
  }) => {
    watch.expect(NO_NETWORK, /^502 /);
    await signIn(page, words, 'harbour.op');
    await isInstalled(page);
    let form = await openForm(page, words);
    await form.field('Family name').pressSequentially('BEFORE');
    await begin(gate, context);
    await form.field('Family name').fill('DURING');
    await isSaved(page, words);

    await page.reload();
    await expect(page.getByText(words.pattern(banner))).toBeVisible();
    await expect(form.field('Family name')).toHaveValue('DURING');
    await form.field('Given names').fill('TAI');
    await page.goBack();
    await page.waitForURL('**/flight/booking/results*');
    await page.goForward();
    await expect(form.field('Given names')).toHaveValue('TAI');

    const tab = await context.newPage();
    await tab.goto('/flight/booking/confirm');
    await expect(tab.getByText(words.say('No flight is chosen'))).toBeVisible();
    form = await reopen(tab, words);
    await expect(form.field('Family name')).toHaveValue('DURING');
    await form.field('Family name').fill('AFTER');
    await expect(new PassengersPage(page, words).field('Family name')).toHaveValue('AFTER');

    await end(gate, context);
    await expect(page.getByText(words.say(BACK))).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => onServer(portal.url)).toEqual({ names: ['AFTER'], others: [] });
  });

test('a start without a server shows the first screen, and a log-in that cannot be sent says why', {
  tag: '@long',
}, async ({ page, gate, words, watch }) => {
  watch.expect(NO_NETWORK);
  await page.goto('/');
  await isInstalled(page);
  await gate.refuse();
  await page.reload();
  await page.getByLabel(words.say('Username'), { exact: true }).fill('harbour.op');
  await page.getByLabel(words.say('Password'), { exact: true }).fill('Interline1!');
  await page.getByRole('button', { name: words.say('Log in'), exact: true }).click();
  await expect(
    page.getByRole('alert').getByText(words.say('Network Error, please check your connection')),
  ).toBeVisible();
  await gate.restore();
  await page.getByRole('button', { name: words.say('Log in'), exact: true }).click();
  await page.waitForURL('**/flight/booking');
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('parts whose code cannot be loaded leave the form standing, and one that is asked for says so', {
    tag: '@long',
  }, async ({ page, context, gate, words, watch }) => {
    watch.expect(NO_NETWORK, /^404 /, /preload CSS|dynamically imported module/);
    const lost = { status: 404, type: 'text/plain', body: 'gone' };
    gate.rewrite((path) => (path.startsWith('/assets/ConnectionBanner') ? lost : null));
    await signIn(page, words, 'harbour.op');
    const form = await startDraft(page, words, 'BEFORE');
    // Some seconds after the start the app fetches what it needs offline.
    await isLoaded(page, 'Toasts');
    await isLoaded(page, 'SheetModal');
    await context.setOffline(true);
    const banner = words.pattern('<0>Offline.</0> Please do not close or reload this page until you are online again.');
    await expect(page.getByRole('status').getByText(banner)).toBeVisible();
    await page.getByRole('button', { name: words.say('Paste'), exact: true }).click();
    await expect(page.getByText(words.say('Network Error, please check your connection'))).toBeVisible();
    await expect(form.field('Family name')).toHaveValue('BEFORE');
    await form.field('Family name').fill('DURING');
    await isSaved(page, words);
  });

  test('a log-out whose questions cannot be loaded goes on all the same, and locks what is left', {
    tag: '@long',
  }, async ({ page, gate, portal, words, watch }) => {
    watch.expect(/^404 /, /Failed to load|preload CSS|dynamically imported/);
    const lost = { status: 404, type: 'text/plain', body: 'gone' };
    gate.rewrite((path) => (path.startsWith('/assets/log-out-') ? lost : null));
    await signIn(page, words, 'harbour.op');
    const form = await startDraft(page, words, 'BEFORE');
    await expect.poll(() => keysOf(page, 'interline-sealed')).not.toEqual([]);
    await page.goto('/profile');
    const logOut = page.getByRole('button', { name: words.say('Log out'), exact: true });
    await logOut.first().click();
    const why =
      'A part of this page could not be loaded. Reload it, or log out now: what is not saved or sent is then locked on this device until you log in again.';
    const message = page.getByRole('region', { name: words.say(why) });
    await message.getByRole('button', { name: words.say('Log out'), exact: true }).click();
    await new DraftsPage(page, words).hasLoggedOut();
    await expect.poll(() => readableIn(page, /BEFORE/)).toEqual([]);

    gate.rewrite(() => null);
    await portal.sql('truncate table drafts cascade');
    await logIn(page, words, 'harbour.op');
    await page.waitForURL('**/flight/booking');
    await reopen(page, words);
    await expect(form.field('Family name')).toHaveValue('BEFORE');
  });

  test('an address of the API that never comes holds no form back', { tag: '@long' }, async ({ page, gate, words }) => {
    await signIn(page, words, 'harbour.op');
    const form = await startDraft(page, words, 'WAITING');
    const asked: string[] = [];
    gate.rewrite((path) => {
      if (path !== '/config.json') return null;
      asked.push(path);
      return new Promise(() => null);
    });
    await page.reload();
    await expect(form.field('Family name')).toHaveValue('WAITING');
    expect(asked).not.toEqual([]);
  });
});

/** Waits until a part's styles and code are loaded, with all dependencies of the code. */
async function isLoaded(page: Page, part: string): Promise<void> {
  for (const kind of ['css', 'js']) {
    const file = new RegExp(`/assets/${part}-[^/]+\\.${kind}$`);
    const find = async () => {
      const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      return names.find((name) => file.test(name)) ?? '';
    };
    await expect.poll(find).not.toBe('');
    if (kind === 'js') await page.evaluate((url) => import(url), await find());
  }
}
