// `npm start`: builds when the sources have changed since the last build, then serves in this process. `npm start -- --sandbox-payments`
// pays at mock payment providers, which run beside it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
// After the version check: an older Node cannot load TypeScript.
const { isBuilt } = await import('./fingerprint.ts');
if (!isBuilt()) {
  console.error('Building the portal; later starts take about a second.');
  const { status } = spawnSync(process.execPath, ['src/build/build.mjs'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= 'production';
if (process.argv.includes('--sandbox-payments')) Object.assign(process.env, await paymentSandbox());
await import('../../dist/server/main.js');

/** Starts the mock payment providers, which end with this process; returns their settings. */
async function paymentSandbox() {
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 8080}`;
  const providers = spawn(process.execPath, ['tests/fakes/payments/run-sandbox.ts', publicUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(providers.stdout, 'data'),
    once(providers, 'exit').then(() => {
      throw new Error('The payment sandbox did not start.');
    }),
  ]);
  providers.unref();
  providers.stdout.destroy();
  console.error('Payment providers are stand-ins on this machine: no money moves.');
  return JSON.parse(String(line));
}
