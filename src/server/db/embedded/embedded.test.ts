import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attachCluster } from './cluster.ts';
import { openEmbedded } from './embedded.ts';

const HOLDER = fileURLToPath(new URL('../../../../tests/server-setup/hold-database.ts', import.meta.url));

const log = pino({ level: 'silent' });
let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'interline-embedded-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await (await attachCluster(join(dataDir, 'database')))?.stop();
  rmSync(dataDir, { recursive: true });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Starts another process that opens the folder and writes a row every few milliseconds; resolves once it has begun. */
async function holdElsewhere(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

describe('the embedded database', () => {
  it('answers on no network, and keeps what was written over a stop and a start', async () => {
    const first = await openEmbedded(dataDir, log);
    expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    await query(first.url, 'create table kept as select 1 as n');
    await first.stop();
    expect(await attachCluster(join(dataDir, 'database'))).toBeNull();
    const second = await openEmbedded(dataDir, log);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
    await second.stop();
  });

  it('serves one server at a time, and outlives it when it is killed: the next takes over all that was committed', async () => {
    const child = await holdElsewhere();
    await expect(openEmbedded(dataDir, log)).rejects.toThrow(`${dataDir} is in use by another running server`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const next = await openEmbedded(dataDir, log);
    const [last] = await query(next.url, 'select max(n)::int as n, count(*)::int as rows from written');
    expect(last).toEqual({ n: expect.any(Number), rows: Object(last).n });
    await next.stop();
    expect(existsSync(join(dataDir, 'database/pg/postmaster.pid'))).toBe(false);
  });

  it('takes a folder whose path is too long for a socket', async () => {
    const deep = join(dataDir, 'a-folder-with-a-long-name/'.repeat(4));
    const { url, stop } = await openEmbedded(deep, log);
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await stop();
  });
});
