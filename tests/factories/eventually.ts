import { vi } from 'vitest';
import { PATIENCE } from '../tools/run-mode.ts';

/** Less than a test's timeout, so that the failed check is reported and not the timeout. */
export const EVENTUALLY_MS = 25_000 * PATIENCE;

/** Retries until `check` does not throw: other processes, connections and timers take no fixed time. */
export function eventually<T>(check: () => T | Promise<T>, timeout = EVENTUALLY_MS): Promise<T> {
  return vi.waitFor(check, { timeout, interval: 20 });
}
