// `npm run ledger:check`: verifies the books of the database that `npm start` would use. Builds when the sources have changed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './fingerprint.ts';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, ['src/build/build.mjs'], { stdio: ['ignore', 2, 2] });
  // 1 would mean that the books do not balance.
  if (status !== 0) process.exit(2);
}
await import('../../dist/server/check.js');
