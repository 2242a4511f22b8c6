import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventually } from '../../../tests/factories/eventually.ts';
import { createEmptyDatabase, dropDatabase, serverOf } from '../../../tests/server-setup/template.ts';
import { PATIENCE, sampled } from '../../../tests/tools/run-mode.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createJobs } from './jobs.ts';

const log = pino({ level: 'silent' });
const name = `interline_test_${randomBytes(8).toString('hex')}`;
let urlOf: (database: string) => string;
beforeAll(async () => {
  urlOf = await serverOf(inject('databases'));
  await createEmptyDatabase(urlOf, name);
});
afterAll(() => dropDatabase(urlOf, name));

const databases: Database[] = [];
async function open(): Promise<Database> {
  const database = await openDatabase(urlOf(name), log, 8);
  databases.push(database);
  return database;
}
afterEach(() => Promise.all(databases.splice(0).map((database) => database.close())));

/** Bookings that a crash cuts off, and within which time, in milliseconds, they are to be settled. */
const CUT_OFF = sampled({ count: 300, withinMs: 55_000 }, { count: 100, withinMs: 18_000 });

const intents = (count: number) => Array.from({ length: count }, (_, i) => ({ intentId: `intent-${i}` }));

describe('the job queue', () => {
  it('starts on an empty database for several servers at once', async () => {
    const queues = await Promise.all(
      [1, 2, 3].map(() => open().then(({ pool }) => createJobs({ pool, log, poll: false }))),
    );
    const started = await Promise.allSettled(queues.map((queue) => queue.start()));
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await Promise.all(queues.map((queue) => queue.stop()));
  });

  it('takes on how often a job is tried from a later version', async () => {
    const { pool } = await open();
    const limit = "select retry_limit from pgboss.queue where name = 'release-hold'";
    const start = async () => {
      const queue = createJobs({ pool, log, poll: false });
      await queue.start();
      await queue.stop();
      return (await pool.query(limit)).rows[0]?.retry_limit;
    };
    const own = await start();
    await pool.query("update pgboss.queue set retry_limit = 3 where name = 'release-hold'");
    expect(await start()).toBe(own);
  });

  it('settles what a crash cut off at ten bookings a second within the minute, slow as suppliers are', async () => {
    const { pool, db } = await open();
    const queue = createJobs({ pool, log });
    const settled = new Set<string>();
    queue.work('settle-booking', async ({ intentId }) => {
      await wait(200);
      settled.add(intentId);
    });
    await queue.start();
    await db.transaction(async (tx) => {
      for (const intent of intents(CUT_OFF.count)) await queue.send(tx, 'settle-booking', intent);
    });
    await eventually(() => expect(settled.size).toBe(CUT_OFF.count), CUT_OFF.withinMs * PATIENCE);
    await queue.stop();
  });

  it('keeps one job for a booking, however often a sweep sends it: waiting, running and failed', async () => {
    const { pool, db } = await open();
    const queue = createJobs({ pool, log });
    const send = () => db.transaction((tx) => queue.send(tx, 'settle-booking', { intentId: 'one' }));
    const jobs = async () =>
      (await pool.query(`select state from pgboss.job where name = 'settle-booking' and data->>'intentId' = 'one'`))
        .rows;
    let runs = 0;
    queue.work('settle-booking', async () => {
      runs += 1;
      await Promise.all([send(), send()]);
      throw new Error('the supplier cannot tell');
    });
    await send();
    await send();
    expect(await jobs()).toEqual([{ state: 'created' }]);
    await queue.start();
    await eventually(async () => expect(await jobs()).toEqual([{ state: 'retry' }]));
    await send();
    expect(await jobs()).toHaveLength(1);
    expect(runs).toBe(1);
    await queue.stop();
  });
});
