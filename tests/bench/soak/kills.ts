import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, openCluster } from '../../../src/server/db/embedded/cluster.ts';
import type { Portal } from '../../e2e/portal.ts';

/** How a database ends: at once, without cleanup, after rolling back open transactions. */
const DATABASE_ENDS = ['SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGINT'] as const;
const SERVER_ENDS = ['SIGKILL', 'SIGTERM'] as const;
/** How long a killed process stays down. */
const AWAY_MS = 1500;
const READY_WITHIN_MS = 60_000;

interface Killed {
  servers: number;
  databases: number;
  /** Server processes that ended without being killed. */
  endedByThemselves: number;
  /** The longest time a server took to be ready once its database ran. */
  longestUnready: number;
}

export type Turn = 'server' | 'database';

/** Kills servers and their database in turn under load, gracefully and not, and restarts them; `pause` precedes each turn. */
export async function killByTurns(
  portals: readonly Portal[],
  folder: string,
  turns: readonly Turn[],
  pause: (turn: number) => Promise<unknown>,
): Promise<Killed> {
  const killed: Killed = { servers: 0, databases: 0, endedByThemselves: 0, longestUnready: 0 };
  for (const [turn, what] of turns.entries()) {
    await pause(turn);
    if (what === 'server') await killServer(portals, killed);
    else await killDatabase(portals, folder, killed);
  }
  return killed;
}

async function killServer(portals: readonly Portal[], killed: Killed): Promise<void> {
  const i = killed.servers++;
  const portal = portals[i % portals.length];
  await portal?.end(SERVER_ENDS[Math.floor(i / portals.length) % SERVER_ENDS.length] ?? 'SIGKILL');
  await wait(AWAY_MS);
  await portal?.run();
}

async function killDatabase(portals: readonly Portal[], folder: string, killed: Killed): Promise<void> {
  process.kill(postmasterOf(folder), DATABASE_ENDS[killed.databases++ % DATABASE_ENDS.length]);
  await wait(AWAY_MS);
  killed.longestUnready = Math.max(killed.longestUnready, await startAgain(portals, folder));
  for (const each of portals)
    if (each.hasEnded) {
      killed.endedByThemselves++;
      await each.run();
    }
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
