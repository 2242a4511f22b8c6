import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { openAgency } from './open-agency.ts';
import { ResultsPage } from './pages/results-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { closeSheet, sheetOf } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';
import { isInstalled, keptLanguages } from './pages/worker.ts';
import { consoleLineOf } from './watch.ts';
import { Words } from './words.ts';

test.describe('what a user sets', () => {
  test.beforeEach(async ({ page, words }) => {
    await signIn(page, words, 'harbour.op');
    await page
      .getByRole('button', { name: words.pattern('{language} · {currency}, language, currency and appearance') })
      .click();
    await expect(sheetOf(page)).toBeVisible();
  });

  test('the language changes at once, without a reload, and stays', async ({ page, inspect }) => {
    await page.evaluate(() => {
      document.body.dataset.sameDocument = 'yes';
    });
    const chinese = new Words('zh-tw');
    await page.getByRole('radio', { name: '繁體中文' }).check();
    await expect(sheetOf(page).getByText(chinese.say('Appearance')).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
    expect(await page.evaluate(() => document.body.dataset.sameDocument)).toBe('yes');
    await inspect();
    await page.reload();
    await expect(page.getByRole('button', { name: chinese.say('Search flights') })).toBeVisible();
  });

  test('dark mode is set by hand and is readable', { tag: '@long' }, async ({ page, words, inspect }) => {
    await page.getByRole('radio', { name: words.say('Dark') }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await inspect();
    await closeSheet(page);
    await inspect();
    const results = new ResultsPage(page, words);
    await results.open();
    await inspect();
  });

  test('the display currency changes the prices and what is paid stands beside them', async ({
    page,
    words,
    inspect,
  }) => {
    await closeSheet(page);
    let searches = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/flight/async-shopping')) searches += 1;
    });
    const showIn = async (currency: RegExp) => {
      await page.goto('/more');
      await page.getByRole('button', { name: words.say('Language, currency and appearance') }).click();
      await page.getByRole('radio', { name: currency }).check();
      await closeSheet(page);
    };
    const results = new ResultsPage(page, words);
    await results.open();
    await expect(results.plainCards.first()).toContainText('¥');
    await showIn(/^USD/);
    await results.open();
    const card = results.plainCards.first();
    await expect(card).toContainText('$');
    await expect(card).toContainText('CNY');
    // The same offers with other amounts: no new search.
    expect(searches).toBe(1);
    await inspect();
    await results.choose(card);
    await showIn(/^HKD/);
    // The company's settlement currency is unchanged: the chosen flight stays valid.
    await page.goto('/flight/booking/confirm');
    await expect(page.getByText(/^≈ HK\$/).first()).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'an agent goes on in the company’s other language, and is told which one needs a connection',
    { tag: '@long' },
    async ({ page, context, portal, words, inspect }, test) => {
      const name = `tongue.${test.project.name}`;
      const { agree } = await openAgency(portal, name);
      await agree({ common: { emailLanguage: 'zh-tw' } });
      await page.goto('/');
      await logIn(page, words, name);
      await page.waitForURL('**/flight/booking');
      await isInstalled(page);
      await expect.poll(() => keptLanguages(page)).toEqual(['en', 'zh-tw']);
      await page.goto('/more');
      // This page's content is not saved on devices: it does not prevent a language switch.
      await page.getByRole('link', { name: words.say('User Management') }).click();
      await expect(page.getByRole('heading', { name: words.say('User management'), level: 1 })).toBeVisible();
      await page.goBack();

      await context.setOffline(true);
      await page.getByRole('button', { name: words.say('Language, currency and appearance') }).click();
      const languages = sheetOf(page).getByRole('radiogroup', { name: words.say('Language'), exact: true });
      await expect(languages.getByRole('radio', { name: '简体中文' })).toBeDisabled();
      await expect(sheetOf(page).getByText(words.pattern('Needs a connection the first time: {names}'))).toContainText(
        '简体中文',
      );
      await inspect();
      await languages.getByRole('radio', { name: '繁體中文' }).check();
      const chinese = new Words('zh-tw');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
      await expect(sheetOf(page).getByText(chinese.say('Appearance')).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: chinese.say('More'), level: 1 })).toBeVisible();

      await context.setOffline(false);
      await page.getByRole('button', { name: chinese.say('Language, currency and appearance') }).click();
      await page.getByRole('radio', { name: '简体中文' }).check();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans-CN');
      await expect.poll(() => keptLanguages(page)).toEqual(['en', 'zh-cn', 'zh-tw']);
    },
  );
});

test(
  'another settlement currency leads away from what was chosen in the old one, and says so',
  { tag: '@long' },
  async ({ page, portal, words, watch }, test) => {
    // A price check at that very moment gets the same message.
    watch.expect(/^409 POST .*\/verification$/, consoleLineOf(409));
    const name = `tide.${test.project.name}`;
    const { settleIn } = await openAgency(portal, name);
    await page.goto('/');
    await logIn(page, words, name);
    await page.waitForURL('**/flight/booking');
    const results = new ResultsPage(page, words);
    await results.open();
    await expect(results.plainCards.first()).toContainText('HK$');
    await results.choose();
    await settleIn('EUR');
    await page.waitForURL('**/flight/booking');
    const flights = 'The settlement currency has changed. Please search again for prices in the new currency.';
    await expect(page.getByText(words.say(flights))).toBeVisible();
    await results.open();
    await expect(results.plainCards.first()).toContainText('€');

    const field = (label: string) => page.getByLabel(words.say(label), { exact: true });
    const places = new SearchPage(page, words);
    await page.goto('/flight/group/booking');
    await expect(page.getByRole('heading', { name: words.say('Group ticket'), level: 1 })).toBeVisible();
    await places.choosePlace('From', 'HKG');
    await places.choosePlace('To', 'SIN');
    await field('Departure date').fill(isoDateAfter(60));
    await field('Adults').fill('12');
    await page.getByRole('button', { name: words.say('Review the request'), exact: true }).click();
    await page.waitForURL('**/flight/group/booking/confirm');
    await settleIn('HKD');
    await page.waitForURL('**/flight/booking');
    const group = 'The settlement currency has changed. Please look your group request through again.';
    await expect(page.getByText(words.say(group))).toBeVisible();

    const date = isoDateAfter(5);
    const chosen = new URLSearchParams({ from: 'VNP', to: 'AOH', date, offer: `G101.${date}.VNP.AOH.second` });
    await page.goto(`/train/booking/confirm?${chosen}`);
    await expect(page.getByText('HK$').first()).toBeVisible();
    await settleIn('EUR');
    await page.waitForURL('**/train/booking?**');
    await expect(page.getByText(words.say(flights))).toBeVisible();
    await expect(page.getByRole('list', { name: words.say('Trains'), exact: true })).toContainText('€');
  },
);
