import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from '../database.ts';
import { isRoot } from './binaries.ts';
import { openCluster } from './cluster.ts';

/** The embedded database, held by this process. */
export interface EmbeddedDatabase {
  url: string;
  /** Gives the folder free and ends the database. */
  stop(): Promise<void>;
}

const NAME = 'interline';
const FOLDER_LOCK = 727_000;
const LOCK_TRIES = 40;

/**
 * Opens the database of a data folder for one server process.
 * @throws DatabaseError when another process serves the folder, or the database cannot be started.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  if (isRoot()) letPass(dataDir);
  const cluster = await openCluster(join(dataDir, 'database'));
  const holder = await holdFolder(cluster.url('postgres'), dataDir);
  const { rowCount } = await holder.query('select 1 from pg_database where datname = $1', [NAME]);
  if (rowCount === 0) await holder.query(`create database ${NAME}`);
  return {
    url: cluster.url(NAME),
    stop: async () => {
      await holder.end();
      await cluster.stop();
    },
  };
}

/** Lets the database's own user through to its folder; what else lies here stays unreadable for it. */
function letPass(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
}

/**
 * Locks the folder by a session's advisory lock: unlike a lock file it ends with the process, however that ends. A server that
 * was just killed may need a moment until its connection is seen to be gone.
 */
async function holdFolder(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'interline folder lock' });
  // When the database goes, the pool's own errors tell it.
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
