import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isRoot, UNPRIVILEGED } from '../../src/server/db/embedded/binaries.ts';

/** Binaries of the oldest PostgreSQL that the portal supports. */
const BINARIES = process.env.BENCH_POSTGRES ?? '/usr/lib/postgresql/15/bin';
const USER = 'interline';
const START_MS = 20_000;

export interface OwnPostgres {
  url: string;
  /** Process id of the postmaster. */
  pid: number;
  /** Path of its log file. */
  log: string;
  sql<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
}

/**
 * Runs this machine's PostgreSQL with its usual settings, fsync included, on a new database, and removes it afterwards. It counts
 * statements once `pg_stat_statements` is created.
 */
export async function withPostgres<T>(work: (postgres: OwnPostgres) => Promise<T>): Promise<T> {
  if (!existsSync(join(BINARIES, 'postgres')))
    throw new Error(`No PostgreSQL in ${BINARIES}; BENCH_POSTGRES says where it is`);
  const home = mkdtempSync(join(tmpdir(), 'interline-bench-'));
  const as = isRoot() ? UNPRIVILEGED : {};
  if (isRoot()) chownSync(home, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  chmodSync(home, 0o700);
  const data = join(home, 'pg');
  execFileSync(join(BINARIES, 'initdb'), ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...as,
    cwd: home,
  });
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    'max_connections=120',
    'shared_preload_libraries=pg_stat_statements',
  ];
  const log = join(home, 'postgres.log');
  const written = openSync(log, 'a');
  const child = spawn(join(BINARIES, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
    ...as,
    cwd: home,
    stdio: ['ignore', 'ignore', written],
  });
  closeSync(written);
  const url = `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(home)}`;
  try {
    const client = await connected(url);
    try {
      return await work({
        url,
        pid: child.pid ?? 0,
        log,
        sql: async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
          (await client.query<R>(text, values)).rows,
      });
    } finally {
      await client.end();
    }
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
    rmSync(home, { recursive: true, force: true });
  }
}

async function connected(url: string): Promise<pg.Client> {
  for (const until = Date.now() + START_MS; ; await wait(50)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}
