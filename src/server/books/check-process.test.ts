import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { testClock } from '../../../tests/factories/clock.ts';
import { freePort, ServerProcesses } from '../../../tests/factories/server-process.ts';
import { createDatabase, dropDatabase, serverOf } from '../../../tests/server-setup/template.ts';

const processes = new ServerProcesses();
const name = `interline_test_${randomBytes(8).toString('hex')}`;
let urlOf: (database: string) => string;
let folder: string;

beforeAll(async () => {
  await processes.build();
  const databases = inject('databases');
  urlOf = await serverOf(databases);
  await createDatabase(urlOf, databases.template, name, testClock());
  folder = mkdtempSync(join(tmpdir(), 'interline-check-'));
});
afterAll(async () => {
  await dropDatabase(urlOf, name);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs what `npm run ledger:check` runs once the server is built. */
async function check(
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<{ status: number | null; said: string; told: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: databaseUrl, ...more };
  const child = spawn(process.execPath, [processes.program('check.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  const [status, said, told] = await Promise.all([end, text(child.stdout), text(child.stderr)]);
  return { status, said, told };
}

/** Bypasses the ledger's guards, as only direct database access can. */
async function addToLastPosting(amount: number): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    await client.query(`begin; alter table ledger_postings disable trigger user;
      update ledger_postings set amount = amount + ${amount} where id = (select max(id) from ledger_postings);
      alter table ledger_postings enable trigger user; commit`);
  } finally {
    await client.end();
  }
}

describe('the proof of the books by hand', () => {
  it('ends with 0 where they agree, and says what it looked at', async () => {
    const { status, said, told } = await check(urlOf(name));
    expect(status, told).toBe(0);
    expect(said).toMatch(/Movements that are zero per currency: [1-9]\d* looked at/);
    expect(said).toMatch(/ {2}CNY: [1-9]\d* postings, together 0\n/);
    expect(said).toContain('The books agree.');
  });

  it('looks past a pooler, whose limits would end a long look', async () => {
    const pooler = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    const { status, said, told } = await check(pooler, { DATABASE_SESSION_URL: urlOf(name) });
    expect(status, told).toBe(0);
    expect(said).toContain('The books agree.');
  });

  it('ends with 1 where somebody has reached past the ledger, and names what is wrong', async () => {
    await addToLastPosting(5);
    const { status, said, told } = await check(urlOf(name));
    await addToLastPosting(-5);
    expect(status, told).toBe(1);
    expect(said).toContain('DIFFERENCE journal ');
    expect(said).toMatch(/The books do not agree: [1-9]\d* found\./);
    expect((await check(urlOf(name))).status).toBe(0);
  });

  it('ends with 2 where it cannot look: no database answers, or a setting is wrong', async () => {
    const away = await check(`postgres://nobody@127.0.0.1:${await freePort()}/none`);
    expect(away).toMatchObject({ status: 2, said: '', told: expect.stringContaining('the database does not answer') });
    const wrong = await check('nowhere');
    expect(wrong).toMatchObject({ status: 2, said: '', told: expect.stringContaining('DATABASE_URL') });
  });
});
