import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase, serverOf } from '../../../tests/server-setup/template.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseFault } from './faults.ts';

const name = `interline_test_${randomBytes(8).toString('hex')}`;
let urlOf: (database: string) => string;
let database: Database;
beforeAll(async () => {
  urlOf = await serverOf(inject('databases'));
  await createEmptyDatabase(urlOf, name);
  // One connection: a transaction left open would affect the next one.
  database = await openDatabase(urlOf(name), pino({ level: 'silent' }), 1);
  await database.pool.query('create table written (n int check (n > 0))');
});
afterAll(async () => {
  await database.close();
  await dropDatabase(urlOf, name);
});

const write = (n: number) => database.db.transaction((tx) => tx.execute(sql`insert into written values (${n})`));

async function connectionId(): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

it('writes to the new primary as soon as the old one has refused to', async () => {
  // The error of a connection to a primary that has been replaced.
  await database.pool.query('set default_transaction_read_only = on');
  expect(await write(1).catch(isDatabaseFault)).toBe(true);
  await write(2);
  expect((await database.pool.query('select n from written')).rows).toEqual([{ n: 2 }]);
});

it('keeps a connection over a write that was wrong', async () => {
  const before = await connectionId();
  expect(await write(-1).catch(isDatabaseFault)).toBe(false);
  expect(await connectionId()).toBe(before);
});

it('has no statement compiled: the lists of a large agency would wait for it', async () => {
  expect((await database.pool.query('show jit')).rows).toEqual([{ jit: 'off' }]);
});
