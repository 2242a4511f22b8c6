// Builds what `npm start` serves: dist/client with Vite, dist/server/main.js with esbuild.
//   node src/build/build.mjs           both
//   node src/build/build.mjs server    only the server
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { bundleServer } from './bundle-server.ts';
import { BUILT, fingerprint } from './fingerprint.ts';
import { renderPublicPages } from './render-public-pages.ts';

function buildClient(id) {
  // A separate process: its memory is freed before the server starts.
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', BUILD_ID: id },
  });
  if (status !== 0) throw new Error('the client could not be built');
}

// Taken first: files that change during the build are rebuilt next time.
const print = fingerprint();
mkdirSync('dist', { recursive: true });
const onlyServer = process.argv[2] === 'server';
const id = print.slice(0, 12);
if (!onlyServer) {
  buildClient(id);
  await renderPublicPages('dist/client/pages.json');
  writeFileSync('dist/client/build.txt', id);
}
await bundleServer('dist/server');
if (!onlyServer) writeFileSync(BUILT, print);
