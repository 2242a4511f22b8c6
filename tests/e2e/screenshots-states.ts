import type { Page, Route } from '@playwright/test';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { expect, test } from './fixtures.ts';
import { Camera, isLoaded } from './pages/camera.ts';
import { signInOnCleanBrowser } from './pages/sign-in.ts';
import { isInstalled } from './pages/worker.ts';
import { consoleLineOf, NO_NETWORK } from './watch.ts';

type Screen = readonly [screen: string, path: string, calls: readonly EndpointName[]];

/** Screens that depend on loaded data, and their calls, each opened by a user with that role. */
const BY_ROLE: readonly (readonly [username: string, screens: readonly Screen[]])[] = [
  [
    'quay.op',
    [
      ['search', '/flight/booking', ['bookings', 'voyages', 'drafts']],
      ['bookings', '/flight/orders', ['bookings', 'bookingCounts']],
      ['groups', '/flight/group/order', ['groupOrders']],
      ['trains', '/train/orders', ['trainOrders']],
      ['disruptions', '/flight/orders/voyage', ['voyages']],
      ['travellers', '/travellers', ['travellers']],
      ['notices', '/notices', ['notices']],
    ],
  ],
  [
    'harbour.fin',
    [
      ['wallet', '/bills/wallet', ['wallet', 'walletOverview', 'walletEntries']],
      ['statements', '/bills/statements', ['statements']],
      ['transactions', '/bills/transactions', ['transactions']],
      ['agency-statements', '/agency-manager/statements', ['subStatements']],
    ],
  ],
  [
    'provider.admin',
    [
      ['desk', '/desk', ['deskQueue']],
      ['agencies', '/agency-manager', ['agencies']],
      ['users', '/users', ['users']],
    ],
  ],
];

/** The result of a call in each state. */
const STATES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  loading: () => new Promise(() => undefined),
  empty: async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = await answer.json();
    const none = 'list' in data ? { ...data, list: [], total: 0 } : data;
    await route.fulfill({ response: answer, json: { ...envelope, data: none } });
  },
  error: (route) => route.fulfill({ status: 500, json: { status: 500, code: 500001, message: '' } }),
};

function pathOf(call: EndpointName): RegExp {
  return new RegExp(`/api${endpoints[call].path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
}

/** Waits until the page is hydrated, its navigation included. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

for (const language of ['en', 'zh-cn'] as const)
  for (const theme of ['light', 'dark'] as const)
    test.describe(`${language} ${theme}`, () => {
      test.use({ language, colorScheme: theme });

      for (const [state, answer] of Object.entries(STATES))
        test(`every list ${state}`, async ({ page, words, watch }, { project }) => {
          watch.expect(/^500 /, consoleLineOf(500));
          const camera = new Camera(page, [project.name, language, theme, state].join('-'));
          for (const [username, screens] of BY_ROLE) {
            await signInOnCleanBrowser(page, words, username);
            for (const [screen, path, calls] of screens) {
              for (const call of calls) await page.route(pathOf(call), answer);
              await open(page, path);
              if (state !== 'loading') await isLoaded(page);
              await camera.take(screen);
              await page.unrouteAll({ behavior: 'ignoreErrors' });
            }
          }
        });

      test.describe('without a connection', () => {
        test.use({ serviceWorkers: 'allow' });

        test('what was seen before, and what was not', async ({ page, context, words, watch }, { project }) => {
          watch.expect(NO_NETWORK, /dynamically imported module/);
          const camera = new Camera(page, [project.name, language, theme, 'offline'].join('-'));
          for (const [username, screens] of BY_ROLE) {
            await signInOnCleanBrowser(page, words, username);
            await isInstalled(page);
            for (const [index, [, path]] of screens.entries())
              if (index % 2 === 0) {
                await open(page, path);
                await isLoaded(page);
              }
            await context.setOffline(true);
            for (const [screen, path] of screens) await camera.visit(screen, path);
            await context.setOffline(false);
          }
        });
      });
    });
