import type { Airport } from '../../../contract/dictionaries/types.ts';
import type { Segment, SolutionJourney } from '../../../contract/flight-search.ts';
import type { Cabin } from '../../../contract/flight-terms.ts';
import type { Chance } from './chance.ts';
import { BOOKING_CLASSES, classAt, type FareBrand, type SoldCabin } from './fare-products.ts';
import type { PricedLeg } from './fares.ts';
import type { Itinerary } from './itineraries.ts';
import { localTime } from './local-time.ts';
import type { Carrier } from './network.ts';
import type { Flight } from './schedule.ts';

const MANY_TERMINALS = 850;
/** Share of a low-cost airline's fares without a fare basis, as its website shows none. */
const UNNAMED_FARES = 0.4;
const CABIN_NAME: Record<SoldCabin, Cabin> = { F: 'first', C: 'business', W: 'premium_economy', Y: 'economy' };

/** The terminal a carrier uses; airports with one building have none. */
function terminal(chance: Chance, airport: Airport, carrier: Carrier): string | undefined {
  if (airport.size < MANY_TERMINALS) return undefined;
  const group = carrier.hubs.includes(airport)
    ? 'home'
    : (carrier.alliance ?? (carrier.lowCost ? 'low-cost' : 'others'));
  return `T${1 + (chance.hash('terminal', airport.code, group) % (airport.size > 970 ? 3 : 2))}`;
}

/** The marketing carrier and number of a flight: the seller's own on a codeshare, else the operator's. */
export function marketed(chance: Chance, seller: Carrier, flight: Flight): { carrier: string; flightNumber: string } {
  const { carrier, number, from, to } = flight;
  const isShared =
    carrier !== seller && seller.alliance !== null && seller.alliance === carrier.alliance
      ? chance.unit('codeshare', seller.code, carrier.code, from.code, to.code) < 0.6
      : false;
  if (!isShared) return { carrier: carrier.code, flightNumber: number };
  return { carrier: seller.code, flightNumber: String(5000 + ((Number(number) * 7 + from.size + to.size) % 4000)) };
}

/** Booking class, season, one-way or return, brand and country of departure, e.g. `QLOSTCN`; empty without a fare basis. */
function fareBasis(chance: Chance, letter: string, flight: Flight, brand: FareBrand, isReturn: boolean): string {
  const { carrier } = flight;
  if (carrier.lowCost && chance.unit('fare basis', carrier.code, flight.number, brand.code) < UNNAMED_FARES) return '';
  const high = flight.day % 7 >= 4 ? 'H' : 'L';
  return `${letter}${high}${isReturn ? 'R' : 'O'}${brand.code.slice(0, 2)}${flight.from.country}`;
}

export function journeyOf(
  chance: Chance,
  { itinerary, classes }: PricedLeg,
  brand: FareBrand,
  isReturn: boolean,
): SolutionJourney {
  const segments = itinerary.flights.map((flight, i) => {
    const { cabin, index } = classAt(brand.cabin, classes[i] ?? 0);
    const letter = BOOKING_CLASSES[cabin][index]?.letter ?? '';
    return segmentOf(chance, itinerary, flight, { letter, cabin, brand, isReturn });
  });
  return {
    origin: segments[0]?.origin ?? '',
    destination: segments.at(-1)?.destination ?? '',
    durationMinutes: itinerary.minutes,
    segments,
  };
}

function segmentOf(
  chance: Chance,
  itinerary: Itinerary,
  flight: Flight,
  { letter, cabin, brand, isReturn }: { letter: string; cabin: SoldCabin; brand: FareBrand; isReturn: boolean },
): Segment {
  const { carrier, from, to } = flight;
  return {
    ...marketed(chance, itinerary.carrier, flight),
    operatingCarrier: carrier.code,
    bookingClass: letter,
    cabin: CABIN_NAME[cabin],
    fareBasis: fareBasis(chance, letter, flight, brand, isReturn),
    aircraft: flight.aircraft.code,
    origin: from.code,
    destination: to.code,
    originTerminal: terminal(chance, from, carrier),
    destinationTerminal: terminal(chance, to, carrier),
    departure: localTime(from.zone, flight.departs),
    arrival: localTime(to.zone, flight.arrives),
    originZone: from.zone,
    destinationZone: to.zone,
    durationMinutes: flight.arrives - flight.departs,
    stops: flight.stops,
  };
}

/** Hours from now to the first departure. */
export function hoursToDeparture(legs: readonly Itinerary[], now: Date): number {
  const departs = legs[0]?.flights[0]?.departs ?? 0;
  return departs / 60 - now.getTime() / 3_600_000;
}
