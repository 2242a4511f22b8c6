import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENTUALLY_MS, eventually } from '../../tests/factories/eventually.ts';
import { freePort, type ServerProcess, ServerProcesses } from '../../tests/factories/server-process.ts';
import { oldPostgres } from '../../tests/fakes/old-postgres.ts';
import { itLong } from '../../tests/tools/long-run.ts';
import { IS_LONG } from '../../tests/tools/run-mode.ts';
import { REFUSALS } from '../contract/errors.ts';
import { attachCluster, openCluster } from './db/embedded/cluster.ts';
import { DEMO_PASSWORD } from './seed/demo-accounts.ts';

const processes = new ServerProcesses();
let folder: string;
// Only the long run starts servers on the demonstration.
beforeAll(() => (IS_LONG ? processes.buildAndSeed() : processes.build()));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interline-main-'));
});
afterEach(async () => {
  processes.killAll();
  await (await attachCluster(join(folder, 'database')))?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (env: Record<string, string> = {}) => processes.run({ DATA_DIR: folder, ...env });
const runOnSeeded = (env: Record<string, string> = {}) => {
  processes.copySeeded(folder);
  return run(env);
};

const OPERATOR = { username: 'harbour.op', password: DEMO_PASSWORD };
const ADMIN = { username: 'first.admin', password: 'Secret-1' };
const signIn = ({ url }: ServerProcess, who = OPERATOR) =>
  fetch(`${url}/base/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  });

/** Sends a request over a new connection; returns all that came until its end, or `refused`. */
async function askOnce(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  const end = once(socket, 'close').catch((error: unknown) => error);
  socket.write('POST /api/base/v2/logout HTTP/1.1\r\nHost: portal\r\nContent-Length: 0\r\n\r\n');
  const ended = await end;
  const isRefused = ended instanceof Error && 'code' in ended && ended.code === 'ECONNREFUSED';
  return isRefused ? 'refused' : text;
}

describe('the server process', () => {
  itLong('starts on an empty folder and signs a demonstration user in', async () => {
    const server = await run();
    await server.untilReady();
    expect((await signIn(server)).status).toBe(200);
  });

  itLong('finishes what it was asked before it stops, and takes the database it started with it', async () => {
    const server = await runOnSeeded();
    await server.untilReady();
    const open = signIn(server);
    await fetch(`${server.url}/health/live`);
    server.child.kill('SIGTERM');
    expect((await open).status).toBe(200);
    expect(await server.exit).toBe(0);
    expect(await attachCluster(join(folder, 'database'))).toBeNull();
  });

  it('answers whoever comes while it stops, and what it was asked before, and takes its database with it', async () => {
    const server = await run({ SEED: 'none', ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password });
    await server.untilReady();
    const open = signIn(server, ADMIN);
    // The password check takes a tenth of a second; once this has been answered, it is running.
    await fetch(`${server.url}/health/live`);
    server.child.kill('SIGTERM');
    await vi.waitFor(() => expect(server.output()).toContain('stopping'), { timeout: EVENTUALLY_MS, interval: 1 });
    const answers: string[] = [];
    const { port } = new URL(server.url);
    for (let last = ''; last !== 'refused'; answers.push(last)) last = await askOnce(Number(port));
    // A connection in the moment in which the port is closed is refused.
    const told = answers.slice(0, 1 + answers.findLastIndex((answer) => answer.startsWith('HTTP')));
    expect(told.length).toBeGreaterThan(10);
    expect(answers.length - told.length).toBeLessThanOrEqual(3);
    for (const answer of told) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 /);
      expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(answer).toContain(`{"code":${REFUSALS.notReady.code},`);
    }
    expect((await open).status).toBe(200);
    expect(await server.exit).toBe(0);
    expect(await attachCluster(join(folder, 'database'))).toBeNull();
  });

  itLong('stops in order also when it is told to while it starts', async () => {
    const server = await run({ SEED: 'demo' });
    await eventually(() => expect(server.output()).toContain('database prepared'));
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.output()).toContain('stopped');
    expect(await attachCluster(join(folder, 'database'))).toBeNull();
  });

  itLong('goes on where a killed one was', async () => {
    const first = await runOnSeeded();
    await first.untilReady();
    const { data } = await (await signIn(first)).json();
    first.child.kill('SIGKILL');
    await first.exit;
    const second = await run();
    await second.untilReady();
    const me = await fetch(`${second.url}/base/v2/me`, { headers: { authorization: `Bearer ${data.token}` } });
    expect(me.status).toBe(200);
  });

  itLong('refuses a folder that another server uses, in a sentence', async () => {
    const first = await runOnSeeded();
    await first.untilReady();
    const second = await run();
    expect(await second.exit).toBe(1);
    expect(second.output()).toBe(
      `${folder} is in use by another running server; set another DATA_DIR, or one DATABASE_URL for both\n`,
    );
    expect(await first.isReady()).toBe(true);
  });

  it('names the settings it cannot start with', async () => {
    const server = await run({ PORT: 'http', SEED: 'all' });
    expect(await server.exit).toBe(1);
    expect(server.output()).toBe(
      'The settings are not valid:\nSEED: must be one of demo, none, not "all"\nPORT: must be a whole number from 0 to 65535, not "http"\n',
    );
  });

  it('tells what it waits for when the database of DATABASE_URL does not answer, without its password', async () => {
    const server = await run({ DATABASE_URL: `postgres://someone:s3cret@127.0.0.1:${await freePort()}/portal` });
    await eventually(() => expect(server.output()).toMatch(/connect ECONNREFUSED.*waiting for the database/));
    expect(server.child.exitCode).toBeNull();
    expect(server.output()).not.toContain('s3cret');
  });

  it('tells when the database of DATABASE_URL is too old, and which it needs', async () => {
    const postgres = await oldPostgres('14.11 (Debian 14.11-1)');
    const server = await run({ DATABASE_URL: `postgres://someone:s3cret@127.0.0.1:${postgres.port}/portal` });
    expect(await server.exit).toBe(1);
    expect(server.output()).toBe(
      'DATABASE_URL: PostgreSQL 15 or later is needed, this server is 14.11 (Debian 14.11-1)\n',
    );
    await postgres.close();
  });

  itLong('refuses another data key than that of its data, and a missing one', async () => {
    const first = await run({ SEED: 'none' });
    await first.untilReady();
    first.child.kill('SIGTERM');
    await first.exit;
    const file = join(folder, 'data-key');
    renameSync(file, `${file}.backup`);
    for (const [env, words] of [
      [{}, `DATA_DIR: ${file} is missing`],
      [{ DATA_KEY: Buffer.alloc(32, 1).toString('base64') }, 'DATA_KEY: this is another key'],
    ] as const) {
      const server = await run({ SEED: 'none', ...env });
      expect(await server.exit).toBe(1);
      expect(server.output()).toContain(words);
      expect(existsSync(file)).toBe(false);
    }
    renameSync(`${file}.backup`, file);
    await (await run({ SEED: 'none' })).untilReady();
  });

  itLong('looks at the data key before it changes anything in the database', async () => {
    const first = await run({ SEED: 'none' });
    await first.untilReady();
    first.child.kill('SIGTERM');
    await first.exit;
    const { url } = await openCluster(join(folder, 'database'));
    const client = new pg.Client({ connectionString: url('interline') });
    await client.connect();
    // Makes it an earlier version's database to the migrations.
    await client.query('delete from migrations where name = (select max(name) from migrations)');
    const { rows: before } = await client.query('select * from migrations order by name');
    const key = Buffer.alloc(32, 1).toString('base64');
    const server = await run({ SEED: 'none', DATABASE_URL: url('interline'), DATA_KEY: key });
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain('DATA_KEY: this is another key');
    expect((await client.query('select * from migrations order by name')).rows).toEqual(before);
    await client.end();
  });

  itLong('tells when its port is taken, and leaves no database behind', async () => {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const address = first.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const server = await runOnSeeded({ PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain(`PORT: ${port} is already in use`);
    first.close();
    expect(await attachCluster(join(folder, 'database'))).toBeNull();
  });
});
