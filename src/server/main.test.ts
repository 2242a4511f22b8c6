import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort, type ServerProcess, ServerProcesses } from '../../tests/factories/server-process.ts';
import { oldPostgres } from '../../tests/fakes/old-postgres.ts';
import { attachCluster } from './db/embedded/cluster.ts';
import { DEMO_PASSWORD } from './seed/demo-accounts.ts';

const processes = new ServerProcesses('main-test');
let folder: string;
beforeAll(() => processes.build());
afterAll(() => processes.removeBundle());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interline-main-'));
});
afterEach(async () => {
  processes.killAll();
  await (await attachCluster(join(folder, 'database')))?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (env: Record<string, string> = {}) => processes.run({ DATA_DIR: folder, ...env });

const signIn = ({ url }: ServerProcess) =>
  fetch(`${url}/base/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'harbour.op', password: DEMO_PASSWORD }),
  });

describe('the server process', { timeout: 60_000 }, () => {
  it('starts on an empty folder and signs a demonstration user in', async () => {
    const server = await run();
    await server.untilReady();
    expect((await signIn(server)).status).toBe(200);
  });

  it('finishes what it was asked before it stops, and takes the database it started with it', async () => {
    const server = await run();
    await server.untilReady();
    const open = signIn(server);
    // The password check takes a tenth of a second; once this has been answered, it is running.
    await fetch(`${server.url}/health/live`);
    server.child.kill('SIGTERM');
    expect((await open).status).toBe(200);
    expect(await server.exit).toBe(0);
    expect(await attachCluster(join(folder, 'database'))).toBeNull();
  });

  it('goes on where a killed one was', async () => {
    const first = await run();
    await first.untilReady();
    const { data } = await (await signIn(first)).json();
    first.child.kill('SIGKILL');
    await first.exit;
    const second = await run();
    await second.untilReady();
    const me = await fetch(`${second.url}/base/v2/me`, { headers: { authorization: `Bearer ${data.token}` } });
    expect(me.status).toBe(200);
  });

  it('refuses a folder that another server uses, in a sentence', async () => {
    const first = await run();
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
      'The settings are not valid:\nPORT: must be a whole number from 0 to 65535, not "http"\nSEED: must be one of demo, none, not "all"\n',
    );
  });

  it('tells when the database of DATABASE_URL does not answer, without its password', async () => {
    const server = await run({ DATABASE_URL: `postgres://someone:s3cret@127.0.0.1:${await freePort()}/portal` });
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain('the database does not answer: connect ECONNREFUSED');
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

  it('tells when its port is taken, and leaves no database behind', async () => {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const address = first.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const server = await run({ PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain(`PORT: ${port} is already in use`);
    first.close();
    expect(await attachCluster(join(folder, 'database'))).toBeNull();
  });
});
