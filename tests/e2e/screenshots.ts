import type { Page } from '@playwright/test';
import { Agent } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { Camera, isLoaded } from './pages/camera.ts';
import { FilterPanel } from './pages/filter-panel.ts';
import { takeOrder } from './pages/order-tour.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { closeSheet, sheetOf } from './pages/sheet.ts';
import { logIn, signInOnCleanBrowser } from './pages/sign-in.ts';
import type { Portal } from './portal.ts';
import { BY_ROLE, FIRST_ROW, PLAIN } from './screen-list.ts';
import { consoleLineOf } from './watch.ts';
import type { Words } from './words.ts';

/** One tour: which user, which language, and where screenshots go. */
interface Tour {
  page: Page;
  words: Words;
  portal: Portal;
  camera: Camera;
}

/** The screens of other roles, each list with its first row open if there is one. */
async function roleScreens({ page, words, camera }: Tour): Promise<void> {
  for (const [username, screens] of BY_ROLE) {
    await signInOnCleanBrowser(page, words, username);
    for (const [screen, path] of screens) {
      await camera.visit(screen, path);
      const row = page.locator(FIRST_ROW).first();
      if (await row.count()) {
        await row.click();
        await isLoaded(page);
        await camera.takeSheet(`${screen}-open`);
      }
    }
  }
}

/** Bookings of the demonstration: a train that waits for the desk's staff, on both sides, and one whose tickets are all used up. */
async function standingBookings({ page, words, portal, camera }: Tour): Promise<void> {
  const agent = await Agent.signIn(portal.url, 'harbour.op');
  const [train] = (await agent.call('trainOrders', { status: 'proceeding' })).list;
  const { list } = await agent.call('bookings', { product: 'flight', status: 'issued', pageSize: 100 });
  const spent = list.find(({ spentBy }) => spentBy);
  if (!train || !spent) throw new Error('the demonstration has both');
  await signInOnCleanBrowser(page, words, 'harbour.op');
  await camera.visit('train-by-hand', `/train/orders/${train.id}`);
  await camera.visit('order-spent', `/flight/orders/${spent.id}`);
  await camera.visit('bookings-spent', `/flight/orders?q=${spent.id}`);
  await signInOnCleanBrowser(page, words, 'provider.admin');
  await camera.visit('desk-train-by-hand', `/desk?order=${train.id}&product=train`);
}

async function searchScreens({ page, words, camera }: Tour): Promise<void> {
  const search = new SearchPage(page, words);
  await page.goto('/');
  await expect(page.getByLabel(words.say('Password'), { exact: true })).toBeVisible();
  await camera.take('home');
  await camera.visit('login', '/login');
  await logIn(page, words, 'harbour.op');
  await search.isReady();
  const preferences = words.pattern('{language} · {currency}, language, currency and appearance');
  await page.getByRole('button', { name: preferences }).first().click();
  await expect(sheetOf(page)).toBeVisible();
  await camera.takeSheet('preferences');
  await closeSheet(page);
  await search.choosePlace('From', 'HKG');
  await search.typePlace('To', 'bangkok');
  await expect(page.getByRole('option').first()).toContainText('BKK');
  await camera.takeSheet('places');
  await page.getByRole('option').first().click();
  await camera.take('search');
  await search.openDates();
  await camera.takeSheet('dates');
  await search.typeDate(SEARCH.date);
  await search.openParty();
  await camera.takeSheet('party');
  await closeSheet(page);
  await page.getByRole('radio', { name: words.say('Multi-city') }).check();
  await camera.take('multi-city');
}

async function bookingScreens({ page, words, camera }: Tour): Promise<void> {
  const results = new ResultsPage(page, words);
  const passengers = new PassengersPage(page, words);
  await results.open();
  await camera.take('results');
  const filters = new FilterPanel(page, words);
  await filters.open();
  await camera.takeSheet('filters');
  await filters.close();
  await results.plainCards.first().locator('[data-card-toggle]').click();
  await camera.take('fares');
  await results.choose();
  await expect(passengers.bookButton).toBeEnabled();
  await camera.take('passengers');
  for (const way of ['Scan', 'Paste', 'From list']) {
    await page.getByRole('button', { name: words.say(way), exact: true }).click();
    await expect(sheetOf(page)).toBeVisible();
    await camera.takeSheet(`passengers-${way.toLowerCase().replace(' ', '-')}`);
    await closeSheet(page);
  }
  await passengers.book();
  await expect(page.getByText(words.field('required')).first()).toBeVisible();
  await camera.take('passengers-errors');
  await takeOrder(page, words, camera);
  await camera.visit('bookings', '/flight/orders');
}

/** Screens with failing suppliers. */
async function badDays({ page, words, portal, camera }: Tour): Promise<void> {
  const results = new ResultsPage(page, words);
  for (const verify of ['priceChanged', 'documentsChanged', 'soldOut'] as const) {
    portal.steer({ '*': { verify } });
    await results.open({ ...SEARCH, date: isoDateAfter(31) });
    await results.choose();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await camera.take(`check-${verify}`);
  }
  for (const [screen, search] of [
    ['no-flights', 'empty'],
    ['suppliers-down', 'dead'],
  ] as const) {
    portal.steer({ '*': { search } });
    await page.goto(ResultsPage.address({ from: 'HKG', to: 'SIN', date: isoDateAfter(search === 'dead' ? 32 : 33) }));
    await expect(page.getByRole('button', { name: words.say('Search again') })).toBeVisible();
    await camera.take(screen);
  }
  portal.steer();
}

for (const language of ['en', 'zh-cn', 'zh-tw'] as const)
  for (const theme of ['light', 'dark'] as const)
    test.describe(`${language} ${theme}`, () => {
      test.use({ language, colorScheme: theme });

      test('every screen', async ({ page, words, portal, watch }, { project }) => {
        watch.expect(/^40[04] /, consoleLineOf(400), consoleLineOf(404));
        const camera = new Camera(page, [project.name, language, theme].join('-'));
        const tour: Tour = { page, words, portal, camera };
        await searchScreens(tour);
        await bookingScreens(tour);
        await badDays(tour);
        for (const [screen, path] of PLAIN) await camera.visit(screen, path);
        await roleScreens(tour);
        await standingBookings(tour);
      });
    });
