import type { ChangeCost } from '../../db/schema/after-sales.ts';
import type { PassengerRow } from '../order-rows.ts';
import { linePerPassenger } from './sold-parts.ts';

type Person = Pick<PassengerRow, 'id' | 'type' | 'originalId'>;
type Change = ChangeCost['lines'][number];

/** The passengers of a change: `people`, in the order of its lines, are some of the source's passengers. */
export interface Changing {
  everybody: readonly Person[];
  people: readonly Person[];
  changes: readonly Change[];
}

/**
 * The price lines after a change, for the passengers of the change: `add` applies a ticket's own difference to its old line. Consecutive
 * passengers of one type with the same price share a line.
 */
export function linesAfter<L extends { passengerType: PassengerRow['type']; count: number }>(
  lines: readonly L[],
  { everybody, people, changes }: Changing,
  add: (line: L, change: Change) => L,
): L[] {
  const olds = linePerPassenger(lines, everybody);
  const made: { old: L; change: Change; line: L }[] = [];
  people.forEach(({ originalId, type }, i) => {
    const old = olds[everybody.findIndex(({ id }) => id === originalId)];
    const change = changes[i];
    if (!old || !change) return;
    const last = made.findLast(({ line }) => line.passengerType === type);
    if (last?.old === old && isSame(last.change, change)) last.line = { ...last.line, count: last.line.count + 1 };
    else made.push({ old, change, line: { ...add(old, change), count: 1 } });
  });
  return made.map(({ line }) => line);
}

function isSame(one: Change, other: Change): boolean {
  return (
    one.fareDifference === other.fareDifference &&
    one.taxDifference === other.taxDifference &&
    one.penalty === other.penalty
  );
}
