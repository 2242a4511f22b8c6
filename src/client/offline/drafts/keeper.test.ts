import { expect, test } from 'vitest';
import { memoryStore, sampleKeeper } from './sample-drafts.ts';

const CHANGE = { kind: 'sample', version: 1, by: 'tab', head: '{}', contents: { p0: '"LI"' }, base: {} };

test.each([
  ['booked', true],
  ['thrown away', false],
])('an answer about a draft that was %s meanwhile does not bring it back', async (_, isBooked) => {
  const keeper = sampleKeeper(memoryStore());
  const record = await keeper.save('a', 'd1', CHANGE);
  expect(record).not.toBeNull();
  await keeper.bin('a', 'd1', isBooked);
  await keeper.revise('a', 'd1', () => record);
  expect(await keeper.list('a')).toEqual([]);
});
