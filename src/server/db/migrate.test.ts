import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase, serverOf } from '../../../tests/server-setup/template.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

let urlOf: (database: string) => string;
let name: string;
let folder: string;
const databases: Database[] = [];

beforeAll(async () => {
  urlOf = await serverOf(inject('databases'));
});
beforeEach(async () => {
  name = `interline_test_${randomBytes(8).toString('hex')}`;
  await createEmptyDatabase(urlOf, name);
  folder = mkdtempSync(join(tmpdir(), 'interline-migrations-'));
  write('0000_first.sql', 'create table a (n int); insert into a values (1);');
  write('0002_third.sql', 'insert into a values (3);');
});
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.close()));
  await dropDatabase(urlOf, name);
  rmSync(folder, { recursive: true });
});

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql);
async function open(): Promise<pg.Pool> {
  const database = await openDatabase(urlOf(name), pino({ level: 'silent' }), 2);
  databases.push(database);
  return database.pool;
}
const valuesOf = async (pool: pg.Pool) =>
  (await pool.query<{ n: number }>('select n from a order by n')).rows.map(({ n }) => n);

describe('the migrator', () => {
  it('runs each migration once, in order', async () => {
    const pool = await open();
    expect(await migrate(pool, folder)).toEqual(['0000_first.sql', '0002_third.sql']);
    expect(await migrate(pool, folder)).toEqual([]);
    expect(await valuesOf(pool)).toEqual([1, 3]);
  });

  it('runs one that a merge brought in between', async () => {
    const pool = await open();
    await migrate(pool, folder);
    write('0001_second.sql', 'insert into a values (2);');
    expect(await migrate(pool, folder)).toEqual(['0001_second.sql']);
  });

  it('does not run one again that has another name now', async () => {
    const pool = await open();
    await migrate(pool, folder);
    renameSync(join(folder, '0002_third.sql'), join(folder, '0001_third.sql'));
    write('0002_fourth.sql', 'insert into a values (4);');
    expect(await migrate(pool, folder)).toEqual(['0002_fourth.sql']);
    expect(await migrate(pool, folder)).toEqual([]);
    expect(await valuesOf(pool)).toEqual([1, 3, 4]);
    const { rows } = await pool.query<{ name: string }>('select name from migrations order by name');
    expect(rows.map((row) => row.name)).toEqual(['0000_first.sql', '0001_third.sql', '0002_fourth.sql']);
  });

  it('lets servers that start together run them once', async () => {
    const ran = await Promise.all(Array.from({ length: 8 }, () => open().then((pool) => migrate(pool, folder))));
    expect(ran.flat()).toEqual(['0000_first.sql', '0002_third.sql']);
    expect(await valuesOf(await open())).toEqual([1, 3]);
  });

  it('refuses one that was edited after it had run', async () => {
    const pool = await open();
    await migrate(pool, folder);
    write('0000_first.sql', 'create table a (n bigint);');
    await expect(migrate(pool, folder)).rejects.toThrow('0000_first.sql was edited after it had run here');
  });

  it('leaves nothing behind when one fails, and runs when it is mended', async () => {
    const pool = await open();
    write('0002_third.sql', 'insert into b values (3);');
    await expect(migrate(pool, folder)).rejects.toThrow('relation "b" does not exist');
    expect((await pool.query(`select to_regclass('a') as a`)).rows).toEqual([{ a: null }]);
    write('0002_third.sql', 'insert into a values (3);');
    expect(await migrate(pool, folder)).toHaveLength(2);
  });

  it('finds the portal’s own numbered without gaps', () => {
    const numbers = readdirSync(new URL('./migrations', import.meta.url)).map((file) => Number(file.slice(0, 4)));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, i) => i));
  });
});
