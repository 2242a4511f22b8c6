import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { answerShapes } from './src/build/answer-shapes.ts';
import { APP_MANIFEST } from './src/build/app-manifest.ts';
import { fetchAhead } from './src/build/fetch-ahead.ts';
import { fileHashes } from './src/build/file-hashes.ts';
import { hoistImports } from './src/build/hoist-imports.ts';
import { ionicSplit } from './src/build/ionic-split.ts';
import { needsLine } from './src/build/needs-line.ts';
import { precompress } from './src/build/precompress.ts';
import { routerNoReload } from './src/build/router-no-reload.ts';
import { splitCatalogues } from './src/build/split-catalogues.ts';
import { splitStartupTasks } from './src/build/split-startup-tasks.ts';
import { stylesAfterFrame } from './src/build/styles-after-frame.ts';
import { KEPT } from './src/client/offline/kept-queries.ts';

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
  /src\/(client\/(offline\/(install|within)\.ts|api\/(?!download|fetch-paper|push-device|use-pages|carried-party)|account\/(?!LoginForm|DemoAccounts)|locales\/load-messages|orders\/order-filters\.ts|features\/(flight-search\/(engine\/filters|search\/(search-params|flights-param|results-params))|desk\/desk-search|travellers\/opened|group-orders\/groups-search|shell\/(Shell|Dialogs|Public|Footer|Logo|PreferencesPill|NotFound|ErrorPage|Pending|use-)))|client\/ui\/(?!Sheet|Facts|FileButton|SearchField|TextArea|Countdown|Confirm|Button\.|Toasts|Tag|Skeleton|Checkbox|ProgressBar|Item|RowList|ShowMore|Unloaded|AsOf|Panes|DetailPane|Note|use-still-here|use-return-focus|use-settled|use-latest|use-scroll-place)|contract\/(dates|errors|endpoint|first-endpoints|format-values|media-types|exact-flights|flight-terms|grants|limits|locale|money|order-groups|permissions)\.ts)|node_modules\/date-fns\/(constructFrom|addDays|constants|toDate|addMonths)\.js/;
/** What keeps drafts and unsent changes: every page of a logged-in agent needs it, soon after it is there. */
const KEEPING =
  /src\/(client\/offline\/((drafts|outbox)\/(?!ui\/|log-out|resume|take-over|visitor-drafts|use-opened-form|delete-undoable|drop-item|worker-pass|use-outbox)|exclusively)|contract\/(draft-merge|merge-content))|node_modules\/node-diff3/;

/** What reads the answers that the device has kept: the first screen waits for it. */
const KEPT_CODE =
  /src\/client\/offline\/(persist-queries|kept-queries|query-store|query-writer|shapes)|node_modules\/(idb-keyval|@tanstack\/query-persist)/;

/** What every page has from its first moment on: no later import needs to name it. */
const ALWAYS_THERE = /assets\/(vendor|kit|rolldown-runtime)-[^/]*$/;

/** Pages of the main job, which an agent on a slow line opens first: what they need is asked for beside them. */
const MAIN_JOB = /assets\/(flight\.(booking|orders)\.|persist-queries|upkeep)/;

const line = needsLine();

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
    manifestTransforms: [line.onlyKept, fileHashes('dist/client')],
  },
});

export default defineConfig({
  define: {
    __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'unbuilt'),
    __KEPT_SHAPES__: JSON.stringify(answerShapes(KEPT)),
  },
  plugins: [
    process.env.VITEST ? [] : router,
    react(),
    ionicSplit(),
    routerNoReload(),
    lingui(),
    splitCatalogues(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    process.env.VITEST ? [] : app,
    stylesAfterFrame(),
    fetchAhead(),
    splitStartupTasks(),
    hoistImports((file) => ALWAYS_THERE.test(file)),
    line.plugin,
    precompress(),
  ],
  // Found at once, not one by one with a reload each when a lazy screen first opens.
  optimizeDeps: { entries: ['index.html', 'src/client/**/*.tsx', '!src/client/**/*.test.tsx'] },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:8080', changeOrigin: false } },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    // Packed, its scripts take a tenth of a hundred kilobytes less on the device than the default's.
    minify: 'terser',
    sourcemap: true,
    modulePreload: {
      // The others name their scripts themselves (hoist-imports.ts); styles are named by whoever loads the page.
      resolveDependencies: (page, names, { hostType }) =>
        hostType === 'html'
          ? names
          : names.filter((name) => !ALWAYS_THERE.test(name) && (name.endsWith('.css') || MAIN_JOB.test(page))),
    },
    rolldownOptions: {
      treeshake: {
        // None of these packages says so itself, yet their modules only define things: without this one button ships all of Ionic.
        moduleSideEffects: (id) => !/@ionic\/(core|react)|ionicons|@stencil\//.test(id) || id.endsWith('.css'),
      },
      output: {
        // The first load names all others: their marks are no longer than they need to be.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // What every page needs, in two files that change at different times, instead of fifty.
            { name: 'vendor', test: VENDOR, priority: 3 },
            { name: 'kit', test: KIT, priority: 2 },
            { name: 'kept', test: KEPT_CODE, priority: 1 },
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
