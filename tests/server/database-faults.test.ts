import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../src/contract/errors.ts';
import { attachCluster, openCluster } from '../../src/server/db/embedded/cluster.ts';
import { DEMO_PASSWORD } from '../../src/server/seed/demo-accounts.ts';
import { eventually } from '../factories/eventually.ts';
import { type ServerProcess, ServerProcesses } from '../factories/server-process.ts';
import { describeLong } from '../tools/long-run.ts';
import { PATIENCE, sampled } from '../tools/run-mode.ts';

const WAIT = 30_000 * PATIENCE;
/** SIGTERM waits for open connections, so it is left out. */
const IMPOLITE: NodeJS.Signals[] = ['SIGKILL', 'SIGINT', 'SIGQUIT'];
const ALL_ENDS = sampled<NodeJS.Signals[]>([...IMPOLITE, 'SIGTERM'], ['SIGKILL']);

const processes = new ServerProcesses();
/** Name of the embedded database. */
const NAME = 'interline';
let folder: string;
beforeAll(() => processes.build());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interline-faults-'));
  // If the tests run as root, the database does not.
  chmodSync(folder, 0o711);
});
afterEach(async () => {
  processes.killAll();
  await (await attachCluster(join(folder, 'database')))?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The postmaster's pid of the database in `folder`. */
const postmaster = () => Number(readFileSync(join(folder, 'database/pg/postmaster.pid'), 'utf8').split('\n')[0]);

async function look<T extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(sql, values);
  await client.end();
  return rows;
}

const signIn = async ({ url }: ServerProcess): Promise<string> => {
  const answer = await fetch(`${url}/base/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'harbour.op', password: DEMO_PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).data.token;
};

/** A write, in a transaction. */
const save = ({ url }: ServerProcess, token: string, id: string = randomUUID()) =>
  fetch(`${url}/base/v2/drafts/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ kind: 'flight-passengers', version: 1, by: 'test', baseRev: 0, head: '{}', parts: [] }),
  });

