import { expect, test } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const entry = (status: string | null, text: string | null = null) => ({ status, text });
const REVIEWED = entry('rfd_to_be_confirm', 'The desk’s word on its quote');

test('a refused request says why, whatever was remarked on it before and after', () => {
  const rejected = entry('rfd_rejected', 'The fare is not refundable');
  const timeline = [entry('rfd_reviewing', 'In hospital'), rejected, entry(null, 'A note')];
  expect(refusalOf({ timeline })).toBe(rejected);
});

test('so does a failed booking once its money is on the way back', () => {
  const failed = entry('origin_failed', 'No seats');
  expect(refusalOf({ timeline: [failed, entry('failed_reimbursing'), entry('failed_reimbursed')] })).toBe(failed);
});

test('so does a booking that the desk refuses after its review', () => {
  const canceled = entry('origin_canceled', 'A minor travels alone');
  expect(refusalOf({ timeline: [entry('reviewing'), canceled] })).toBe(canceled);
});

test('nothing is said of one that lives, was withdrawn, or was refused without a word', () => {
  for (const last of [entry('origin_canceled'), entry('refund_canceled'), entry('rfd_rejected'), entry('refunded')])
    expect(refusalOf({ timeline: [REVIEWED, last] })).toBeNull();
});
