import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { PATIENCE, sampled } from './tools/run-mode.ts';

const fixedSeeds = ['tests/tools/fixed-seeds.ts'];
const root = fileURLToPath(new URL('..', import.meta.url));
const viteConfig = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** No test sets its own timeout. On a busy machine fifty bookings, ten slow password checks or a fresh server take minutes. */
const testTimeout = sampled(300_000, 120_000) * PATIENCE;

const clientTests = globSync('src/client/**/*.test.{ts,tsx}', { cwd: root });
/** Tests that replace a module or a global, which would affect the next file in the same process. */
const substituting = clientTests.filter((file) =>
  /\bvi\.(mock|doMock|stub|spyOn|use|set)|\bglobalThis\b/.test(readFileSync(join(root, file), 'utf8')),
);
const sharing = clientTests.filter((file) => !substituting.includes(file));
/** The extended file's includes are inherited: files of other projects are excluded. */
const notClient = ['**/node_modules/**', 'src/{server,contract,parsing,build}/**', 'tests/**'];

/** The default leaves one of two cores unused. A project that extends another file does not inherit it. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** The suites by requirement: nothing, the client's macros, or a database. */
export default defineConfig({
  test: {
    maxWorkers,
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
        extends: viteConfig,
        root,
        // Loading modules takes most of a run: files share them.
        test: {
          name: 'client',
          isolate: false,
          maxWorkers,
          setupFiles: fixedSeeds,
          testTimeout,
          include: sharing,
          exclude: [...notClient, ...substituting],
        },
      },
      {
        extends: viteConfig,
        root,
        test: {
          name: 'client apart',
          maxWorkers,
          setupFiles: fixedSeeds,
          testTimeout,
          include: substituting,
          exclude: [...notClient, ...sharing],
        },
      },
      {
        root,
        test: {
          name: 'server',
          // The server's modules have no state: files share them, which halves a run.
          isolate: false,
          include: ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          globalSetup: ['tests/server-setup/cluster.ts'],
          setupFiles: fixedSeeds,
          testTimeout,
          hookTimeout: testTimeout,
          // Tests that passed only on a retry are listed as flaky at the end of `npm test`.
          retry: sampled(0, 1),
        },
      },
    ],
  },
});
