import { isIsoDate } from '../../../../contract/dates.ts';
import type { FieldMessageKey } from '../../../../contract/messages.ts';
import type { PnrSegment } from '../../../../parsing/pnr/answer.ts';

/** A flight's form values; empty where the text has none. */
export interface SegmentValues {
  airline: string;
  flightNumber: string;
  bookingClass: string;
  date: string;
  origin: string;
  destination: string;
}

const SHAPES: Record<Exclude<keyof SegmentValues, 'date'>, readonly [RegExp, FieldMessageKey]> = {
  airline: [/^(?=.*[A-Z])[A-Z0-9]{2}$/, 'invalid'],
  flightNumber: [/^0*[1-9]\d{0,3}[A-Z]?$/, 'invalid'],
  bookingClass: [/^[A-Z]$/, 'invalid'],
  origin: [/^[A-Z]{3}$/, 'airport'],
  destination: [/^[A-Z]{3}$/, 'airport'],
};

export function valuesOf(segment: PnrSegment | null): SegmentValues {
  return {
    airline: segment?.airline ?? '',
    flightNumber: segment?.flightNumber ?? '',
    bookingClass: segment?.bookingClass ?? '',
    date: segment?.date ?? '',
    origin: segment?.origin ?? '',
    destination: segment?.destination ?? '',
  };
}

/** The errors by field, as keys of the field messages. */
export function faultsOf(values: SegmentValues): Partial<Record<keyof SegmentValues, FieldMessageKey>> {
  const faults: Partial<Record<keyof SegmentValues, FieldMessageKey>> = {};
  for (const field of ['airline', 'flightNumber', 'bookingClass', 'origin', 'destination'] as const) {
    const [shape, fault] = SHAPES[field];
    if (values[field] === '') faults[field] = 'required';
    else if (!shape.test(values[field])) faults[field] = fault;
  }
  if (values.date === '') faults.date = 'required';
  else if (!isIsoDate(values.date)) faults.date = 'invalidDate';
  return faults;
}

/** The corrected flight; times of another flight are dropped. */
export function withValues(segment: PnrSegment, values: SegmentValues): PnrSegment {
  const flightNumber = values.flightNumber.replace(/^0+/, '');
  const isSame =
    segment.airline === values.airline &&
    segment.flightNumber === flightNumber &&
    segment.origin === values.origin &&
    segment.destination === values.destination;
  const times = isSame ? {} : { arrivalTime: null, arrivalDayOffset: null, operatedBy: null };
  const subClass = isSame && segment.bookingClass === values.bookingClass ? segment.subClass : null;
  return { ...segment, ...values, flightNumber, ...times, subClass };
}
