import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../../../src/server/db/embedded/cluster.ts';
import { Portal } from '../../e2e/portal.ts';

export interface Servers {
  portals: readonly Portal[];
  /** Address of their shared database, and its folder. */
  url: string;
  folder: string;
}

/** Runs two demonstration servers on one PostgreSQL that can be killed, and removes everything afterwards. */
export async function withServers<T>(
  run: (servers: Servers) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'interline-soak-'));
  // If this runs as root, the database does not.
  chmodSync(home, 0o711);
  const folder = join(home, 'database');
  const portals: Portal[] = [];
  try {
    const url = (await openCluster(folder)).url('postgres');
    const shared = { DATABASE_URL: url, DATA_KEY: randomBytes(32).toString('base64'), SEED: 'demo', ...settings };
    for (let i = 0; i < 2; i++) portals.push(await Portal.start(shared));
    return await run({ portals, url, folder });
  } finally {
    for (const portal of portals) await portal.close();
    await (await openCluster(folder)).stop();
    rmSync(home, { recursive: true, force: true });
  }
}
