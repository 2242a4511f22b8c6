import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-cn', 'zh-tw'],
  catalogs: [
    { path: '<rootDir>/src/client/locales/{locale}', include: ['src/client'], exclude: ['**/*.test.*', '**/*.gen.ts'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
