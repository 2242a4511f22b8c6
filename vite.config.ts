import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './tests/tools/precompress.ts';

const router = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/client/routes',
  generatedRouteTree: 'src/client/routeTree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
  addExtensions: true,
});

const VENDOR =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|@lingui\/(core|react))\//;
const KIT =
  /src\/(client\/(api|account|locales\/load-messages|features\/(shell\/(Shell|Dialogs|Public|Footer|Logo|PreferencesPill|NotFound|ErrorPage|Pending|use-)|home|session))|client\/ui\/(?!Sheet|Confirm|Button\.|ionic)|contract\/(errors|endpoints|grants|limits|locale|money|permissions)\.ts)/;

export default defineConfig({
  plugins: [
    process.env.VITEST ? [] : router,
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    precompress(),
  ],
  // Found at once, not one by one with a reload each when a lazy screen first opens.
  optimizeDeps: { entries: ['index.html', 'src/client/**/*.tsx'] },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:8080', changeOrigin: false } },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    rolldownOptions: {
      treeshake: {
        // Neither package says so itself, yet their modules do nothing but define things: without this one button ships all of Ionic.
        moduleSideEffects: (id) => !/@ionic\/core|ionicons|@stencil\//.test(id) || id.endsWith('.css'),
      },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in two files that change at different times, instead of fifty.
            { name: 'vendor', test: VENDOR, priority: 2 },
            { name: 'kit', test: KIT, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    globalSetup: ['tests/server-setup/cluster.ts'],
  },
});
