/** `npm run test:long` runs everything that `npm test` samples: every kill, random seeds, no retries. */
export const IS_LONG = process.env.TEST_LONG === '1';

export const sampled = <T>(all: T, sample: T): T => (IS_LONG ? all : sample);

/**
 * How much longer than on a quiet machine a test may wait: 1 to 4. `npm test` measures it once at its start and passes it on, so that
 * nothing times out on a slow or busy machine; a limit that is not reached costs nothing.
 */
export const PATIENCE = Number(process.env.TEST_PATIENCE ?? 1);

/** Parsed to measure the machine's speed, and the milliseconds it takes on the machine on which the limits were set. */
const YARDSTICK = JSON.stringify(Array.from({ length: 12_000 }, (_, i) => ({ a: { b: [i] } })));
const YARDSTICK_MS = 2.5;
const READS = 200;

/** Compares this machine under its present load with the one on which the limits were set. */
export function measurePatience(): number {
  const begun = performance.now();
  for (let i = 0; i < READS; i++) JSON.parse(YARDSTICK);
  const slowness = (performance.now() - begun) / READS / YARDSTICK_MS;
  return Math.min(4, Math.max(1, Math.ceil(slowness * 10) / 10));
}
