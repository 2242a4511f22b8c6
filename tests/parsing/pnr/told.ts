import type { PnrAnswer, PnrPassenger, PnrSegment, PnrSystem } from '../../../src/parsing/pnr/answer.ts';

/** A result with one line per passenger and segment, so that test tables stay readable. */
export interface Told {
  system: PnrSystem | null;
  locator: string | null;
  passengers: string[];
  segments: string[];
  journeys: number[][];
  unread: string[];
}

/** One text and its expected result. */
export interface PnrCase {
  readonly name: string;
  readonly text: string;
  /** Missing fields are empty: no passengers, no unread lines. */
  readonly says: Partial<Told>;
}

/** `SURNAME/GIVEN (MR) CHD born 2018-04-04 aged 8 with #0`; nothing is omitted silently, since null shows as absence. */
export function told(answer: PnrAnswer): Told {
  return { ...answer, passengers: answer.passengers.map(tellPassenger), segments: answer.segments.map(tellSegment) };
}

function tellPassenger(passenger: PnrPassenger): string {
  const { name, surname, givenName, title, type, dob, errors = [], age, infantOf } = passenger;
  const parted = surname === null ? '' : `${surname}/${givenName ?? ''}`;
  const words = [
    name,
    parted === name || parted === '' ? null : `= ${parted}`,
    surname === null ? '(whole)' : null,
    title === null ? null : `(${title})`,
    type,
    dob === null ? null : `born ${dob}`,
    ...errors.map((error) => `!${error}`),
    age === null ? null : `aged ${age}`,
    infantOf === null ? null : `with #${infantOf}`,
  ];
  return words.filter((word) => word !== null).join(' ');
}

/** `CA1831 Y 2026-12-12 PEK-SHA HK1 07:30-09:40`; `?` where the text has no value. */
function tellSegment(segment: PnrSegment): string {
  const { kind, airline, flightNumber, bookingClass, subClass, date, origin, destination, status, seats } = segment;
  const flight = `${airline ?? ''}${flightNumber ?? ''}`;
  const words = [
    kind === 'air' ? null : kind.toUpperCase(),
    flight === '' ? null : flight,
    bookingClass === null ? (kind === 'air' ? '?' : null) : bookingClass,
    subClass === null ? null : `(${subClass})`,
    date ?? (kind === 'air' ? '?' : null),
    origin === null && kind === 'arnk' ? null : `${origin ?? '?'}-${destination ?? '?'}`,
    status === null ? null : `${status}${seats ?? ''}`,
    tellTimes(segment),
    segment.operatedBy === null ? null : `by ${segment.operatedBy}`,
  ];
  return words.filter((word) => word !== null).join(' ');
}

function tellTimes({ departureTime, arrivalTime, arrivalDayOffset }: PnrSegment): string | null {
  if (departureTime === null && arrivalTime === null)
    return arrivalDayOffset === null ? null : `offset ${arrivalDayOffset}`;
  const offset =
    arrivalDayOffset === null
      ? '?'
      : arrivalDayOffset === 0
        ? ''
        : arrivalDayOffset > 0
          ? `+${arrivalDayOffset}`
          : `${arrivalDayOffset}`;
  return `${departureTime ?? '?'}-${arrivalTime ?? '?'}${offset}`;
}
