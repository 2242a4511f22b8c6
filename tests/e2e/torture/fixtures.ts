import { test as base } from '../fixtures.ts';
import { Gate } from './gate.ts';

interface BadDays {
  /** Stands between the browser and the portal. */
  gate: Gate;
}

/** Every page of these tests comes through a gate that the test can shut, and starts without drafts. */
export const test = base.extend<BadDays>({
  gate: async ({ portal }, use) => {
    await portal.sql('truncate table drafts cascade');
    const gate = await Gate.open(portal.url);
    await use(gate);
    await gate.close();
  },
  serviceWorkers: 'allow',
  baseURL: async ({ gate }, use) => use(gate.url),
});

export { expect } from '@playwright/test';
