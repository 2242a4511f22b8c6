import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/server/db/database.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { eventually } from '../factories/eventually.ts';
import { type ServerProcess, ServerProcesses } from '../factories/server-process.ts';
import { createEmptyDatabase, dropDatabase, serverOf } from '../server-setup/template.ts';
import { describeLong } from '../tools/long-run.ts';
import { PATIENCE } from '../tools/run-mode.ts';

const WAIT = 40_000 * PATIENCE;

const processes = new ServerProcesses();
const name = `interline_test_${randomBytes(8).toString('hex')}`;
let urlOf: (database: string) => string;
let folder: string;
let looker: pg.Client;

beforeAll(async () => {
  await processes.build();
  urlOf = await serverOf(inject('databases'));
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'interline-restart-'));
  await createEmptyDatabase(urlOf, name);
  looker = new pg.Client({ connectionString: urlOf(name) });
  await looker.connect();
});
afterEach(async () => {
  processes.killAll();
  await looker.end();
  await dropDatabase(urlOf, name);
  rmSync(folder, { recursive: true, force: true });
});

/** The sandbox desk would process the demonstration's groups. */
const quiet = {
  SANDBOX_DESK: 'off',
  SANDBOX_LATENCY: '0',
  SANDBOX_FAILURE_RATE: '0',
  SANDBOX_SOLD_OUT_RATE: '0',
  LOG_LEVEL: 'warn',
};
const own = () => ({ ...quiet, DATA_DIR: folder, DATABASE_URL: urlOf(name) });
const run = () => processes.run({ ...own(), SEED: 'demo' });

async function numberFrom(query: string): Promise<number> {
  const { rows } = await looker.query<{ n: number }>(query);
  return rows[0]?.n ?? 0;
}

/** Starts a server and waits until the demonstration's bookings are made and the railway's tickets issued, the last step of its start. */
async function start(startsBefore: number): Promise<ServerProcess> {
  const server = await run();
  await server.untilReady();
  const done = `select count(*)::int as n from pgboss.job where name = 'open-demo-orders' and state = 'completed'`;
  await eventually(async () => expect(await numberFrom(done), server.output()).toBe(startsBefore + 1), WAIT);
  const ticketing = `select count(*)::int as n from orders where product = 'train' and status = 'proceeding' and not by_hand`;
  await eventually(async () => expect(await numberFrom(ticketing), server.output()).toBe(0), WAIT);
  return server;
}

async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
}

/** Expiring rows: how many are left depends on the duration of the starts. */
const TIDIED = new Set(['idempotency_keys', 'portal_events']);

/** Row counts of every table of the portal without clean-up. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = await looker.query<{ table: string }>(
    `select quote_ident(tablename) as table from pg_tables where schemaname = 'public' order by tablename`,
  );
  const counts: Record<string, number> = {};
  for (const { table } of rows.filter((row) => !TIDIED.has(row.table)))
    counts[table] = await numberFrom(`select count(*)::int as n from ${table}`);
  return counts;
}

// `npm test` seeds twice within one process: src/server/seed/seed.test.ts.
describeLong('a server started on a database that was seeded before', () => {
  it('adds nothing to any table, at the second start nor at the third', async () => {
    await stop(await start(0));
    const before = await countRows();
    expect(before).toMatchObject({ companies: 4, users: 9 });
    expect(before.orders).toBeGreaterThan(100);
    await stop(await start(1));
    expect(await countRows()).toEqual(before);
    await stop(await start(2));
    expect(await countRows()).toEqual(before);
  });

  it('makes the whole of a first seed that was killed half-way, once', async () => {
    const database = await openDatabase(urlOf(name), pino({ level: 'silent' }), 2);
    await migrate(database.pool);
    // Companies, users and orders are written before the passengers, whose table is locked here.
    const holder = await database.pool.connect();
    await holder.query('begin; lock table order_passengers in exclusive mode');
    const killed = await run();
    const waiting = `select count(*)::int as n from pg_locks where not granted and relation = 'order_passengers'::regclass`;
    await eventually(async () => expect(await numberFrom(waiting), killed.output()).toBe(1), WAIT);
    killed.child.kill('SIGKILL');
    await killed.exit;
    await holder.query('rollback');
    holder.release();
    await database.close();

    const empty = `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await eventually(async () => expect(await numberFrom(empty)).toBe(0), WAIT);
    expect(await countRows()).toMatchObject({ companies: 0, users: 0, orders: 0, ledger_postings: 0 });

    await stop(await start(0));
    const whole = await countRows();
    expect(whole).toMatchObject({ companies: 4, users: 9 });
    expect(whole.orders).toBeGreaterThan(100);
    await stop(await start(1));
    expect(await countRows()).toEqual(whole);
  });
});

describe('a server started on a database of one’s own', () => {
  it('demonstrates nothing where SEED does not say so', async () => {
    const server = await processes.run(own());
    await server.untilReady();
    const { data } = await (await fetch(`${server.url}/base/v2/config/getSiteConfig`)).json();
    expect([data.demoAccounts, data.demoPassword]).toEqual([[], null]);
    expect(await countRows()).toMatchObject({ companies: 0, users: 0, orders: 0 });
    await stop(server);
  });
});
