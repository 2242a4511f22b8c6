import pg, { type ClientConfig, type Pool, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { reasonOf } from './faults.ts';
import { HotStatements } from './hot-statements.ts';

/**
 * Time limits in milliseconds: the pool's for a place or a connection, the database's for a statement, this process's for an answer, which
 * a hung database never sends. The last two may be set in DATABASE_URL as `statement_timeout` and `query_timeout`.
 */
const LIMITS = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
} as const satisfies PoolConfig;

/** Statements take milliseconds; compiling one takes a hundred, whenever the planner expects many rows. */
const UNCOMPILED = { options: '-c jit=off' } as const satisfies PoolConfig;

/** For work without a time limit: a migration, a place in a queue of starts. */
export const NO_TIMEOUTS = {
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
} as const satisfies ClientConfig;

/** A host that vanishes closes no connection: keep-alive probes detect it while idle. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Opens connections on demand. A connection that breaks, idle or in use, fails only its own queries. */
export function createPool(options: PoolConfig, log: Pick<Logger, 'warn'>): Pool {
  const pool = new pg.Pool({ ...LIMITS, ...KEEP_ALIVE, ...UNCOMPILED, application_name: 'interline', ...options });
  const hot = new HotStatements();
  // Without listeners an error would end the process. The pool listens only to idle connections.
  pool.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'a database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    hot.keepPlans(client);
  });
  // A transaction whose COMMIT or ROLLBACK got no answer would continue under the connection's next user; closing it rolls back.
  pool.on('release', (_, client) => {
    const status = client.getTransactionStatus();
    if (status === 'T' || status === 'E') void client.end();
  });
  return pool;
}

/** A separate connection to a pool's database. The caller connects and ends it. */
export function createClient(pool: Pool, limits: ClientConfig = {}): pg.Client {
  const client = new pg.Client({ ...pool.options, ...limits });
  // Its queries and its `end` event report errors.
  client.on('error', () => undefined);
  return client;
}