/** Logs a device out as after a time offline. */
const logOut = async ({ url }: ServerProcess, token: string): Promise<number> => {
  const answer = await fetch(`${url}/base/v2/logout/ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket: createHash('sha256').update(token).digest('base64url') }),
  });
  return answer.status;
};

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

async function expectBriefly(answer: Response): Promise<void> {
  const { code } = await answer.json();
  expect([answer.status, code]).toEqual([503, REFUSALS.databaseDown.code]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Checks whether the server is ready; returns the status. */
const readiness = async ({ url }: ServerProcess): Promise<number> => (await fetch(`${url}/health/ready`)).status;

// `npm test` has the same of connections that end, within one process: failover.test.ts.
describeLong('a database of one’s own', () => {
  beforeAll(() => processes.buildAndSeed());

  it('may be killed and restarted under any request: 503 for each that is not written, and the server serves on', async () => {
    processes.copySeeded(folder);
    const cluster = await openCluster(join(folder, 'database'));
    const server = await processes.run({ DATA_DIR: folder, SEED: 'demo', DATABASE_URL: cluster.url(NAME) });
    await server.untilReady();
    const token = await signIn(server);
    for (const name of IMPOLITE) {
      const holder = new pg.Client({ connectionString: cluster.url(NAME) });
      holder.on('error', () => undefined);
      await holder.connect();
      await holder.query('begin; lock table drafts in access exclusive mode');
      // More than the pool has connections: some hold one, in a transaction, some wait for one.
      const held = times(24, async () => {
        const id = randomUUID();
        return { id, answer: await save(server, token, id) };
      });
      await eventually(async () => {
        const { rows } = await holder.query<{ n: number }>('select count(*)::int as n from pg_locks where not granted');
        expect(rows[0]?.n).toBeGreaterThan(10);
      }, WAIT);
      process.kill(postmaster(), name);
      // If the holder is killed first, the next in line may still write; it then gets a 200, rightly.
      const written = (await held).filter(({ answer }) => answer.status === 200).map(({ id }) => id);
      for (const { id, answer } of await held) if (!written.includes(id)) await expectBriefly(answer);
      expect(written.length).toBeLessThan(12);
      expect(await readiness(server)).toBe(503);
      await expectBriefly(await save(server, token));
      await openCluster(join(folder, 'database'));
      const found = await look<{ id: string }>(cluster.url(NAME), `select id from drafts where id = any($1)`, [
        written,
      ]);
      expect(found).toHaveLength(written.length);
      await eventually(async () => expect(await readiness(server)).toBe(200), WAIT);
      expect((await save(server, token)).status).toBe(200);
    }
    expect(server.child.exitCode, server.output()).toBeNull();
  });

  it('may hang: readiness is told within a second, requests get 503, and all is well when it goes on', async () => {
    processes.copySeeded(folder);
    const cluster = await openCluster(join(folder, 'database'));
    const limits = 'query_timeout=2000';
    const server = await processes.run({
      DATA_DIR: folder,
      SEED: 'demo',
      DATABASE_URL: `${cluster.url(NAME)}&${limits}`,
    });
    await server.untilReady();
    const token = await signIn(server);
    // More than the pool has connections: each may have an abandoned BEGIN in progress.
    const devices: string[] = [];
    for (let i = 0; i < 30; i++) devices.push(await signIn(server));
    const rows = await look<{ pid: number }>(cluster.url(NAME), 'select pid from pg_stat_activity');
    const pids = [postmaster(), ...rows.map(({ pid }) => pid)];
    for (const pid of pids) signal(pid, 'SIGSTOP');
    try {
      for (let i = 0; i < 3; i++) {
        const asked = performance.now();
        expect(await readiness(server)).toBe(503);
        expect(performance.now() - asked).toBeLessThan(1000 * PATIENCE);
      }
      // Three times the pool's connections: none may leak.
      for (const answer of await times(60, () => save(server, token))) await expectBriefly(answer);
    } finally {
      for (const pid of pids) signal(pid, 'SIGCONT');
    }
    await eventually(async () => expect(await readiness(server)).toBe(200), WAIT);
    // A confirmed log-out is done.
    const ended = await Promise.all(devices.map((device) => logOut(server, device)));
    expect(ended).toEqual(devices.map(() => 200));
    const loggedOut = `select count(*)::int as n from sessions where end_reason = 'logout'`;
    expect(await look(cluster.url(NAME), loggedOut)).toEqual([{ n: devices.length }]);
    const answers = await times(30, () => save(server, token));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(server.child.exitCode, server.output()).toBeNull();
  });

  it('may come up after the server, and go away again while that starts', async () => {
    const cluster = await openCluster(join(folder, 'database'));
    await cluster.stop();
    const server = await processes.run({ DATA_DIR: folder, SEED: 'demo', DATABASE_URL: cluster.url('postgres') });
    await eventually(() => expect(server.output()).toContain('waiting for the database'), WAIT);
    await openCluster(join(folder, 'database'));
    await eventually(async () => {
      const tables = await look(cluster.url('postgres'), `select 1 from pg_tables where tablename = 'users'`);
      expect(tables).toHaveLength(1);
    }, WAIT);
    process.kill(postmaster(), 'SIGKILL');
    await openCluster(join(folder, 'database'));
    await server.untilReady();
    await signIn(server);
  });
});

describe('the embedded database', () => {
  it.each(ALL_ENDS)('is started again after %s', async (name) => {
    const server = await processes.run({ DATA_DIR: folder, SEED: 'none' });
    await server.untilReady();
    const first = postmaster();
    process.kill(first, name);
    await eventually(() => expect(postmaster()).not.toBe(first), WAIT);
    await server.untilReady();
    expect(server.child.exitCode, server.output()).toBeNull();
    // The folder is locked as before, and the database stops with its server.
    const second = await processes.run({ DATA_DIR: folder });
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain('is in use by another running server');
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(await attachCluster(join(folder, 'database'))).toBeNull();
  });
});

/** The process may have ended meanwhile. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
