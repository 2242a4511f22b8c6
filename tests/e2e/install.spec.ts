import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { sheetIsClosed, sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';
import type { Words } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const HINT = 'Install the app to have your bookings offline.';

/** The browser APIs called, in order; survives navigations within the tab. */
const asked = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('asked') ?? '[]'));

/** Simulates the browser's side: its offer to install, and its answer on persistent storage. */
async function playBrowser(page: Page, { offers, keeps }: { offers: boolean; keeps: boolean }): Promise<void> {
  await page.addInitScript(
    ([hasOffer, isKept]) => {
      const note = (what: string) => {
        const before: string[] = JSON.parse(sessionStorage.getItem('asked') ?? '[]');
        sessionStorage.setItem('asked', JSON.stringify([...before, what]));
      };
      const granted = () => (sessionStorage.getItem('asked') ?? '').includes('persist');
      navigator.storage.persisted = async () => isKept && granted();
      navigator.storage.persist = async () => {
        note('persist');
        return isKept;
      };
      if (!hasOffer) return;
      const isStarted = setInterval(() => {
        // A browser makes its offer once it has seen the app in use.
        if (!document.querySelector('main h1')) return;
        clearInterval(isStarted);
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        Object.assign(offer, {
          prompt: async () => {
            note('install');
            return { outcome: 'accepted' };
          },
        });
        window.dispatchEvent(offer);
      }, 50);
    },
    [offers, keeps] as const,
  );
}

async function fillIn(page: Page, words: Words): Promise<PassengersPage> {
  await signIn(page, words, 'harbour.op');
  const results = new ResultsPage(page, words);
  await results.open();
  await results.choose();
  const passengers = new PassengersPage(page, words);
  await passengers.fill(ADULT);
  await passengers.fillContact();
  return passengers;
}

async function book(page: Page, words: Words): Promise<void> {
  const passengers = await fillIn(page, words);
  await passengers.book();
  await page.waitForURL(/\/flight\/orders\/\d{10}/);
  await page.goto('/flight/orders');
}

test.beforeEach(({ portal }) => portal.sql('truncate table drafts cascade'));

test('the first draft asks once to be kept, and Account says what the browser promised', { tag: '@long' }, async ({
  page,
  words,
  inspect,
}) => {
  await playBrowser(page, { offers: false, keeps: true });
  await signIn(page, words, 'harbour.op');
  await page.goto('/profile');
  await expect(
    page.getByText(
      words.say('The browser may remove them when space runs short. Drafts are also saved on the server.'),
    ),
  ).toBeVisible();
  expect(await asked(page)).toEqual([]);
  const results = new ResultsPage(page, words);
  await results.open();
  await results.choose();
  const passengers = new PassengersPage(page, words);
  await passengers.field('Family name').fill('CHAN');
  await expect.poll(() => asked(page)).toEqual(['persist']);
  await passengers.field('Given names').fill('TAI MAN');
  await expect(page.getByText(words.pattern('Saved {time}'))).toBeVisible();
  expect(await asked(page)).toEqual(['persist']);
  await page.goto('/profile');
  await expect(page.getByText(words.say('The browser has promised to store them until you log out.'))).toBeVisible();
  await inspect();
});

test('after the first booking the portal offers to be installed, by the browser’s own dialog', async ({
  page,
  words,
  inspect,
}) => {
  await playBrowser(page, { offers: true, keeps: false });
  await book(page, words);
  await expect(page.getByText(words.say(HINT))).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: words.say('Install'), exact: true }).click();
  await expect(sheetOf(page)).toBeVisible();
  await inspect();
  await sheetOf(page)
    .getByRole('button', { name: words.say('Install'), exact: true })
    .click();
  await expect.poll(() => asked(page)).toContain('install');
  await expect(page.getByText(words.say(HINT))).toHaveCount(0);
  await sheetIsClosed(page);
  await page.reload();
  await expect(page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])').first()).toBeVisible();
  await expect(page.getByText(words.say(HINT))).toHaveCount(0);
});

test('a hint that was put away stays away, also after another booking', { tag: '@long' }, async ({ page, words }) => {
  await playBrowser(page, { offers: true, keeps: true });
  await book(page, words);
  await page.getByRole('button', { name: words.say('Not now'), exact: true }).click();
  await expect(page.getByText(words.say(HINT))).toHaveCount(0);
  await page.reload();
  await expect(page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])').first()).toBeVisible();
  await expect(page.getByText(words.say(HINT))).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('the steps are written down, as no browser there has a dialog', { tag: '@long' }, async ({
    page,
    words,
    inspect,
  }) => {
    await book(page, words);
    await page.getByRole('button', { name: words.say('Install'), exact: true }).click();
    await expect(sheetOf(page).getByText(words.say('Choose “Add to Home Screen”.'))).toBeVisible();
    await expect(sheetOf(page).getByRole('listitem')).toHaveCount(3);
    await expect(sheetOf(page).getByRole('button', { name: words.say('Install'), exact: true })).toHaveCount(0);
    await inspect();
  });
});
