import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { APP_MANIFEST } from './tests/tools/app-manifest.ts';
import { codeInSlices } from './tests/tools/code-in-slices.ts';
import { fetchAhead } from './tests/tools/fetch-ahead.ts';
import { ionicSplit } from './tests/tools/ionic-split.ts';
import { precompress } from './tests/tools/precompress.ts';
import { routerStays } from './tests/tools/router-stays.ts';
import { splitCatalogues } from './tests/tools/split-catalogues.ts';
import { stylesAfterFrame } from './tests/tools/styles-after-frame.ts';

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
  /src\/(client\/(offline\/install\.ts|api\/(?!download|use-pages|carried-party)|account|locales\/load-messages|features\/(flight-orders\/(order-filters|deadline-parts)|flight-search\/(engine\/filters|search\/(search-params|flights-param|results-params))|shell\/(Shell|Dialogs|Public|Footer|Logo|PreferencesPill|NotFound|ErrorPage|Pending|use-)|home|session))|client\/ui\/(?!Sheet|SearchField|TextArea|Countdown|Confirm|Button\.|Toasts|Tag|Skeleton|Checkbox|ProgressBar|Item|RowList|ShowMore|Unloaded|AsOf|Panes|DetailPane|Note|use-still-here|use-return-focus|use-settled|use-latest|use-scroll-place)|contract\/(dates|errors|endpoints|exact-flights|flight-terms|grants|limits|locale|money|order-groups|permissions)\.ts)|node_modules\/date-fns\/(parseISO|constructFrom|isDate|addDays|isValid|constants|toDate|addMonths)\.js/;
/** What keeps drafts and unsent changes: every page of a logged-in agent needs it, soon after it is there. */
const KEEPING =
  /src\/(client\/offline\/((drafts|outbox)\/(?!ui\/|log-out|flight-resume|delete-undoable|drop-item|worker-pass|use-outbox)|exclusively)|contract\/draft-merge)/;

/** What reads the answers that the device has kept: the first screen waits for it. */
const KEPT =
  /src\/client\/offline\/(persist-queries|kept-queries|query-store|query-writer)|node_modules\/(idb-keyval|@tanstack\/query-persist)/;

/** The worker is the portal's own (src/client/worker); the plugin builds it and hands it the list of what to keep. */
const app = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/client/worker',
  filename: 'sw.ts',
  registerType: 'prompt',
  injectRegister: false,
  manifest: APP_MANIFEST,
  includeManifestIcons: false,
  injectManifest: {
    sourcemap: false,
    globPatterns: ['index.html', 'icon.svg', 'start-check.js', 'assets/*.{js,css}'],
    dontCacheBustURLsMatching: /^assets\//,
  },
});

export default defineConfig({
  // What an older build left on the device is judged by it.
  define: { __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'unbuilt') },
  plugins: [
    process.env.VITEST ? [] : router,
    react(),
    ionicSplit(),
    routerStays(),
    lingui(),
    splitCatalogues(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    process.env.VITEST ? [] : app,
    stylesAfterFrame(),
    fetchAhead(),
    codeInSlices(),
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
        // None of these packages says so itself, yet their modules only define things: without this one button ships all of Ionic.
        moduleSideEffects: (id) => !/@ionic\/(core|react)|ionicons|@stencil\//.test(id) || id.endsWith('.css'),
      },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in two files that change at different times, instead of fifty.
            { name: 'vendor', test: VENDOR, priority: 3 },
            { name: 'kit', test: KIT, priority: 2 },
            { name: 'kept', test: KEPT, priority: 1 },
            { name: 'keeping', test: KEEPING, priority: 1 },
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
