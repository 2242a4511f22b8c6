import pg, { type ClientConfig, type Pool, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { reasonOf } from './faults.ts';
import { HotStatements } from './hot-statements.ts';

/**
 * Milliseconds until one gives up: the pool a place or a connection, the database a statement, and this process the database's
 * answer, which one that hangs never sends. The last two may be set in DATABASE_URL as `statement_timeout` and `query_timeout`.
 */
const LIMITS = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
} as const satisfies PoolConfig;

/** Statements take milliseconds; to compile one takes the database a hundred, wherever it thinks that many rows will come. */
const UNCOMPILED = { options: '-c jit=off' } as const satisfies PoolConfig;

/** For what may take as long as it takes: a migration, a place in a queue of starts. */
export const NO_TIMEOUTS = {
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
} as const satisfies ClientConfig;

/** A host that is gone tells nobody: an idle connection asks for it. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Opens connections as they are needed. A connection that breaks, idle or in use, fails its queries and nothing else. */
export function createPool(options: PoolConfig, log: Pick<Logger, 'warn'>): Pool {
  const pool = new pg.Pool({ ...LIMITS, ...KEEP_ALIVE, ...UNCOMPILED, application_name: 'interline', ...options });
  const hot = new HotStatements();
  // Without listeners a break would end the process. The pool listens to idle connections alone.
  pool.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'a database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    hot.keepPlans(client);
  });
  // A transaction whose end got no answer would go on under the next who gets the connection; closing it rolls back.
  pool.on('release', (_, client) => {
    const status = client.getTransactionStatus();
    if (status === 'T' || status === 'E') void client.end();
  });
  return pool;
}

/** A connection of its own to a pool's database. Whoever makes it connects and ends it. */
export function createClient(pool: Pool, limits: ClientConfig = {}): pg.Client {
  const client = new pg.Client({ ...pool.options, ...limits });
  // What breaks is told by its queries, and by its end.
  client.on('error', () => undefined);
  return client;
}
