import { expect, test } from 'vitest';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { frequentChange } from './frequent-change.ts';

function queued(input: Readonly<Record<string, unknown>>): OutboxRecord {
  const untried = { faults: 0, failures: 0, retryAt: 0, maybeArrived: false, refused: null };
  const place = { format: 1, id: 'one', account: '/api|u', call: '', subject: '', seq: 1, at: '' } as const;
  return { ...place, ...untried, kind: 'own-config', input, state: 'waiting' };
}

test('a change says which list it goes by', () => {
  const known = { kept: ['a', 'b'], last: undefined, isReplaced: false };
  expect(frequentChange('c', true, known)).toEqual({ value: ['a', 'b', 'c'], before: ['a', 'b'] });
  expect(frequentChange('a', false, known)).toEqual({ value: ['b'], before: ['a', 'b'] });
});

test('one that takes the place of another goes by what the server knew, though it has said more since', () => {
  const last = queued({ value: ['a', 'c'], before: ['a'] });
  const known = { kept: ['a', 'elsewhere'], last, isReplaced: true };
  expect(frequentChange('d', true, known)).toEqual({ value: ['a', 'c', 'd'], before: ['a'] });
  expect(frequentChange('c', false, known)).toEqual({ value: ['a'], before: ['a'] });
});

test('one behind another that is being sent goes by what that one makes', () => {
  const last = queued({ value: ['a', 'c'], before: ['a'] });
  const known = { kept: ['a'], last, isReplaced: false };
  expect(frequentChange('c', false, known)).toEqual({ value: ['a'], before: ['a', 'c'] });
});
