import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase, serverOf } from '../../../tests/server-setup/template.ts';
import { openDatabase } from '../db/database.ts';
import { createJobs } from './jobs.ts';

const log = pino({ level: 'silent' });
const name = `interline_test_${randomBytes(8).toString('hex')}`;
let urlOf: (database: string) => string;
beforeAll(async () => {
  urlOf = await serverOf(inject('databases'));
  await createEmptyDatabase(urlOf, name);
});
afterAll(() => dropDatabase(urlOf, name));

describe('the job queue', () => {
  it('starts on an empty database for several servers at once', async () => {
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(urlOf(name), log, 4)));
    const queues = databases.map(({ pool }) => createJobs({ pool, log, poll: false }));
    const started = await Promise.allSettled(queues.map((queue) => queue.start()));
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await Promise.all(queues.map((queue) => queue.stop()));
    await Promise.all(databases.map((database) => database.close()));
  });
});
