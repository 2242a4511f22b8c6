import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ionicSplit } from './tests/tools/ionic-split.ts';
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

export default defineConfig({
  plugins: [
    process.env.VITEST ? [] : router,
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    ionicSplit(),
    precompress(),
  ],
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
        moduleSideEffects: (id) =>
          !/@ionic\/(core|react)|ionicons|@stencil\/react-output-target/.test(id) || /\.css($|\?)/.test(id),
        manualPureFunctions: [
          'createReactComponent',
          'createForwardRef',
          'createForwardRef$1',
          'createInlineOverlayComponent',
        ],
      },
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    globalSetup: ['tests/server-setup/cluster.ts'],
  },
});
