import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import pino from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ServerProcesses } from '../../../tests/factories/server-process.ts';
import { oldPostgres } from '../../../tests/fakes/old-postgres.ts';
import { type Relay, relayTo } from '../../../tests/fakes/postgres-relay.ts';
import { createEmptyDatabase, dropDatabase, serverOf } from '../../../tests/server-setup/template.ts';
import { registerHealth } from '../http/health.ts';
import { RequestDrain } from '../http/request-drain.ts';
import { type Database, openDatabase } from './database.ts';
import { createClient } from './pool.ts';

const SERVER = new URL('../', import.meta.url).pathname;
const MIGRATIONS: ReadonlySet<string> = new Set(
  globSync('db/migrations/*.sql', { cwd: SERVER }).map((path) => readFileSync(join(SERVER, path), 'utf8')),
);
const log = pino({ level: 'silent' });
/** What a transaction pooler passes on from any client; it refuses other parameters. */
const PASSED_ON = ['user', 'database', 'application_name', 'client_encoding'];
/** What the database keeps for a connection beyond a transaction, and a pooler would hand to the next client. */
const NEEDS_A_SESSION = new RegExp(
  [
    String.raw`(^|[;'"\x60])\s*((un)?listen|prepare|deallocate|discard) \S`,
    String.raw`(^|[;'"\x60])\s*set\s+(session\s+)?\w+\s*(=|\bto\b)`,
    String.raw`\bpg_(try_)?advisory_lock(_shared)?\(`,
    String.raw`\bcreate (temp|temporary) (table|view|sequence)\b`,
    String.raw`\bwith hold\b`,
    String.raw`\bset_config\([^)]*false\s*\)`,
  ].join('|'),
  'i',
);
/** All that the session's line is for, the texts of migrations apart. */
const BY_SESSION =
  /^(begin|commit)$|^listen |pg_advisory_(xact_)?lock\(|^(create table if not exists|select name, hash from|insert into) migrations\b|pg_control_system\(\)/;

const name = `interline_test_${randomBytes(8).toString('hex')}`;
let urlOf: (database: string) => string;
let pooler: Relay;
let session: Relay;
let database: Database | null;

beforeAll(async () => {
  urlOf = await serverOf(inject('databases'));
});
beforeEach(async () => {
  await createEmptyDatabase(urlOf, name);
  [pooler, session] = await Promise.all([relayTo(urlOf(name)), relayTo(urlOf(name))]);
  database = null;
});
afterEach(async () => {
  await database?.close();
  await Promise.all([pooler.close(), session.close()]);
  await dropDatabase(urlOf, name);
});

async function openPooled(): Promise<Database> {
  database = await openDatabase(pooler.url, log, { sessionUrl: session.url, max: 2 });
  return database;
}

const parametersOf = ({ openings }: Relay) => new Set(openings.flatMap((each) => Object.keys(each)));
const textsOf = ({ statements }: Relay) => statements.map(({ text }) => text);

describe('behind a transaction pooler, the portal', () => {
  it('names no statement: the next transaction runs on a connection that has never heard of it', async () => {
    const { db, pool } = await openPooled();
    const named = db
      .select({ twice: sql<number>`${sql.placeholder('n')}::int * 2` })
      .from(sql`(select 1) one`)
      .prepare('twice');
    for (let n = 1; n <= 40; n++) {
      expect((await pool.query('select $1::int + 1 as next', [n])).rows).toEqual([{ next: n + 1 }]);
      expect(await named.execute({ n })).toEqual([{ twice: 2 * n }]);
      const inside = db.transaction((tx) => tx.execute<{ half: number }>(sql`select ${2 * n}::int / 2 as half`));
      expect((await inside).rows).toEqual([{ half: n }]);
    }
    expect(pooler.statements.length).toBeGreaterThan(100);
    expect(pooler.statements.filter((each) => each.name !== '')).toEqual([]);
  });

  it('leaves limits to the pooler, also when it asks whether the database is there', async () => {
    const { pool } = await openPooled();
    const app = Fastify();
    const drain = new RequestDrain();
    registerHealth(app, pool, drain);
    expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
    await drain.drain();
    await app.close();
    expect(pooler.openings).toHaveLength(2);
    expect([...parametersOf(pooler)].filter((each) => !PASSED_ON.includes(each))).toEqual([]);
  });

  it('has its own limits on the session’s line', async () => {
    const { pool } = await openPooled();
    const client = createClient(pool);
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('statement_timeout') as statement, current_setting('jit') as jit,
        current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    await client.end();
    expect(rows).toEqual([{ statement: '15s', jit: 'off', idle: '1min' }]);
    expect(textsOf(session).at(-1)).toContain('idle_in_transaction');
  });

  it('asks nothing in its sources that needs a session, but on connections of its own', () => {
    const sources = globSync('**/*.ts', { cwd: SERVER, exclude: ['**/*.test.ts', 'dictionaries/**'] });
    const asking = sources.filter((path) => NEEDS_A_SESSION.test(readFileSync(join(SERVER, path), 'utf8')));
    expect(asking.sort()).toEqual(['db/embedded/embedded.ts', 'events/pg-listener.ts', 'jobs/jobs.ts']);
  });
});

describe('a server process behind a transaction pooler', () => {
  const processes = new ServerProcesses();
  let folder: string;
  beforeAll(() => processes.build());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'interline-pooled-'));
  });
  afterEach(() => {
    processes.killAll();
    rmSync(folder, { recursive: true });
  });

  it('listens, migrates and starts jobs on the session’s line, and nothing else', async () => {
    const server = await processes.run({
      DATABASE_URL: pooler.url,
      DATABASE_SESSION_URL: session.url,
      DATA_DIR: folder,
      SEED: 'none',
      ADMIN_USERNAME: 'first.admin',
      ADMIN_PASSWORD: 'Secret-1',
    });
    await server.untilReady();
    const body = JSON.stringify({ username: 'first.admin', password: 'Secret-1' });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${server.url}/base/v2/login`, { method: 'POST', headers, body })).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.exit, server.output()).toBe(0);

    const bySession = textsOf(session).filter((text) => !MIGRATIONS.has(text));
    expect(bySession.length).toBeLessThan(textsOf(session).length);
    for (const words of ['listen portal_events', 'listen session_changes', 'pg_advisory_lock(', 'into migrations'])
      expect(bySession.filter((text) => text.includes(words))).not.toEqual([]);
    expect(bySession.filter((text) => !BY_SESSION.test(text))).toEqual([]);
    expect(textsOf(pooler).some((text) => text.includes('pgboss.'))).toBe(true);
    expect(textsOf(pooler).some((text) => text.includes('"sessions"'))).toBe(true);
    expect(textsOf(pooler).filter((text) => NEEDS_A_SESSION.test(text))).toEqual([]);
    expect(pooler.statements.filter((each) => each.name !== '')).toEqual([]);
    expect([...parametersOf(pooler)].filter((each) => !PASSED_ON.includes(each))).toEqual([]);
  });
});

describe('a line for sessions is refused', () => {
  const refusalOf = (url: string, sessionUrl: string) =>
    openDatabase(url, log, { sessionUrl, max: 1 }).then(
      ({ close }) => close().then(() => 'taken'),
      (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'thrown'),
    );

  it('that leads to another database: what is told there would never arrive', async () => {
    expect(await refusalOf(pooler.url, urlOf('postgres'))).toBe(
      'DatabaseError: DATABASE_SESSION_URL: leads to another database than DATABASE_URL',
    );
  });

  it('that leads through a pooler itself, by which two connections are one', async () => {
    const shared = await oldPostgres('18.4');
    const url = `postgres://someone@127.0.0.1:${shared.port}/portal`;
    expect(await refusalOf(url, url)).toBe(
      'DatabaseError: DATABASE_SESSION_URL: must lead past the transaction pooler, which gives its connections to others in between',
    );
    await shared.close();
  });

  it('where nobody answers, by its own name', async () => {
    await session.close();
    expect(await refusalOf(pooler.url, session.url)).toMatch(
      /^DatabaseError: the database does not answer at DATABASE_SESSION_URL: connect ECONNREFUSED/,
    );
    session = await relayTo(urlOf(name));
  });
});
