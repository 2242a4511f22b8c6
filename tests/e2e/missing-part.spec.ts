import { expect, test } from './fixtures.ts';
import { SearchPage } from './pages/search-page.ts';
import { signIn } from './pages/sign-in.ts';
import { NO_NETWORK } from './watch.ts';

// Its kept copies would stand in for what is missing.
test.use({ serviceWorkers: 'block' });

test('a screen stands while the code of a part of it is missing, and the part comes with the connection', async ({
  page,
  words,
  watch,
}) => {
  watch.expect(
    /Service Worker registration blocked|PnrReading|ContinueDraft|place-|log-out|ERR_FAILED|Failed to load resource|dynamically imported/,
  );
  const finder = /assets\/place-(worker|finder)-/;
  for (const missing of [/assets\/(PnrReading|ContinueDraft)-/, finder])
    await page.route(missing, (route) => route.abort());
  await signIn(page, words, 'harbour.op');
  await expect(page.getByRole('button', { name: words.say('Search flights') })).toBeVisible();
  const search = new SearchPage(page, words);
  await search.typePlace('To', 'bangko');
  await expect(page.getByText(words.say('Airports and cities load as soon as there is a connection.'))).toBeVisible();
  await page.unroute(finder);
  await page.keyboard.type('k');
  await expect(page.getByRole('option').first()).toContainText('BKK');
  await page.goto('/flight/booking/pnr');
  const text = page.getByLabel(words.say('Reservation text'));
  await text.fill('1 CA 101 Y 12DEC 6 PEKHKG HK1 0900 1245');
  await expect(page.getByText(words.say('Network Error, please check your connection'))).toBeVisible();
  await expect(text).toHaveValue(/PEKHKG/);

  await page.unroute(/assets\/(PnrReading|ContinueDraft)-/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(words.say('Network Error, please check your connection'))).toHaveCount(0);
  await expect(page.getByText(/PEK/).last()).toBeVisible();

  // Without what asks about drafts nobody is logged out.
  await page.route(/assets\/log-out-/, (route) => route.abort());
  await page.goto('/profile');
  await page
    .getByRole('button', { name: words.say('Log out'), exact: true })
    .first()
    .click();
  await expect(page.getByText(words.say('Network Error, please check your connection'))).toBeVisible();
});

test('a first visit that loses its connection before its words are there says so, and opens once it is back', async ({
  page,
  context,
  words,
  watch,
  language,
}) => {
  watch.expect(NO_NETWORK, /Service Worker registration blocked|dynamically imported module/);
  const isLost = page.waitForEvent('requestfailed');
  await page.route(/assets\/(en|zh-cn)-/, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.goto('/');
  await isLost;
  const waiting = {
    en: 'No connection. The portal opens as soon as there is one.',
    'zh-cn': '没有网络连接。连接恢复后将自动打开。',
  };
  await expect(page.getByText(waiting[language === 'en' ? 'en' : 'zh-cn'])).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByLabel(words.say('Username'), { exact: true })).toBeVisible();
});
