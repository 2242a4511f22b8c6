import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import client from '../../vite.config.ts';

/** The tests without a database, in one project: the client's macros do not affect the others. */
export default defineConfig({
  ...client,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    exclude: ['**/node_modules/**'],
    include: ['src/contract/**/*.test.ts', 'src/client/**/*.test.{ts,tsx}', 'src/server/ledger/rules.test.ts'],
  },
});
