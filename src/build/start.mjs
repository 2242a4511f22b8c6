// `npm start`: builds when the sources have changed since the last build, then serves in this process.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 11)) {
  console.error(
    `Node 24.11 or later is needed, this is ${process.versions.node}. On Linux with glibc, npm ci brings one along.`,
  );
  process.exit(1);
}

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
// Not before the check: an older Node reads no TypeScript.
const { isBuilt } = await import('./fingerprint.ts');
if (!isBuilt()) {
  console.error('Building the portal; later starts take about a second.');
  const { status } = spawnSync(process.execPath, ['src/build/build.mjs'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= 'production';
await import('../../dist/server/main.js');
