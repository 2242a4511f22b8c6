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

/**
 * The client's tests by what they replace, which would affect the next file in the same process: nothing; modules or the time, which
 * `fresh-modules.ts` undoes; or what it cannot undo, so that each of these files has a process of its own.
 */
const clientTests = globSync('src/client/**/*.test.{ts,tsx}', { cwd: root });
const SUBSTITUTES = /\bvi\.(mock|doMock|stub|spyOn|use|set)|\bglobalThis\b/;
const OF_THE_PROCESS = /\bvi\.stub|\bglobalThis\b|\brefuseStorage\b/;
/** Modules that hold locks and channels of the browser's windows, which last as long as the process. */
const OF_WINDOWS = /^src\/client\/(api|device|offline|worker)\//;
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const substituting = clientTests.filter((file) => SUBSTITUTES.test(textOf(file)));
const apart = substituting.filter((file) => OF_WINDOWS.test(file) || OF_THE_PROCESS.test(textOf(file)));
const anew = substituting.filter((file) => !apart.includes(file));
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
          name: 'client anew',
          isolate: false,
          maxWorkers,
          setupFiles: ['tests/tools/fresh-modules.ts', ...fixedSeeds],
          testTimeout,
          include: anew,
          exclude: [...notClient, ...sharing, ...apart],
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
          include: apart,
          exclude: [...notClient, ...sharing, ...anew],
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
