import type { ExactFlight } from './accurate-search.ts';
import type { ShoppingInput } from './flight-search.ts';
import type { Cabin } from './flight-terms.ts';
import type { PassengerCounts } from './passenger-terms.ts';

/** The usual cabin of a booking class; airlines decide, and most letters are economy. */
const CABIN_LETTERS: readonly (readonly [letters: string, cabin: Cabin])[] = [
  ['FA', 'first'],
  ['JCDIZ', 'business'],
  ['WEP', 'premium_economy'],
];

/** The ordinary search equivalent to these flights: it labels the trip, and is run when they are no longer sold. */
export function searchOfFlights(
  journeys: readonly (readonly ExactFlight[])[],
  passengers: PassengerCounts,
): ShoppingInput {
  const letter = journeys[0]?.[0]?.bookingClass ?? '';
  const cabin = CABIN_LETTERS.find(([letters]) => letters.includes(letter))?.[1] ?? 'economy';
  const legs = legsOfFlights(journeys);
  const [out, back] = legs;
  if (legs.length === 2 && out && back && isThereAndBack(out, back))
    return { bookingType: 'return', journeys: [{ ...out, returnDate: back.date }], passengers, cabin };
  return { bookingType: legs.length === 1 ? 'oneway' : 'multicity', journeys: legs, passengers, cabin };
}

interface Leg {
  origin: string;
  destination: string;
  date: string;
}

/** Origin and destination of each journey, on the day of its first flight. */
export function legsOfFlights(journeys: readonly (readonly ExactFlight[])[]): Leg[] {
  return journeys.map((flights) => ({
    origin: flights[0]?.origin ?? '',
    destination: flights.at(-1)?.destination ?? '',
    date: flights[0]?.date ?? '',
  }));
}

function isThereAndBack(out: Leg, back: Leg): boolean {
  return out.origin === back.destination && out.destination === back.origin && out.date <= back.date;
}
