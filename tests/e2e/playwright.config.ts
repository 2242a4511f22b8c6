import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import type { PortalOptions } from './fixtures.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };
const EVERYWHERE = /main-job\.spec\.ts$/;
const ON_DESKTOP = /desktop\.spec\.ts$/;

export default defineConfig<PortalOptions>({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: process.env.E2E_WORKERS ? Number(process.env.E2E_WORKERS) : 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/reports/browser-tests.json' }]],
  use: {
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    serviceWorkers: 'allow',
    // The agents' zone, so that dates are judged where they are typed.
    timezoneId: 'Asia/Hong_Kong',
  },
  projects: [
    { name: 'phone-en', use: { ...phone, language: 'en' }, testIgnore: ON_DESKTOP },
    { name: 'phone-zh-cn', use: { ...phone, language: 'zh-cn' }, testMatch: EVERYWHERE },
    { name: 'desktop-en', use: { ...desktop, language: 'en' }, testMatch: [EVERYWHERE, ON_DESKTOP] },
    { name: 'desktop-zh-cn', use: { ...desktop, language: 'zh-cn' }, testMatch: EVERYWHERE },
  ],
});
