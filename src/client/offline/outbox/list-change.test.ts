import { expect, test } from 'vitest';
import { listChange } from './list-change.ts';
import type { OutboxRecord } from './outbox-record.ts';

function queued(input: Readonly<Record<string, unknown>>): OutboxRecord {
  const untried = { faults: 0, failures: 0, retryAt: 0, maybeArrived: false, refused: null };
  const place = { format: 1, id: 'one', account: '/api|u', call: '', subject: '', seq: 1, at: '' } as const;
  return { ...place, ...untried, kind: 'own-config', input, state: 'waiting' };
}

test('a change says which list it goes by', () => {
  const known = { kept: ['a', 'b'], last: null };
  expect(listChange('c', true, known)).toEqual({ value: ['a', 'b', 'c'], before: ['a', 'b'] });
  expect(listChange('a', false, known)).toEqual({ value: ['b'], before: ['b', 'a'] });
});

test('one after another goes by what the server knew, though it has said more since', () => {
  const last = queued({ value: ['a', 'c'], before: ['a'] });
  const known = { kept: ['a', 'elsewhere'], last };
  expect(listChange('d', true, known)).toEqual({ value: ['a', 'c', 'd'], before: ['a'] });
});

test('what was put in and is taken out again goes out whether or not it had arrived', () => {
  const last = queued({ value: ['a', 'c'], before: ['a'] });
  expect(listChange('c', false, { kept: ['a'], last })).toEqual({ value: ['a'], before: ['a', 'c'] });
});

test('what was taken out and is put in again goes in whether or not it had left', () => {
  const last = queued({ value: ['a'], before: ['a', 'c'] });
  expect(listChange('c', true, { kept: ['a', 'c'], last })).toEqual({ value: ['a', 'c'], before: ['a'] });
});

test('what is put in once more, by a screen that has not heard of it yet, stays in its place', () => {
  expect(listChange('a', true, { kept: ['a', 'b'], last: null })).toEqual({ value: ['a', 'b'], before: ['b'] });
});
