import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import client from '../../vite.config.ts';

/** The tests that need no database, in one project: the macros of the client do not mind the rest. */
export default defineConfig({
  ...client,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    exclude: ['**/node_modules/**'],
    include: ['src/contract/**/*.test.ts', 'src/client/**/*.test.{ts,tsx}', 'src/server/ledger/rules.test.ts'],
  },
});
