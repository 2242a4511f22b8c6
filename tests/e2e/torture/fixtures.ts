import { test as base } from '../fixtures.ts';
import { Gate } from './gate.ts';
import { OwnBrowser } from './own-browser.ts';

interface BadDays {
  /** Stands between the browser and the portal. */
  gate: Gate;
  /** Its processes can be killed and its files read. */
  own: OwnBrowser;
}

/** Every page of these tests goes through a gate that the test can close, and starts without drafts. */
export const test = base.extend<BadDays>({
  gate: async ({ portal }, use) => {
    await portal.sql('truncate table drafts cascade');
    const gate = await Gate.open(portal.url);
    await use(gate);
    await gate.close();
  },
  own: async ({ baseURL, locale, viewport, isMobile, hasTouch }, use) => {
    const own = new OwnBrowser({ baseURL, locale, viewport, isMobile, hasTouch, reducedMotion: 'reduce' });
    await use(own);
    await own.close();
  },
  serviceWorkers: 'allow',
  baseURL: async ({ gate }, use) => use(gate.url),
});

export { expect } from '@playwright/test';
