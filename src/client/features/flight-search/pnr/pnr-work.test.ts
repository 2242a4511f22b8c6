import { expect, test } from 'vitest';
import { keptWork, workOn } from './pnr-work.ts';

const WORK = { segments: [], left: new Set([1]), party: { adult: 2, child: 0, infant: 0 } };
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('what was put right in a reservation is kept for that text alone', () => {
  const work = kept(keptWork('1.CHAN/TAI MAN', WORK));
  expect(workOn('1.CHAN/TAI MAN', work)).toEqual(WORK);
  expect(workOn('1.WONG/SIU LING', work)).toBeNull();
});

test('damaged, it is none', () => {
  for (const value of [
    undefined,
    {},
    { text: 'A', segments: [5], left: [], party: WORK.party },
    { text: 'A', left: 1 },
  ])
    expect(workOn('A', value)).toBeNull();
});
