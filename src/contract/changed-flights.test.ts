import { describe, expect, test } from 'vitest';
import { changedFlights } from './changed-flights.ts';
import type { Segment, SolutionJourney } from './flight-search.ts';

const flight = (changes: Partial<Segment>): Segment => ({
  ...{ carrier: 'CX', operatingCarrier: 'CX', flightNumber: '700', bookingClass: 'V', cabin: 'economy' },
  ...{
    fareBasis: 'VOWCN',
    aircraft: '333',
    origin: 'PVG',
    destination: 'BKK',
    originTerminal: '',
    destinationTerminal: '',
  },
  ...{ departure: '2026-12-12T08:00', arrival: '2026-12-12T12:40', durationMinutes: 340, stops: 0 },
  ...{ originZone: 'Asia/Shanghai', destinationZone: 'Asia/Bangkok' },
  ...changes,
});
const trip = (...segments: Segment[]): SolutionJourney[] => [
  { origin: 'PVG', destination: 'BKK', durationMinutes: 530, segments },
];

const toHongKong = flight({ destination: 'HKG', departure: '2026-12-12T08:00', arrival: '2026-12-12T10:40' });
const onward = flight({
  flightNumber: '701',
  origin: 'HKG',
  departure: '2026-12-12T13:00',
  arrival: '2026-12-12T16:50',
});

describe('what a disruption changes', () => {
  test('is the flight that leaves later, and not the one beside it', () => {
    const later = { ...toHongKong, departure: '2026-12-12T10:20', arrival: '2026-12-12T13:00' };
    expect(changedFlights(trip(toHongKong, onward), trip(later, onward))).toEqual([
      { before: toHongKong, after: later, delayMinutes: 140 },
    ]);
  });

  test('counts by the clock across midnight, and backwards', () => {
    const night = { ...onward, departure: '2026-12-13T00:10', arrival: '2026-12-13T04:00' };
    expect(changedFlights(trip(onward), trip(night))[0]?.delayMinutes).toBe(670);
    expect(changedFlights(trip(night), trip(onward))[0]?.delayMinutes).toBe(-670);
  });

  test('finds the same flight before another one on its route, whatever their order', () => {
    const other = { ...onward, flightNumber: '999' };
    const moved = { ...onward, departure: '2026-12-12T14:00' };
    const twice = { ...onward, flightNumber: '703', departure: '2026-12-12T20:00' };
    expect(changedFlights(trip(twice, onward), trip(other, moved))).toEqual([
      { before: twice, after: other, delayMinutes: -420 },
      { before: onward, after: moved, delayMinutes: 60 },
    ]);
  });

  test('names flights that are gone, and those that are new', () => {
    const direct = flight({ flightNumber: '12' });
    expect(changedFlights(trip(toHongKong, onward), trip(direct))).toEqual([
      { before: toHongKong, after: null, delayMinutes: null },
      { before: onward, after: null, delayMinutes: null },
      { before: null, after: direct, delayMinutes: null },
    ]);
    expect(changedFlights(trip(onward), null)).toEqual([{ before: onward, after: null, delayMinutes: null }]);
  });

  test('is nothing where nothing differs', () => {
    expect(changedFlights(trip(toHongKong, onward), trip(toHongKong, onward))).toEqual([]);
  });
});
