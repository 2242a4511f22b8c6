import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase, serverOf } from '../../../tests/server-setup/template.ts';
import { type Database, openDatabase } from './database.ts';

const name = `interline_test_${randomBytes(8).toString('hex')}`;
let urlOf: (database: string) => string;
let database: Database;
beforeAll(async () => {
  urlOf = await serverOf(inject('databases'));
  await createEmptyDatabase(urlOf, name);
  database = await openDatabase(urlOf(name), pino({ level: 'silent' }), 1);
  await database.pool.query('create table fares (n int, code text)');
  await database.pool.query('insert into fares select n, n::text from generate_series(1, 50) n');
});
afterAll(async () => {
  await database.close();
  await dropDatabase(urlOf, name);
});

/** Runs the same query again and again with other values; returns the row counts. */
async function askOften(text: string, times = 40): Promise<number[]> {
  const counts: number[] = [];
  for (let n = 1; n <= times; n++) counts.push((await database.pool.query(text, [n])).rows.length);
  return counts;
}

async function plannedOnce(): Promise<string[]> {
  const { rows } = await database.pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

it('has what is asked again and again planned once, and answers the same', async () => {
  const text = 'select n from fares where n <= $1';
  expect(await askOften(text)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  expect(await plannedOnce()).toEqual([text]);
});

it('leaves alone what is asked seldom, and what its values decide the plan of', async () => {
  await askOften('select n from fares where n = $1', 3);
  await askOften('select n from fares where code like $1::text');
  await askOften('select n from fares order by n limit $1');
  expect(await plannedOnce()).toEqual(['select n from fares where n <= $1']);
});

it('answers on after one that failed', async () => {
  const text = 'select 10 / ($1::int - 25) as share';
  const answers: unknown[] = [];
  for (let n = 1; n <= 30; n++)
    answers.push(
      await database.pool.query<{ share: number }>(text, [n]).then(
        ({ rows }) => rows[0]?.share,
        () => 'failed',
      ),
    );
  expect(answers.slice(22)).toEqual([-5, -10, 'failed', 10, 5, 3, 2, 2]);
  expect(await plannedOnce()).toContain(text);
});
