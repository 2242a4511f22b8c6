import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';

/** Queries outside or inside a transaction. */
export type Db = NodePgDatabase;
/** A running transaction; every query a command makes goes through it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  pool: pg.Pool;
  db: Db;
  close(): Promise<void>;
}

const OLDEST_VERSION = 15;

/** Thrown when the database cannot be used; the message says what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens a pool on a PostgreSQL of 15 or later.
 * @param url `postgres://…`; a unix socket as `postgres://user@localhost/name?host=<folder>`.
 * @throws DatabaseError when nobody answers there or the server is too old.
 */
export async function openDatabase(url: string, log: Pick<Logger, 'error'>, max = 20): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: 'interline',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'a database connection broke'));
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
    throw new DatabaseError(`the database does not answer: ${reason(error)}`, { cause: error });
  }
  return { pool, db: drizzle({ client: pool }), close };
}

/** Ends a pool and waits until its connections are closed: the pool itself only waits until it has asked them to. */
function closerOf(pool: pg.Pool): () => Promise<void> {
  const open = new Set<Promise<void>>();
  pool.on('connect', (client) => {
    const closed = new Promise<void>((done) => client.once('end', done)).finally(() => open.delete(closed));
    open.add(closed);
  });
  return async () => {
    await pool.end();
    await Promise.all(open);
  };
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}
