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
  /** Looks at the screen as it stands: axe finds nothing, nothing scrolls sideways. */
  inspect: () => Promise<void>;
  /** The same where the page itself runs no scripts: axe looks at its document in a page that may. */
  inspectWithoutScripts: () => Promise<void>;
  /** Starts a portal of the test's own, with other settings than the shared one. */
  ownPortal: (env?: PortalEnv, server?: string) => Promise<Portal>;
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Which file's tests have worked with a portal's data. */
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
    // A page that is still open asks the portal that ends, and is told so.
    watch.end();
    for (const portal of started) await portal.close();
  },

  words: async ({ language }, use) => use(new Words(language)),

  locale: async ({ language }, use) => use({ en: 'en-GB', 'zh-cn': 'zh-CN', 'zh-tw': 'zh-TW' }[language]),

  // No file finds what another has left, whatever their order.
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

  // What a test steers, it leaves as it found it.
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
      // Whoever goes offline means its calls to fail: what was under way and what follows is no surprise.
      const context = page.context();
      const setOffline = context.setOffline.bind(context);
      context.setOffline = (isOffline) => {
        if (isOffline) watch.expect(NO_NETWORK);
        return setOffline(isOffline);
      };
      await use(watch);
      // What fails by chance is seldom seen again: what the page showed then goes into the log of the run.
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
      // The document as it stands, its own scripts left out.
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
  // What still moves or fades has colours that nobody is meant to read.
  // A component that has not come to life yet has no ground under its words.
  await expect(page.locator('ion-button:not(.hydrated), ion-checkbox:not(.hydrated)')).toHaveCount(0);
  await motionIsOver(page);
  await findNothing(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `nothing scrolls sideways on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** A sheet's dialog role stands inside its shadow, where axe's rule about landmarks does not look. */
const OUTSIDE_LANDMARKS = { rule: 'region', sheets: /^#ion-overlay-\d+$/ };

async function findNothing(page: Page): Promise<void> {
  // In one run: the other way opens a page of its own to put together what each frame answered. And only what is wrong is described.
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
