import pino from 'pino';
import { expect, it } from 'vitest';
import { forEachIsolated } from './for-each-isolated.ts';

const about = (one: number) => ({ one });
const log = pino({ level: 'silent' });

/** Processes six items, of which `fails` throws; returns which were processed and what was thrown in the end. */
async function turnsOf(fails: (one: number) => Error | null) {
  const done: number[] = [];
  const thrown = await forEachIsolated({ log }, [1, 2, 3, 4, 5, 6], about, async (one) => {
    const error = fails(one);
    if (error) throw error;
    done.push(one);
  }).catch((error: unknown) => error);
  return { done, thrown };
}

it('goes on after one that fails, and after several', async () => {
  expect(await turnsOf((one) => (one < 5 ? new Error('bad') : null))).toEqual({ done: [5, 6], thrown: undefined });
});

it('goes on after single faults of the database, which one of them may cause', async () => {
  const slow = Object.assign(new Error('canceling statement due to statement timeout'), {
    severity: 'ERROR',
    code: '57014',
  });
  expect(await turnsOf((one) => (one % 3 === 0 ? null : slow))).toEqual({ done: [3, 6], thrown: undefined });
});

it('ends where the database is away', async () => {
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(await turnsOf((one) => (one === 1 ? null : away))).toEqual({ done: [1], thrown: away });
});
