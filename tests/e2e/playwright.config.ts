import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { PATIENCE, sampled } from '../tools/run-mode.ts';
import type { PortalOptions } from './fixtures.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };
const EVERYWHERE = /main-job\.spec\.ts$/;
/** In the long run also on a desktop in Chinese: what differs by width and language. */
const IN_CHINESE = sampled(
  [/(change|desk-change|group|less-typing|pnr|product-drafts|train|trains-by-hand|travellers)\.spec\.ts$/],
  [],
);
/** And in traditional Chinese, for its wording and line breaks. */
const IN_TRADITIONAL = sampled([EVERYWHERE, /(agencies|users)\.spec\.ts$/], []);
const ON_DESKTOP = /(desktop|keyboard)\.spec\.ts$/;
/** Every screen on opening, at both widths and in all languages. */
const SCREENS = /screens\.spec\.ts$/;

export default defineConfig<PortalOptions>({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  // `npm test` skips variants of a journey whose rules are tested below the browser.
  ...sampled({}, { grepInvert: /@long/ }),
  forbidOnly: true,
  // Tests that passed only on a retry are listed as flaky at the end of `npm test`.
  retries: sampled(0, 2),
  workers: process.env.E2E_WORKERS ? Number(process.env.E2E_WORKERS) : 2,
  // Upper bounds: a machine several times slower than a quiet one still finishes within them.
  timeout: 300_000 * PATIENCE,
  expect: { timeout: 30_000 * PATIENCE },
  reporter: [['list'], ['json', { outputFile: '../../test-results/reports/browser-tests.json' }]],
  use: {
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
    actionTimeout: 30_000 * PATIENCE,
    // A recording doubles a test's cost: it is made on request.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // A worker is installed for every test and doubles the cost of a page load: tests that need it opt in.
    serviceWorkers: 'block',
    // The agents' time zone, so that dates are evaluated where they are typed.
    timezoneId: 'Asia/Hong_Kong',
    // Most tests see the final state; the main job is tested with animations.
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
