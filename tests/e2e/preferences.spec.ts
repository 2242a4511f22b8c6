import { expect, test } from './fixtures.ts';
import { ResultsPage } from './pages/results-page.ts';
import { sheetOf, shutSheet } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';
import { Words } from './words.ts';

test.beforeEach(async ({ page, words }) => {
  await signIn(page, words, 'harbour.op');
  await page.getByRole('button', { name: words.pattern('{language} · {currency}, language and currency') }).click();
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

test('dark mode is set by hand and is readable', async ({ page, words, inspect }) => {
  await page.getByRole('radio', { name: words.say('Dark') }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await inspect();
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toHaveCount(0);
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
  await page.getByRole('radio', { name: /^USD/ }).check();
  await shutSheet(page);
  const results = new ResultsPage(page, words);
  await results.open();
  const card = results.plainCards.first();
  await expect(card).toContainText('$');
  await expect(card).toContainText('CNY');
  await inspect();
  await results.choose(card);
  await page.goto('/more');
  await page.getByRole('button', { name: words.say('Language and currency') }).click();
  await page.getByRole('radio', { name: /^HKD/ }).check();
  await shutSheet(page);
  // The company still settles in the same one: the chosen flight is still good.
  await page.goto('/flight/booking/confirm');
  await expect(page.getByText(/^≈ HK\$/).first()).toBeVisible();
});
