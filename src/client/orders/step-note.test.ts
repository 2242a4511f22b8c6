import { expect, test } from 'vitest';
import type { FlightOrder } from '../../contract/flight-orders.ts';
import { stepNote } from './step-note.ts';

type Status = FlightOrder['status'];
const entry = (status: Status | null, text: string | null = null, by: string | null = 'Desk') => ({ status, text, by });
const CODED = { ...entry('reviewing', 'No passenger is 18 or older', null), code: 'noGrownUp' as const };

test('a booking in review says why it is looked at, then what the desk wrote of it', () => {
  const timeline = [entry('reviewing', null, 'Agent'), CODED];
  expect(stepNote({ status: 'reviewing', reviewRemark: null, timeline })).toBe(CODED);
  const held = [...timeline, entry('holding', 'Asking the airline')];
  const said = { text: 'Asking the airline · Desk' };
  expect(stepNote({ status: 'holding', reviewRemark: 'Asking the airline', timeline: held })).toEqual(said);
  const resumed = [...held, entry('reviewing')];
  expect(stepNote({ status: 'reviewing', reviewRemark: 'Asking the airline', timeline: resumed })).toBe(CODED);
});

test('the desk’s word on a quote, on approval or beside tickets stands until the order goes on', () => {
  const said = { text: 'Fare rule 16 · Desk' };
  const order = { status: 'issued' as const, reviewRemark: 'Fare rule 16' };
  const issued = entry('issued', '9991234567890 · Fare rule 16');
  expect(stepNote({ ...order, timeline: [issued, entry(null, 'A note', 'Agent')] })).toEqual(said);
  expect(stepNote({ ...order, timeline: [entry('to_be_paid', 'Fare rule 16'), entry('proceeding')] })).toBeNull();
});

test('why it came to nothing goes before all else, and an old review says its English', () => {
  const rejected = entry('rfd_rejected', 'Too late');
  expect(stepNote({ status: 'rfd_rejected', reviewRemark: 'Too late', timeline: [rejected] })).toBe(rejected);
  const old = { status: 'reviewing' as const, reviewRemark: 'No passenger is 18 or older' };
  expect(stepNote({ ...old, timeline: [entry('reviewing')] })).toEqual({ text: 'No passenger is 18 or older' });
});
