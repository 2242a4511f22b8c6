import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  test: {
    projects: [
      { root, test: { name: 'contract', include: ['src/contract/**/*.test.ts'] } },
      {
        root,
        test: { name: 'project', include: ['tests/architecture.test.ts', 'tests/{architecture,tools}/**/*.test.ts'] },
      },
    ],
  },
});
