import type { BrowserContext } from '@playwright/test';
import { sampled } from '../tools/run-mode.ts';
import { airlineDay, isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { NOT_YET } from './pages/notices.ts';
import { SearchPage } from './pages/search-page.ts';
import { signIn } from './pages/sign-in.ts';
import { NO_NETWORK } from './watch.ts';

// Its cached copies would replace what is missing.
test('a screen stands while the code of a part of it is missing, and the part comes with the connection', async ({
  page,
  words,
  watch,
}) => {
  watch.expect(/PnrReading|ContinueDraft|place-|ERR_FAILED|Failed to load resource|dynamically imported/);
  const finder = /assets\/place-(worker|finder)-/;
  for (const missing of [/assets\/(PnrReading|ContinueDraft)-/, finder])
    await page.route(missing, (route) => route.abort());
  await signIn(page, words, 'harbour.op');
  await expect(page.getByRole('button', { name: words.say('Search flights') })).toBeVisible();
  const search = new SearchPage(page, words);
  await search.typePlace('To', 'bangko');
  await expect(page.getByText(words.say('Airports and cities load as soon as you are online.'))).toBeVisible();
  await page.unroute(finder);
  // A letter typed while the finder fails to load is not the last.
  await expect(async () => {
    await page.keyboard.type('k');
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('option').first()).toContainText('BKK', { timeout: 3000 });
  }).toPass();
  await page.goto('/flight/booking/pnr');
  const text = page.getByLabel(words.say('Reservation text'));
  await text.fill(`1 CA 101 Y ${airlineDay(isoDateAfter(16))} PEKHKG HK1 0900 1245`);
  await expect(page.getByText(words.say('Network Error, please check your connection'))).toBeVisible();
  await expect(text).toHaveValue(/PEKHKG/);

  await page.unroute(/assets\/(PnrReading|ContinueDraft)-/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(words.say('Network Error, please check your connection'))).toHaveCount(0);
  await expect(page.getByText(/PEK/).last()).toBeVisible();
});

const LOST = {
  'its connection': {
    begin: (context: BrowserContext) => context.setOffline(true),
    end: (context: BrowserContext) => context.setOffline(false),
  },
  'the server': {
    begin: (context: BrowserContext) => context.route('**', (route) => route.abort('connectionrefused')),
    end: (context: BrowserContext) => context.unrouteAll(),
  },
};

for (const [what, { begin, end }] of Object.entries(LOST).slice(0, sampled(2, 1)))
  test(`a first visit that loses ${what} before its words are there says so, and opens once it is back`, async ({
    page,
    context,
    words,
    watch,
  }) => {
    watch.expect(NO_NETWORK, /dynamically imported module/);
    await page.route(/assets\/(en|zh-cn)-/, async (route) => {
      await begin(context);
      await route.abort('internetdisconnected');
    });
    await page.goto('/');
    await expect(page.getByText(NOT_YET[words.language])).toBeVisible();
    await page.unrouteAll();
    await end(context);
    await expect(page.getByLabel(words.say('Username'), { exact: true })).toBeVisible();
  });

test('a first visit that loses even the first script says what to do', { tag: '@long' }, async ({
  page,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK);
  await page.route(/\.(js|css)$/, (route) => route.abort('connectionreset'));
  // The public pages can be read without scripts; the log-in cannot.
  await page.goto('/login');
  const reload = page.getByRole('link', { name: 'No answer yet. Check the connection and reload' });
  await expect(reload).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll();
  await reload.click();
  await expect(page.getByLabel(words.say('Username'), { exact: true })).toBeVisible();
  await expect(reload).toHaveCount(0);
});

test.describe('without a service worker', () => {
  // A worker that has cached the page's code would supply it.
  test.use({ serviceWorkers: 'block' });

  test('a page whose code cannot come says so in its place, and comes with the connection; nothing is reloaded', {
    tag: '@long',
  }, async ({ page, context, words, watch }) => {
    watch.expect(NO_NETWORK, /dynamically imported module/);
    await page.route(/assets\/terms-/, (route) => route.abort('internetdisconnected'));
    await page.goto('/');
    await page.evaluate(() => document.body.setAttribute('data-first', 'yes'));
    const isFirst = () => expect(page.locator('body[data-first]')).toHaveCount(1);
    const terms = page.getByRole('link', { name: words.say('Terms of use') }).first();
    await terms.waitFor();
    // The server-rendered page has plain links, which leave the app when offline.
    await expect(page.locator('#page')).toHaveCount(0);
    await context.setOffline(true);
    await terms.click();
    await expect(page.getByRole('heading', { level: 1, name: words.say('No connection') })).toBeVisible();
    await isFirst();
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: words.say('Terms of use') })).toBeVisible();
    await isFirst();
  });
});
