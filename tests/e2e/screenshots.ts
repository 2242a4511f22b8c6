import { mkdirSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { FilterPanel } from './pages/filter-panel.ts';
import { OrderPage } from './pages/order-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn } from './pages/sign-in.ts';

const FOLDER = 'test-results/screenshots';

/** Screens that are taken with a sheet over them; everywhere else it has gone before. */
const IN_SHEET = ['dates', 'filters', 'payment'];

for (const language of ['en', 'zh-cn'] as const)
  for (const theme of ['light', 'dark'] as const)
    test.describe(`${language} ${theme}`, () => {
      test.use({ language, colorScheme: theme });

      test('every screen', async ({ page, words }, { project }) => {
        mkdirSync(FOLDER, { recursive: true });
        let number = 0;
        const take = async (screen: string) => {
          number += 1;
          if (!IN_SHEET.includes(screen)) await expect(sheetOf(page)).toHaveCount(0);
          // Motion ends and pictures are there before the shutter opens.
          await page.evaluate(() =>
            Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => null))),
          );
          const name = [project.name, language, theme, String(number).padStart(2, '0'), screen].join('-');
          await page.screenshot({ path: `${FOLDER}/${name}.png` });
        };
        const search = new SearchPage(page, words);
        const results = new ResultsPage(page, words);
        const passengers = new PassengersPage(page, words);
        const order = new OrderPage(page, words);

        await page.goto('/');
        await expect(page.getByLabel(words.say('Password'), { exact: true })).toBeVisible();
        await take('home');
        await logIn(page, words, 'harbour.op');
        await search.isReady();
        await search.choosePlace('From', 'HKG');
        await search.choosePlace('To', 'BKK');
        await take('search');
        await search.openDates();
        await take('dates');
        await search.typeDate(SEARCH.date);
        await results.open();
        await take('results');
        const filters = new FilterPanel(page, words);
        await filters.open();
        await take('filters');
        await filters.close();
        await results.plainCards.first().locator('[data-card-toggle]').click();
        await take('fares');
        await results.choose();
        await expect(passengers.bookButton).toBeEnabled();
        await take('passengers');
        await passengers.book();
        await take('passengers-errors');
        await passengers.fill(ADULT);
        await passengers.fillContact();
        await passengers.book();
        await expect(order.payButton).toBeEnabled();
        await take('payment');
        await order.pay('Wallet balance');
        await expect(order.nextStep).toContainText(words.say('Issued'), { timeout: 30_000 });
        await take('order');
        await page.goto('/flight/orders');
        await expect(page.getByRole('link', { name: /\d/ }).first()).toBeVisible();
        await take('bookings');
        await page.goto('/more');
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await take('more');
        await page.goto('/profile');
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await take('profile');
        await page.goto('/no-such-page');
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await take('not-found');
      });
    });
