import { Portal } from '../../portal.ts';
import { test as base } from '../fixtures.ts';

/** Nobody but the test works at the desk of this portal: requests wait. */
export const test = base.extend<object, { portal: Portal }>({
  portal: [
    async ({}, use) => {
      const portal = await Portal.start({ SANDBOX_DESK: 'off' });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from '@playwright/test';
