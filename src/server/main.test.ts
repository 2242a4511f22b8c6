import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleServer } from '../../tests/tools/bundle-server.ts';
import { attachCluster } from './db/embedded/cluster.ts';
import { DEMO_PASSWORD } from './seed/demo-accounts.ts';

/** The bundle that is served in production, made from the sources as they are now. */
const BUNDLE = fileURLToPath(new URL('../../node_modules/.cache/interline-main-test', import.meta.url));
const MAIN = join(BUNDLE, 'main.js');

let folder: string;
const running: ChildProcess[] = [];
beforeAll(() => bundleServer(BUNDLE));
afterAll(() => rmSync(BUNDLE, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interline-main-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await (await attachCluster(join(folder, 'database')))?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  url: string;
  /** What it has written so far, on both outputs. */
  output(): string;
  exit: Promise<number | null>;
}

async function run(env: Record<string, string> = {}): Promise<Run> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const exit = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  return { child, url: `http://127.0.0.1:${port}/api`, output: () => text, exit };
}

async function isReady({ url }: Run): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}
const untilReady = (server: Run) =>
  vi.waitFor(async () => expect(await isReady(server), server.output()).toBe(true), 30_000);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

const signIn = ({ url }: Run) =>
  fetch(`${url}/base/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'harbour.op', password: DEMO_PASSWORD }),
  });

describe('the server process', { timeout: 60_000 }, () => {
  it('starts on an empty folder and signs a demonstration user in', async () => {
    const server = await run();
    await untilReady(server);
    expect((await signIn(server)).status).toBe(200);
  });

  it('finishes what it was asked before it stops, and takes the database it started with it', async () => {
    const server = await run();
    await untilReady(server);
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
    await untilReady(first);
    const { data } = await (await signIn(first)).json();
    first.child.kill('SIGKILL');
    await first.exit;
    const second = await run();
    await untilReady(second);
    const me = await fetch(`${second.url}/base/v2/me`, { headers: { authorization: `Bearer ${data.token}` } });
    expect(me.status).toBe(200);
  });

  it('refuses a folder that another server uses, in a sentence', async () => {
    const first = await run();
    await untilReady(first);
    const second = await run();
    expect(await second.exit).toBe(1);
    expect(second.output()).toBe(
      `${folder} is in use by another running server; set another DATA_DIR, or one DATABASE_URL for both\n`,
    );
    expect(await isReady(first)).toBe(true);
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
