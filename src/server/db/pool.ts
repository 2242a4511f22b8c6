import pg, { type ClientConfig, type Pool, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { reasonOf } from './faults.ts';
import { dropNames, HotStatements } from './hot-statements.ts';

declare module 'pg' {
  interface PoolConfig {
    /** Connections that stay on one server of the database; given if those of the pool go through a transaction pooler. */
    sessionUrl?: string | null;
  }
}

/**
 * This process's limits in milliseconds: for a place or a connection of the pool, and for an answer, which a hung database never sends. The
 * latter may be set in DATABASE_URL as `query_timeout`.
 */
const LIMITS = { connectionTimeoutMillis: 10_000, query_timeout: 20_000 } as const satisfies PoolConfig;

/**
 * What the database is told for each connection as it is opened: its limits in milliseconds, of which `statement_timeout` may be set in
 * DATABASE_URL, and to compile no statement. Statements take milliseconds; compiling one takes a hundred, whenever the planner expects many
 * rows. A transaction pooler shares its connections, so it must set the same itself (deploy/pgbouncer.ini).
 */
export const FOR_CONNECTIONS = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
  options: '-c jit=off',
} as const satisfies PoolConfig;

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
  const isPooled = Boolean(options.sessionUrl);
  const limits = isPooled ? LIMITS : { ...LIMITS, ...FOR_CONNECTIONS };
  const pool = new pg.Pool({ ...limits, ...KEEP_ALIVE, application_name: 'interline', ...options });
  const hot = new HotStatements();
  // Without listeners an error would end the process. The pool listens only to idle connections.
  pool.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'a database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (isPooled) dropNames(client);
    else hot.keepPlans(client);
  });
  // A transaction whose COMMIT or ROLLBACK got no answer would continue under the connection's next user; closing it rolls back.
  pool.on('release', (_, client) => {
    const status = client.getTransactionStatus();
    if (status === 'T' || status === 'E') void client.end();
  });
  return pool;
}

/** A separate connection to a pool's database, which keeps what a session keeps: locks, channels. The caller connects and ends it. */
export function createClient({ options }: Pool, limits: ClientConfig = {}): pg.Client {
  const { sessionUrl } = options;
  const line = sessionUrl ? { ...FOR_CONNECTIONS, connectionString: sessionUrl } : {};
  const client = new pg.Client({ ...options, ...line, ...limits });
  // Its queries and its `end` event report errors.
  client.on('error', () => undefined);
  return client;
}
