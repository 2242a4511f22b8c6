import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { withBatchedWrites } from './batched-writes.ts';
import { isDatabaseFault, reasonOf } from './faults.ts';
import { createPool } from './pool.ts';

/** Queries outside or inside a transaction. */
export type Db = NodePgDatabase;
/** A running transaction; every query a command makes goes through it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  pool: Pool;
  db: Db;
  close(): Promise<void>;
}

const OLDEST_VERSION = 15;
/** A hung database closes no connection. */
const CLOSE_MS = 3000;

/** Thrown when the database cannot be used; the message tells the operator what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens a pool on PostgreSQL 15 or later.
 * @param url `postgres://…`; a unix socket as `postgres://user@localhost/name?host=<folder>`.
 * @throws DatabaseError when the server does not answer or is too old.
 */
export async function openDatabase(
  url: string,
  log: Pick<Logger, 'warn'>,
  options: number | PoolConfig = {},
): Promise<Database> {
  const limits = typeof options === 'number' ? { max: options } : options;
  const pool = createPool({ connectionString: url, max: 20, ...limits }, log);
  const close = closerOf(pool);
  try {
    const { rows } = await pool.query<{ version: number; text: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as text`,
    );
    const found = rows[0];
    if (!found || found.version < OLDEST_VERSION)
      throw new DatabaseError(
        `DATABASE_URL: PostgreSQL ${OLDEST_VERSION} or later is needed, this server is ${found?.text ?? 'unknown'}`,
      );
  } catch (error) {
    await close();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`the database does not answer: ${reasonOf(error)}`, { cause: error });
  }
  return { pool, db: queriesOf(pool), close };
}

/**
 * Queries through the pool. A transaction's connection is always released, even if BEGIN fails; after a database fault it is closed
 * instead. A BEGIN that timed out may still run when the database recovers, and the connection's next user would get success for writes
 * that end with it; and after a primary was replaced the next connection is to the new one.
 */
function queriesOf(pool: Pool): Db {
  const db = drizzle({ client: pool });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle({ client }).transaction((tx) => withBatchedWrites(tx, work), config);
    } catch (error) {
      isBroken = isDatabaseFault(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}

/** Ends a pool and waits until its connections are closed; pool.end() alone only waits until it has asked them to close. */
function closerOf(pool: Pool): () => Promise<void> {
  const open = new Set<Promise<void>>();
  pool.on('connect', (client) => {
    const closed = new Promise<void>((done) => client.once('end', done)).finally(() => open.delete(closed));
    open.add(closed);
  });
  return async () => {
    await pool.end();
    await Promise.race([Promise.all(open), wait(CLOSE_MS, null, { ref: false })]);
  };
}
