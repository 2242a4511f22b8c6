import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { motionIsOver } from './pages/camera.ts';
import { Portal, type PortalEnv } from './portal.ts';
import { NO_NETWORK, Watch } from './watch.ts';
import { type Language, Words } from './words.ts';

export interface PortalOptions {
  language: Language;
}

interface Fixtures {
  words: Words;
  watch: Watch;
  freshData: void;
  leaveQuiet: void;
  /** Checks the current screen: no axe violations, no horizontal scrolling. */
  inspect: () => Promise<void>;
  /** The same for a page without scripts: axe checks its document in a page that has them. */
  inspectWithoutScripts: () => Promise<void>;
  /** Starts a separate portal for the test, with different settings. */
  ownPortal: (env?: PortalEnv, server?: string) => Promise<Portal>;
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The test file that last used a portal's data. */
const dataOf = new WeakMap<Portal, string>();

export const test = base.extend<Fixtures & PortalOptions, { portal: Portal }>({
  language: ['en', { option: true }],

  portal: [
    async ({}, use) => {
      const portal = await Portal.start();
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ portal }, use) => use(portal.url),

  ownPortal: async ({ watch }, use) => {
    const started: Portal[] = [];
    await use(async (env, server) => {
      const portal = await Portal.start(env, server);
      started.push(portal);
      return portal;
    });
    // An open page still calls the portal that is closing, and gets errors.
    watch.end();
    for (const portal of started) await portal.close();
  },

  words: async ({ language }, use) => use(new Words(language)),

  locale: async ({ language }, use) => use({ en: 'en-GB', 'zh-cn': 'zh-CN', 'zh-tw': 'zh-TW' }[language]),

  // No file sees another's data, whatever the order.
  freshData: [
    async ({ portal }, use, { file }) => {
      if (dataOf.get(portal) !== file) {
        if (dataOf.has(portal)) await portal.reset();
        dataOf.set(portal, file);
      }
      await use();
    },
    { auto: true, timeout: 120_000 },
  ],

  // Undoes what a test has steered.
  leaveQuiet: [
    async ({ portal }, use, test) => {
      await use();
      portal.steer();
      if (test.status !== test.expectedStatus) await test.attach('server log', { body: portal.log });
    },
    { auto: true },
  ],

  watch: [
    async ({ page }, use, test) => {
      const watch = new Watch(page);
      // A test that goes offline expects failing calls, pending ones included.
      const context = page.context();
      const setOffline = context.setOffline.bind(context);
      context.setOffline = (isOffline) => {
        if (isOffline) watch.expect(NO_NETWORK);
        return setOffline(isOffline);
      };
      await use(watch);
      // A random failure is hard to reproduce: the page's content goes into the run's log.
      if (test.status !== test.expectedStatus) {
        const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
        process.stdout.write(`${page.url()}\n${[...watch.seen, shown].join('\n')}\n`);
      }
      expect(watch.surprises(), 'nothing went wrong unasked').toEqual([]);
    },
    { auto: true },
  ],

  inspect: async ({ page }, use) => use(() => inspect(page)),

  inspectWithoutScripts: async ({ page, browser }, use) =>
    use(async () => {
      const overflow = await page.locator('#page').evaluate((element) => element.scrollWidth - element.clientWidth);
      expect.soft(overflow, `nothing scrolls sideways on ${page.url()}`).toBeLessThanOrEqual(0);
      const context = await browser.newContext({ javaScriptEnabled: true, serviceWorkers: 'block' });
      const mirror = await context.newPage();
      // The current document without its scripts.
      const document = (await page.content()).replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');
      await mirror.route(/./, (route, request) =>
        request.isNavigationRequest()
          ? route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' })
          : route.continue(),
      );
      await mirror.goto(page.url());
      await findNothing(mirror);
      await context.close();
    }),
});

export { expect } from '@playwright/test';

async function inspect(page: Page): Promise<void> {
  // Elements in motion have intermediate colours. A component that is not hydrated has no background under its text.
  await expect(page.locator('ion-button:not(.hydrated), ion-checkbox:not(.hydrated)')).toHaveCount(0);
  await motionIsOver(page);
  await findNothing(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `nothing scrolls sideways on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** A sheet's dialog role is inside its shadow root, where axe's landmark rule does not look. */
const OUTSIDE_LANDMARKS = { rule: 'region', sheets: /^#ion-overlay-\d+$/ };

async function findNothing(page: Page): Promise<void> {
  // Legacy mode: the default opens another page to merge the frames' results. Only violations are described.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(AXE_TAGS)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) => {
    const places = nodes
      .map((node) => node.target.join(' '))
      .filter((place) => id !== OUTSIDE_LANDMARKS.rule || !OUTSIDE_LANDMARKS.sheets.test(place));
    return places.length > 0 ? [`${id}: ${help}: ${places.join(', ')}`] : [];
  });
  expect.soft(findings, `axe on ${page.url()}`).toEqual([]);
}
