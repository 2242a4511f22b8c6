import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the renderer of the public pages for clients without JavaScript; render-public-pages.ts runs it once. */
export default defineConfig({
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  build: {
    ssr: 'src/client/public/render-pages.tsx',
    copyPublicDir: false,
  },
  ssr: { noExternal: ['ionicons', /^@lingui\//] },
});
