// Until the first release there is one generated migration: this makes it anew from the schema.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'src/server/db/migrations';
for (const name of readdirSync(folder)) if (name.startsWith('0000_')) rmSync(join(folder, name));
rmSync(join(folder, 'meta'), { recursive: true, force: true });
const { status } = spawnSync(
  'drizzle-kit',
  ['generate', '--config', 'tests/tools/drizzle.config.ts', '--name', 'initial'],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
