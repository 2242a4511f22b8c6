import { vi } from 'vitest';
import { PATIENCE } from '../tools/run-mode.ts';

/** Below the time a test has, so that it ends by what it missed and not by a time-out. */
export const EVENTUALLY_MS = 25_000 * PATIENCE;

/** Looks again until `check` throws no more: what another process, connection or timer brings about has no set time. */
export function eventually<T>(check: () => T | Promise<T>, timeout = EVENTUALLY_MS): Promise<T> {
  return vi.waitFor(check, { timeout, interval: 20 });
}
