import type { ExactFlight } from '../../../contract/accurate-search.ts';
import type { Airport } from '../../../contract/dictionaries/types.ts';
import { distanceKm } from './geography.ts';
import type { Itinerary } from './itineraries.ts';
import { dayNumber, instantOf, type Minute } from './local-time.ts';
import type { Carrier } from './network.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import type { Flight } from './schedule.ts';
import { marketed } from './segments.ts';

/** The requested flights of one leg. */
export type ExactLeg = readonly ExactFlight[];
type Timetable = Pick<SandboxParts, 'engine' | 'sells' | 'profile'>;

const MOST_NEAR = 8;
/** Minimum minutes between consecutive flights of a reservation. */
const LEAST_GROUND = 25;

/** The flights of a leg as this supplier sells them, once per possible selling carrier; empty if one is not operated. */
export function exactLegs({ engine, sells, profile }: Timetable, leg: ExactLeg): Itinerary[] {
  const sellers = engine.network.carriers.filter(
    (carrier) => sells(carrier) && leg.some((flight) => flight.carrier === carrier.code),
  );
  return sellers.flatMap((seller) => {
    const flights = leg.flatMap((flight) => flightOf(engine, seller, flight) ?? []);
    const selfTransfer = seller.lowCost && flights.some(({ carrier }) => carrier !== seller);
    if (flights.length !== leg.length || !isFlyable(flights) || (selfTransfer && !profile.selfTransfer)) return [];
    return itineraryOf(flights, seller, selfTransfer);
  });
}

function itineraryOf(flights: readonly Flight[], carrier: Carrier, selfTransfer: boolean): Itinerary[] {
  const first = flights[0];
  const last = flights.at(-1);
  if (!first || !last) return [];
  const directKm = distanceKm(first.from, last.to);
  return [{ flights, carrier, directKm, selfTransfer, minutes: last.arrives - first.departs }];
}

/** The flight of a seller's number: its own, or a codeshare partner's. */
function flightOf(engine: Timetable['engine'], seller: Carrier, wanted: ExactFlight): Flight | null {
  const from = engine.airport(wanted.origin);
  const to = engine.airport(wanted.destination);
  if (!from || !to) return null;
  const isPartner = ({ code, alliance }: Carrier) =>
    code === wanted.carrier || (alliance !== null && alliance === seller.alliance);
  for (const carrier of engine.network.carriers.filter(isPartner)) {
    const flight = engine.schedule.flights(carrier, from, to, dayNumber(wanted.date)).find((one) => {
      const sold = marketed(engine.chance, seller, one);
      return sold.carrier === wanted.carrier && sold.flightNumber === wanted.flightNumber;
    });
    if (flight) return flight;
  }
  return null;
}

/** Other itineraries between the leg's cities on its day, nearest departure first; those with more stops last. */
export function nearestLegs({ engine, sells }: Timetable, leg: ExactLeg, exact: readonly Itinerary[]): Itinerary[] {
  const first = leg[0];
  const from = first && engine.airport(first.origin);
  const to = engine.airport(leg.at(-1)?.destination ?? '');
  if (!first || !from || !to) return [];
  const wanted = exact[0]?.flights[0]?.departs ?? printedTime(from, first);
  const known = new Set(exact.map(nameOf));
  const stops = ({ flights }: Itinerary) => Math.max(0, flights.length - leg.length);
  const away = (itinerary: Itinerary) =>
    wanted === null ? itinerary.minutes : Math.abs((itinerary.flights[0]?.departs ?? 0) - wanted);
  return engine.itineraries
    .forLeg({ from: engine.airportsOf(from.city), to: engine.airportsOf(to.city), day: dayNumber(first.date) })
    .filter((itinerary) => !itinerary.selfTransfer && sells(itinerary.carrier) && !known.has(nameOf(itinerary)))
    .toSorted((a, b) => stops(a) - stops(b) || away(a) - away(b) || a.minutes - b.minutes)
    .slice(0, MOST_NEAR);
}

function printedTime(from: Airport, { date, departureTime }: ExactFlight): Minute | null {
  if (!departureTime) return null;
  const [hours = 0, minutes = 0] = departureTime.split(':').map(Number);
  return instantOf(from.zone, dayNumber(date), hours * 60 + minutes);
}

function nameOf({ carrier, flights }: Itinerary): string {
  return [carrier.code, ...flights.map((f) => `${f.carrier.code}${f.number}@${f.departs}`)].join(' ');
}

/** Whether each flight departs after the last arrived. */
export function isFlyable(flights: readonly Flight[]): boolean {
  return flights.every((flight, i) => {
    const before = flights[i - 1];
    return !before || flight.departs - before.arrives >= LEAST_GROUND;
  });
}
