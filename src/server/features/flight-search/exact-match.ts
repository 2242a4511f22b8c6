import type { ExactFlight } from '../../../contract/accurate-search.ts';
import type { MissingFlight, Segment } from '../../../contract/flight-search.ts';
import type { Offer } from '../../suppliers/air-supplier.ts';
import { flightKeyOf } from './present-solution.ts';

type Journeys = readonly (readonly ExactFlight[])[];
type Flown = Pick<Offer, 'journeys'>;

/** Limit of alternative itineraries. */
const MOST_NEAREST = 12;
/** Minutes: more than between any two departures of a day. */
const MORE_STOPS = 2000;

/** Whether an offer is exactly these flights in exactly these classes. */
export function isExact(journeys: Journeys, offer: Flown): boolean {
  return offer.journeys.length === journeys.length && changedLegs(journeys, offer) === 0;
}

/**
 * The unavailable flights: 'flight' where no offer has it, 'class' where offers have it only in other classes. Empty when an offer is
 * exact.
 */
export function missingFlights(journeys: Journeys, offers: readonly Flown[]): MissingFlight[] {
  if (offers.some((offer) => isExact(journeys, offer))) return [];
  return journeys.flatMap((flights, journey) =>
    flights.flatMap((wanted, flight): MissingFlight[] => {
      const held = offers.flatMap(
        (offer) => offer.journeys[journey]?.segments.filter((s) => isFlight(wanted, s)) ?? [],
      );
      if (held.length === 0) return [{ journey, flight, reason: 'flight' }];
      return held.some((s) => s.bookingClass === wanted.bookingClass) ? [] : [{ journey, flight, reason: 'class' }];
    }),
  );
}

/** The offers that change the fewest journeys, of them the nearest in departure; those with more stops last. */
export function nearestOf<T extends Flown>(journeys: Journeys, offers: readonly T[]): T[] {
  const fewest = Math.min(...offers.map((offer) => changedLegs(journeys, offer)));
  const kept = offers.filter((offer) => changedLegs(journeys, offer) === fewest);
  const departures = journeys.map((flights) => departureOf(flights, offers));
  const away = new Map<string, number>();
  for (const offer of kept)
    away.set(flightKeyOf(offer), minutesAway(departures, offer) + moreStops(journeys, offer) * MORE_STOPS);
  const near = [...away].toSorted(([, a], [, b]) => a - b).slice(0, MOST_NEAREST);
  const keys = new Set(near.map(([key]) => key));
  return kept.filter((offer) => keys.has(flightKeyOf(offer)));
}

function changedLegs(journeys: Journeys, offer: Flown): number {
  return journeys.filter((flights, i) => {
    const segments = offer.journeys[i]?.segments ?? [];
    const isSame = (wanted: ExactFlight, at: number) => {
      const segment = segments[at];
      return segment && isFlight(wanted, segment) && segment.bookingClass === wanted.bookingClass;
    };
    return segments.length !== flights.length || !flights.every(isSame);
  }).length;
}

function isFlight(wanted: ExactFlight, segment: Segment): boolean {
  return (
    segment.carrier === wanted.carrier &&
    segment.flightNumber === wanted.flightNumber &&
    segment.origin === wanted.origin &&
    segment.destination === wanted.destination &&
    segment.departure.startsWith(wanted.date)
  );
}

/** The requested departure: by the flight's current timetable, else as given. */
function departureOf(flights: readonly ExactFlight[], offers: readonly Flown[]): string | null {
  const [first] = flights;
  if (!first) return null;
  for (const { journeys } of offers)
    for (const { segments } of journeys) {
      const now = segments.find((segment) => isFlight(first, segment));
      if (now) return now.departure;
    }
  return first.departureTime ? `${first.date}T${first.departureTime}` : null;
}

/** Number of journeys with more flights than requested: a connection is no alternative to a non-stop two hours later. */
function moreStops(journeys: Journeys, offer: Flown): number {
  return journeys.filter((flights, i) => (offer.journeys[i]?.segments.length ?? 0) > flights.length).length;
}

/** Local times of one city, so their difference is a duration. */
function minutesAway(departures: readonly (string | null)[], { journeys }: Flown): number {
  return departures.reduce((sum, wanted, i) => {
    const departs = journeys[i]?.segments[0]?.departure;
    if (wanted === null || !departs) return sum;
    return sum + Math.abs(Date.parse(`${departs}Z`) - Date.parse(`${wanted}Z`)) / 60_000;
  }, 0);
}
