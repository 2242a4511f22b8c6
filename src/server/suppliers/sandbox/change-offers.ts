import { PASSENGER_TYPES, type PassengerType } from '../../../contract/passenger-terms.ts';
import type { ChangeWish, Offer, SupplierFare } from '../air-supplier.ts';
import type { FareBrand } from './fare-products.ts';
import { rulesOf } from './fare-rules.ts';
import { priceOffer } from './fares.ts';
import type { SandboxBooking } from './inventory.ts';
import type { Itinerary } from './itineraries.ts';
import { dateOfDay, dayNumber } from './local-time.ts';
import { type OfferRef, readOfferRef } from './offer-ref.ts';
import { makeOffer } from './offers.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { offerContext } from './sandbox-search.ts';
import { marketed } from './segments.ts';

const MOST_OFFERS = 12;

/** What was sold with a booking, decoded from its reference. */
export interface Sold {
  ref: OfferRef;
  itineraries: Itinerary[];
  brand: FareBrand;
  /** Of each passenger, in booking order. */
  types: PassengerType[];
}

export interface Exchange {
  offer: Offer;
  /** For each ticket of the wish, in minor units of the offer's currency. */
  lines: { fareDifference: number; taxDifference: number; penalty: number }[];
}

/** Null if the timetable no longer has the flights. */
export function soldWith({ engine }: Pick<SandboxParts, 'engine'>, booking: SandboxBooking): Sold | null {
  const ref = readOfferRef(booking.offerRef);
  const found = ref && engine.lookUp(ref);
  if (!ref || !found) return null;
  const types = PASSENGER_TYPES.flatMap((type, i) => Array.from({ length: ref.party[i] ?? 0 }, () => type));
  return { ref, itineraries: found.itineraries, brand: found.brand, types };
}

/** The same trip on other days in the same brand, cheapest first: with the rise of the fares and the fare's fee. */
export async function exchangesFor(
  parts: SandboxParts,
  booking: SandboxBooking,
  sold: Sold,
  wish: ChangeWish,
): Promise<Exchange[]> {
  const { chance } = parts.engine;
  const changing = wish.tickets.map((ticket) => sold.types[booking.ticketNumbers.indexOf(ticket)] ?? 'adult');
  const fares = faresOf(parts, sold);
  const { change } = rulesOf(sold.brand, fares[0], parts.profile.step);
  if (change.permitted === 'no') return [];
  const penalty = change.permitted === 'fee' ? (change.fee ?? 0) : 0;
  const trips = tripsFor(parts, sold, wish);
  const dates = [...new Set(trips.flat().flatMap(({ flights }) => flights.map(({ day }) => dateOfDay(day))))];
  const count = (type: PassengerType) => changing.filter((one) => one === type).length;
  const passengers = { adult: count('adult'), child: count('child'), infant: count('infant') };
  const context = { ...(await offerContext(parts, passengers, dates)), chance };
  const made = trips.flatMap((trip) => makeOffer(context, trip, sold.brand) ?? []);
  return made
    .map((offer) => ({ offer, lines: changing.map((type) => differenceOf(type, fares, offer.fares, penalty)) }))
    .toSorted((a, b) => costOf(a) - costOf(b))
    .slice(0, MOST_OFFERS);
}

function faresOf({ engine, profile }: SandboxParts, { ref, itineraries, brand, types }: Sold): SupplierFare[] {
  const legs = itineraries.map((itinerary, i) => ({ itinerary, classes: ref.legs[i]?.classes ?? [] }));
  const known = PASSENGER_TYPES.filter((type) => types.includes(type));
  return priceOffer(engine.chance, profile, legs, { brand, types: known, moved: ref.moved });
}

function differenceOf(type: PassengerType, before: SupplierFare[], after: SupplierFare[], penalty: number) {
  const fareOf = (fares: SupplierFare[]) => {
    const fare = fares.find(({ passengerType }) => passengerType === type);
    return fare ? fare.faceValue - fare.discount + fare.serviceFee : 0;
  };
  const taxOf = (fares: SupplierFare[]) => {
    const fare = fares.find(({ passengerType }) => passengerType === type);
    return fare ? fare.airportTax + fare.fuelSurcharge : 0;
  };
  // Airlines do not refund a lower fare.
  return {
    fareDifference: Math.max(0, fareOf(after) - fareOf(before)),
    taxDifference: Math.max(0, taxOf(after) - taxOf(before)),
    penalty: type === 'infant' ? 0 : penalty,
  };
}

function costOf({ lines }: Exchange): number {
  return lines.reduce((sum, line) => sum + line.fareDifference + line.taxDifference + line.penalty, 0);
}

/** The trips with the requested journeys on their new days; the carrier and the other journeys are unchanged. */
function tripsFor({ engine, sells }: SandboxParts, sold: Sold, wish: ChangeWish): Itinerary[][] {
  const legs = sold.itineraries.map((itinerary, i) => {
    const wanted = wish.journeys.find(({ journey }) => journey === i);
    if (!wanted) return [itinerary];
    const first = itinerary.flights[0];
    const last = itinerary.flights.at(-1);
    if (!first || !last) return [];
    return engine.itineraries
      .forLeg({
        from: engine.airportsOf(first.from.city),
        to: engine.airportsOf(last.to.city),
        day: dayNumber(wanted.date),
      })
      .filter(({ carrier, selfTransfer }) => carrier === itinerary.carrier && !selfTransfer && sells(carrier))
      .filter((one) => wanted.flight === null || nameOf(engine.chance, one) === wanted.flight);
  });
  const trips = legs.reduce<Itinerary[][]>(
    (some, leg) => some.flatMap((trip) => leg.slice(0, MOST_OFFERS).map((one) => [...trip, one])).slice(0, 60),
    [[]],
  );
  return trips.filter((trip) => trip.length === sold.itineraries.length && isInOrder(trip));
}

function nameOf(chance: SandboxParts['engine']['chance'], { carrier, flights }: Itinerary): string {
  const [first] = flights;
  if (!first) return '';
  const shown = marketed(chance, carrier, first);
  return `${shown.carrier}${shown.flightNumber}`;
}

function isInOrder(trip: readonly Itinerary[]): boolean {
  const flights = trip.flatMap((leg) => leg.flights);
  return flights.every((flight, i) => i === 0 || flight.departs > (flights[i - 1]?.arrives ?? 0));
}
