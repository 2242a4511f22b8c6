import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { PATIENCE, sampled } from './tools/run-mode.ts';

const fixedSeeds = ['tests/tools/fixed-seeds.ts'];
const root = fileURLToPath(new URL('..', import.meta.url));

/** No test sets a limit of its own. On a busy machine fifty bookings, ten slow password checks or a fresh server take minutes. */
const testTimeout = sampled(300_000, 120_000) * PATIENCE;

/** The suites by what they need: nothing, the macros of the client, or a database. */
export default defineConfig({
  test: {
    // The default leaves one core of two to nobody.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        root,
        test: {
          name: 'project',
          isolate: false,
          setupFiles: fixedSeeds,
          testTimeout,
          include: [
            'src/{contract,parsing,build}/**/*.test.ts',
            'tests/*.test.ts',
            'tests/{architecture,tools}/**/*.test.ts',
          ],
        },
      },
      {
        extends: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
        root,
        test: {
          name: 'client',
          setupFiles: fixedSeeds,
          testTimeout,
          include: ['src/client/**/*.test.{ts,tsx}'],
          // The includes of the extended file come along; the other projects take those.
          exclude: ['**/node_modules/**', 'src/{server,contract,parsing,build}/**', 'tests/**'],
        },
      },
      {
        root,
        test: {
          name: 'server',
          // The server's modules hold no state of their own: files share them, which halves what a run takes.
          isolate: false,
          include: ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          globalSetup: ['tests/server-setup/cluster.ts'],
          setupFiles: fixedSeeds,
          testTimeout,
          hookTimeout: testTimeout,
          // What passed only at a retry is listed as flaky at the end of `npm test`.
          retry: sampled(0, 1),
        },
      },
    ],
  },
});
