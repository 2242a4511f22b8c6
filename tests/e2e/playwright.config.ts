import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { PATIENCE, sampled } from '../tools/run-mode.ts';
import type { PortalOptions } from './fixtures.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };
const EVERYWHERE = /main-job\.spec\.ts$/;
/** In the long run also on a desktop in Chinese: what agents see of it differs by width and language. */
const IN_CHINESE = sampled(
  [/(change|desk-change|group|less-typing|pnr|product-drafts|train|trains-by-hand|travellers)\.spec\.ts$/],
  [],
);
/** And in the traditional script, for its words and its lines. */
const IN_TRADITIONAL = sampled([EVERYWHERE, /(agencies|users)\.spec\.ts$/], []);
const ON_DESKTOP = /(desktop|keyboard)\.spec\.ts$/;
/** Every screen as it opens, at both widths and in all languages. */
const SCREENS = /screens\.spec\.ts$/;

export default defineConfig<PortalOptions>({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  // `npm test` leaves out the siblings of a journey whose rules have tests of their own below the browser.
  ...sampled({}, { grepInvert: /@long/ }),
  forbidOnly: true,
  // What passed only at a retry is listed as flaky at the end of `npm test`.
  retries: sampled(0, 2),
  workers: process.env.E2E_WORKERS ? Number(process.env.E2E_WORKERS) : 2,
  // Bounds, not expectations: a machine several times slower than a quiet one still finishes within them.
  timeout: 300_000 * PATIENCE,
  expect: { timeout: 30_000 * PATIENCE },
  reporter: [['list'], ['json', { outputFile: '../../test-results/reports/browser-tests.json' }]],
  use: {
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
    actionTimeout: 30_000 * PATIENCE,
    // A recording doubles what a test costs: it is made on request.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // A worker is installed anew for every test and doubles what a page load costs: tests of what it does ask for it.
    serviceWorkers: 'block',
    // The agents' zone, so that dates are judged where they are typed.
    timezoneId: 'Asia/Hong_Kong',
    // Most tests see what stands once it stands; the main job is watched with its motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone-en', use: { ...phone, language: 'en' }, testIgnore: ON_DESKTOP },
    { name: 'phone-zh-cn', use: { ...phone, language: 'zh-cn' }, testMatch: [EVERYWHERE, SCREENS] },
    { name: 'phone-zh-tw', use: { ...phone, language: 'zh-tw' }, testMatch: SCREENS },
    { name: 'desktop-en', use: { ...desktop, language: 'en' }, testMatch: [EVERYWHERE, ON_DESKTOP, SCREENS] },
    {
      name: 'desktop-zh-cn',
      use: { ...desktop, language: 'zh-cn' },
      testMatch: [EVERYWHERE, ...IN_CHINESE, SCREENS],
    },
    { name: 'desktop-zh-tw', use: { ...desktop, language: 'zh-tw' }, testMatch: [...IN_TRADITIONAL, SCREENS] },
  ],
});
