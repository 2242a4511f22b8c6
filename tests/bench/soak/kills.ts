import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, openCluster } from '../../../src/server/db/embedded/cluster.ts';
import type { Portal } from '../../e2e/portal.ts';

/** How a database ends: at once, without tidying up, after rolling back what is open. */
const DATABASE_ENDS = ['SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGINT'] as const;
const SERVER_ENDS = ['SIGKILL', 'SIGTERM'] as const;
const OF_EACH = 10;
const PAUSE_MS = 11_000;
/** How long what was killed stays away. */
const AWAY_MS = 1500;
const READY_WITHIN_MS = 60_000;

interface Killed {
  servers: number;
  databases: number;
  /** Processes of the server that ended without having been told to. */
  endedByThemselves: number;
  /** The longest that a server needed to be ready again once its database ran. */
  longestUnready: number;
}

/** Kills servers and their database by turns under load, gracefully and not, and starts again what it killed. */
export async function killByTurns(portals: readonly Portal[], folder: string): Promise<Killed> {
  const killed: Killed = { servers: 0, databases: 0, endedByThemselves: 0, longestUnready: 0 };
  for (let i = 0; i < OF_EACH; i++) {
    await wait(PAUSE_MS);
    const portal = portals[i % portals.length];
    await portal?.end(SERVER_ENDS[Math.floor(i / portals.length) % SERVER_ENDS.length] ?? 'SIGKILL');
    killed.servers++;
    await wait(AWAY_MS);
    await portal?.run();
    await wait(PAUSE_MS);
    process.kill(postmasterOf(folder), DATABASE_ENDS[i % DATABASE_ENDS.length]);
    killed.databases++;
    await wait(AWAY_MS);
    const seconds = await startAgain(portals, folder);
    killed.longestUnready = Math.max(killed.longestUnready, seconds);
    for (const each of portals)
      if (each.hasEnded) {
        killed.endedByThemselves++;
        await each.run();
      }
  }
  return killed;
}

async function startAgain(portals: readonly Portal[], folder: string): Promise<number> {
  const cluster: Cluster = await openCluster(folder);
  if (!cluster.started) throw new Error('the database was not killed');
  const since = performance.now();
  for (const portal of portals)
    while (!portal.hasEnded && !(await portal.isReady())) {
      if (performance.now() - since > READY_WITHIN_MS) throw new Error(`a server is not ready again:\n${portal.log}`);
      await wait(50);
    }
  return (performance.now() - since) / 1000;
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
}
