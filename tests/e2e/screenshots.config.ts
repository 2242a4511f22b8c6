import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import type { PortalOptions } from './fixtures.ts';

/** `npm run screenshots`: every screen at three widths, in light and dark, in English and Chinese. */
export default defineConfig<PortalOptions>({
  testDir: '.',
  testMatch: /screenshots(-\w+)?\.ts$/,
  outputDir: '../../test-results/screenshots-run',
  timeout: 180_000,
  workers: 1,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
    actionTimeout: 15_000,
    timezoneId: 'Asia/Hong_Kong',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'tablet', use: { viewport: { width: 834, height: 1194 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
