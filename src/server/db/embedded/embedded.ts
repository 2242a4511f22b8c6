import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseError } from '../database.ts';
import { isRoot } from './binaries.ts';
import { type Cluster, isShuttingDown, openCluster } from './cluster.ts';

/** The embedded database, locked by this process. */
export interface EmbeddedDatabase {
  url: string;
  /** Unlocks the folder and stops the database. */
  stop(): Promise<void>;
}

const NAME = 'interline';
const FOLDER_LOCK = 727_000;
const LOCK_TRIES = 40;

/**
 * Opens the database of a data folder for one server process and keeps it running: if it exits, it is restarted.
 * @throws DatabaseError when another process serves the folder, or the database cannot be started.
 */
export async function openEmbedded(dataDir: string, log: Log): Promise<EmbeddedDatabase> {
  if (isRoot()) letPass(dataDir);
  const folder = join(dataDir, 'database');
  const cluster = await openCluster(folder);
  const holder = await holdFolder(cluster.url('postgres'), dataDir);
  const { rowCount } = await holder.query('select 1 from pg_database where datname = $1', [NAME]);
  if (rowCount === 0) await holder.query(`create database ${NAME}`);
  const keeper = new Keeper(cluster, { dataDir, folder, log });
  keeper.watch(holder);
  return { url: cluster.url(NAME), stop: () => keeper.stop() };
}

type Log = Pick<Logger, 'warn' | 'error'>;
const LOOK_MS = 1000;

/** Watches the database that this process holds, and restarts it when it has exited or is shutting down. */
class Keeper {
  readonly #cluster: Cluster;
  readonly #about: { dataDir: string; folder: string; log: Log };
  #holder: pg.Client | null = null;
  #look: NodeJS.Timeout | null = null;
  #reviving: Promise<void> | null = null;
  #stopped = false;

  constructor(cluster: Cluster, about: { dataDir: string; folder: string; log: Log }) {
    this.#cluster = cluster;
    this.#about = about;
  }

  watch(holder: pg.Client): void {
    this.#holder = holder;
    const lost = () => {
      if (this.#holder !== holder || this.#stopped) return;
      this.#holder = null;
      if (this.#look) clearInterval(this.#look);
      this.#reviving = this.#revive();
    };
    holder.once('end', lost);
    // A smart shutdown waits for all clients to disconnect, and so would wait for this very connection.
    this.#look = setInterval(() => isShuttingDown(this.#about.folder) && lost(), LOOK_MS).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#reviving;
    if (this.#look) clearInterval(this.#look);
    await this.#holder?.end();
    await this.#cluster.stop();
  }

  async #revive(): Promise<void> {
    const { dataDir, folder, log } = this.#about;
    for (; !this.#stopped; await wait(LOOK_MS)) {
      try {
        if (isShuttingDown(folder)) await this.#cluster.stop();
        await openCluster(folder);
        this.watch(await holdFolder(this.#cluster.url('postgres'), dataDir));
        log.warn('the embedded database was lost and is there again');
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded database was lost and cannot be started again yet');
      }
    }
  }
}

/** Gives the database's own user access to its folder; the rest of the data folder stays unreadable for it. */
function letPass(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
}

/**
 * Locks the folder by a session-level advisory lock: unlike a lock file it ends with the process, however that ends. The connection of a
 * server that was just killed may take a moment to be detected as gone.
 */
async function holdFolder(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'interline folder lock' });
  // If the database goes away, the pool's own errors report it.
  client.on('error', () => undefined);
  await client.connect();
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [FOLDER_LOCK]);
    if (rows[0]?.held) return client;
    await wait(25);
  }
  await client.end();
  throw new DatabaseError(
    `${dataDir} is in use by another running server; set another DATA_DIR, or one DATABASE_URL for both`,
  );
}
