import type { Currency } from '../../src/contract/money.ts';
import { Agent } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { openAgency } from './open-agency.ts';
import { Camera, isLoaded } from './pages/camera.ts';
import { FilterPanel } from './pages/filter-panel.ts';
import { takeOrder } from './pages/order-tour.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { logIn } from './pages/sign-in.ts';

/** Each agency's payments received, in minor units: the longest amounts there are. */
const PAID_IN: readonly (readonly [Currency, number])[] = [
  ['CNY', 1_234_567_890],
  ['USD', 1_234_567_890],
  ['JPY', 987_654_321],
];

for (const language of ['en', 'zh-cn'] as const)
  for (const theme of ['light', 'dark'] as const)
    for (const [currency, amount] of PAID_IN)
      test.describe(`${language} ${theme} ${currency}`, () => {
        test.use({ language, colorScheme: theme });

        test('every screen with money', async ({ page, words, portal }, { project }) => {
          const series = [project.name, language, theme, currency].join('-');
          const name = series.toLowerCase().replaceAll('-', '.');
          const { id } = await openAgency(portal, name, currency);
          const provider = await Agent.signIn(portal.url, 'provider.admin');
          const receipt = { receivedAmount: amount, exchangeRate: '1', referenceNumber: `TT-${series}` };
          await provider.call('topUpAgency', { id, currency, ...receipt });
          const camera = new Camera(page, series);
          const results = new ResultsPage(page, words);
          const passengers = new PassengersPage(page, words);
          await page.goto('/login');
          await logIn(page, words, name);
          await page.waitForURL('**/flight/booking');
          await results.open({ ...SEARCH, from: 'PEK', to: 'LHR', adults: 3, date: isoDateAfter(40) });
          await camera.take('results');
          const filters = new FilterPanel(page, words);
          await filters.open();
          await camera.takeSheet('filters');
          await filters.close();
          await results.open();
          await results.plainCards.first().locator('[data-card-toggle]').click();
          await camera.take('fares');
          await results.choose();
          await expect(passengers.bookButton).toBeEnabled();
          await takeOrder(page, words, camera);
          for (const [screen, path] of [
            ['search', '/flight/booking'],
            ['bookings', '/flight/orders'],
            ['wallet', '/bills/wallet'],
            ['transactions', '/bills/transactions'],
            ['statements', '/bills/statements'],
          ] as const)
            await camera.visit(screen, path);
          await page.locator('[id^="row-"]').first().click();
          await isLoaded(page);
          await camera.takeSheet('statement');
        });
      });
