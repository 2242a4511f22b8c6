import type { PrintedDate } from './tokens.ts';

/** A segment as printed in its line, before years, offsets and journeys are resolved. */
export interface SegmentDraft {
  kind: 'air' | 'arnk' | 'open';
  airline: string | null;
  flightNumber: string | null;
  bookingClass: string | null;
  subClass: string | null;
  date: PrintedDate | null;
  /** 1 (Monday) to 7, when printed. */
  weekday: number | null;
  origin: string | null;
  destination: string | null;
  status: string | null;
  seats: number | null;
  departureTime: string | null;
  arrivalTime: string | null;
  /** Printed as a mark. */
  offset: number | null;
  /** Between the weekdays of departure and arrival, where both are printed. */
  daysApart: number | null;
  /** Printed as a date. */
  arrivalDate: PrintedDate | null;
  operatedBy: string | null;
}

const NOTHING: SegmentDraft = {
  kind: 'air',
  airline: null,
  flightNumber: null,
  bookingClass: null,
  subClass: null,
  date: null,
  weekday: null,
  origin: null,
  destination: null,
  status: null,
  seats: null,
  departureTime: null,
  arrivalTime: null,
  offset: null,
  daysApart: null,
  arrivalDate: null,
  operatedBy: null,
};

/** Completes a grammar's result; an open flight seldom has a number. */
export function draftOf(found: Partial<SegmentDraft>): SegmentDraft {
  const draft = { ...NOTHING, ...found };
  return draft.flightNumber === 'OPEN' ? { ...draft, kind: 'open', flightNumber: null } : draft;
}

/** How much a line yields: of two ways to join wrapped lines the one that yields more is right. */
export function fullness(draft: SegmentDraft): number {
  return Object.values(draft).filter((value) => value !== null).length;
}
