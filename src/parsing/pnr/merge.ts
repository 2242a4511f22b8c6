import type { BlockAnswer, PnrPassenger, PnrSegment } from './answer.ts';

/** Merges the answers of several PNRs without duplicates (a quoted email repeats the whole PNR). */
export function mergeAnswers(answers: readonly BlockAnswer[]): BlockAnswer {
  const first = answers.find(({ system }) => system !== null);
  const passengers: PnrPassenger[] = [];
  const segments = new Map<string, PnrSegment>();
  for (const answer of answers) {
    addPassengers(passengers, answer.passengers);
    addSegments(segments, answer.segments);
  }
  return {
    system: first?.system ?? null,
    locator: answers.find(({ locator }) => locator !== null)?.locator ?? null,
    passengers,
    segments: [...segments.values()],
    unread: answers.flatMap(({ unread }) => unread),
  };
}

/** A PNR without a new flight adds no gap between flights either. */
function addSegments(all: Map<string, PnrSegment>, more: readonly PnrSegment[]): void {
  const isRepeated = more.every((segment) => segment.kind === 'arnk' || all.has(keyOf(segment)));
  let before = '';
  for (const segment of isRepeated && all.size > 0 ? [] : more) {
    const key = segment.kind === 'arnk' ? `${before} and a gap` : keyOf(segment);
    if (!all.has(key)) all.set(key, segment);
    before = key;
  }
}

function keyOf({ airline, flightNumber, bookingClass, date, origin, destination, status }: PnrSegment): string {
  return [airline, flightNumber, bookingClass, date, origin, destination, status].join(' ');
}

/** Adds missing ones; within one PNR two travellers may have the same name. */
function addPassengers(all: PnrPassenger[], more: readonly PnrPassenger[]): void {
  const known = all.length;
  const places: number[] = [];
  for (const passenger of more) {
    const same = all.slice(0, known).findIndex((one) => isSame(one, passenger));
    const before = all[same];
    if (before) all[same] = settled(before, passenger);
    const infantOf = passenger.infantOf === null ? null : (places[passenger.infantOf] ?? null);
    places.push(same >= 0 ? same : all.push({ ...passenger, infantOf }) - 1);
  }
}

/** Both readings of a name that may end in a title; else the name. */
const namesOf = ({ name, surname, otherName }: PnrPassenger) =>
  otherName ? [name, `${surname ?? ''}/${otherName.givenName}`] : [name];

function isSame(one: PnrPassenger, other: PnrPassenger): boolean {
  const names = namesOf(other);
  return one.type === other.type && namesOf(one).some((name) => names.includes(name));
}

/** Settles whether a name ends in a title, where another PNR has the name without it, or a document of its holder. */
function settled(one: PnrPassenger, { name, givenName, title, otherName }: PnrPassenger): PnrPassenger {
  const { otherName: open, ...before } = one;
  return open && !otherName ? { ...before, name, givenName, title } : one;
}
