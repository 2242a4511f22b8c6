import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { withBatchedWrites } from './batched-writes.ts';
import { isDatabaseFault, reasonOf } from './faults.ts';
import { createClient, createPool } from './pool.ts';

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
 * @param url `postgres://…`; a unix socket as `postgres://user@localhost/name?host=<folder>`. A transaction pooler if `sessionUrl` is given.
 * @throws DatabaseError when the server does not answer or is too old, or `sessionUrl` is no connection past the pooler.
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
    if (limits.sessionUrl) await checkSessionLine(pool);
  } catch (error) {
    await close();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`the database does not answer: ${reasonOf(error)}`, { cause: error });
  }
  return { pool, db: queriesOf(pool), close };
}

/** Identifies a database, also after a standby has become its primary, and a connection's process there. */
const PLACE = `select system_identifier || '/' || current_database() as place, pg_backend_pid() as pid from pg_control_system()`;

/**
 * The server would run with a wrong line for sessions, but never hear what other processes tell it: that a session has ended, say. Two
 * connections that are open at once share a process only if something between gives it away after each transaction.
 */
async function checkSessionLine(pool: Pool): Promise<void> {
  const ask = async (on: Pick<Pool, 'query'>) => (await on.query<{ place: string; pid: number }>(PLACE)).rows[0];
  const pooled = await ask(pool);
  const lines = [createClient(pool), createClient(pool)] as const;
  try {
    for (const line of lines) await line.connect();
    const [first, second] = [await ask(lines[0]), await ask(lines[1])];
    if (first?.place !== pooled?.place)
      throw new DatabaseError('DATABASE_SESSION_URL: leads to another database than DATABASE_URL');
    if (first?.pid === second?.pid)
      throw new DatabaseError(
        'DATABASE_SESSION_URL: must lead past the transaction pooler, which gives its connections to others in between',
      );
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const message = `the database does not answer at DATABASE_SESSION_URL: ${reasonOf(error)}`;
    throw new DatabaseError(message, { cause: error });
  } finally {
    await Promise.all(lines.map((line) => line.end()));
  }
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
