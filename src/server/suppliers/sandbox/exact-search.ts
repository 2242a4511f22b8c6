import type { ExactFlight } from '../../../contract/accurate-search.ts';
import type { ExactSearch, Offer } from '../air-supplier.ts';
import { answerInTime, beginAnswer, type Waiting } from './answering.ts';
import { type ExactLeg, exactLegs, isFlyable, nearestLegs } from './exact-legs.ts';
import { bookingClassOf, classNumber, type FareBrand, type SoldCabin } from './fare-products.ts';
import type { Itinerary } from './itineraries.ts';
import { makeOffer, type OfferContext, seatsWanted } from './offers.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { brandsFor, offerContext } from './sandbox-search.ts';
import { cheapestOpen, seatsLeft } from './seats.ts';

/** Limit of trips combined from alternative legs. */
const MOST_TRIPS = 16;

/** A sellable leg: its flights and the index of each one's booking class. */
interface SoldLeg {
  itinerary: Itinerary;
  classes: readonly number[];
}

/** Searches a sandbox supplier for flights given one by one. */
export function searchExactSandbox(
  parts: SandboxParts,
  search: ExactSearch,
  waiting: Waiting,
): AsyncGenerator<Offer[]> {
  return answerInTime(parts, waiting, async function* answer(signal) {
    const { isEmpty } = await beginAnswer(parts, JSON.stringify(search), signal);
    const offers = isEmpty ? [] : await offersFor(parts, search);
    if (offers.length > 0) yield offers;
  });
}

async function offersFor(parts: SandboxParts, search: ExactSearch): Promise<Offer[]> {
  const cabin = cabinOf(search.legs);
  const found = search.legs.map((leg) => ({ leg, exact: exactLegs(parts, leg) }));
  const near = search.accept === 'nearest' ? found.map(({ leg, exact }) => nearestLegs(parts, leg, exact)) : [];
  const flights = [...found.flatMap(({ exact }) => exact), ...near.flat()].flatMap((itinerary) => itinerary.flights);
  const dates = flights.map(({ day }) => parts.engine.dateOf(day));
  const context = await offerContext(parts, search.passengers, dates);
  const share = Math.max(2, Math.ceil(MOST_TRIPS ** (1 / search.legs.length)));
  const legs = found.map(({ leg, exact }, i) => {
    const asAsked = exact.flatMap((itinerary) => inClasses(context, itinerary, leg, cabin));
    if (asAsked.length > 0 || search.accept === 'exact') return asAsked;
    return [...exact, ...(near[i] ?? [])].flatMap((one) => inOpenClasses(context, one, leg, cabin)).slice(0, share);
  });
  return tripsOf(legs)
    .slice(0, MOST_TRIPS)
    .filter((trip) => isSoldTogether(parts, trip))
    .flatMap((trip) => offersOf(parts, context, trip, cabin));
}

/** The first known class decides whose brands are sold; flights of other cabins are sold with them. */
function cabinOf(legs: ExactSearch['legs']): SoldCabin {
  const known = legs.flat().flatMap(({ bookingClass }) => bookingClassOf(bookingClass) ?? []);
  return known[0]?.cabin ?? 'Y';
}

/** The flights in the requested classes, if all have seats. */
function inClasses(context: OfferContext, itinerary: Itinerary, leg: ExactLeg, cabin: SoldCabin): SoldLeg[] {
  const wanted = seatsWanted(context);
  const classes = itinerary.flights.flatMap((flight, i) => {
    const sold = wantedClass(leg[i]);
    const hasSeats = sold && seatsLeft(context.chance, flight, sold.cabin, sold.index, wanted) >= wanted.seats;
    return hasSeats ? [classNumber(cabin, sold)] : [];
  });
  return classes.length === itinerary.flights.length ? [{ itinerary, classes }] : [];
}

/** The flights in the requested classes where these have seats, else in the cheapest open ones of their cabins. */
function inOpenClasses(context: OfferContext, itinerary: Itinerary, leg: ExactLeg, cabin: SoldCabin): SoldLeg[] {
  const wanted = seatsWanted(context);
  const classes = itinerary.flights.flatMap((flight, i) => {
    const sold = wantedClass(leg[i]);
    if (sold && seatsLeft(context.chance, flight, sold.cabin, sold.index, wanted) >= wanted.seats)
      return [classNumber(cabin, sold)];
    const own = sold?.cabin ?? cabin;
    const open = cheapestOpen(context.chance, flight, own, wanted);
    return open ? [classNumber(cabin, { cabin: own, index: open.index })] : [];
  });
  return classes.length === itinerary.flights.length ? [{ itinerary, classes }] : [];
}

/** The requested class of a flight, in any cabin; null when the sandbox has none of its letter. */
function wantedClass(flight: ExactFlight | undefined) {
  return flight ? bookingClassOf(flight.bookingClass) : null;
}

function tripsOf(legs: readonly (readonly SoldLeg[])[]): SoldLeg[][] {
  return legs.reduce<SoldLeg[][]>((trips, leg) => trips.flatMap((trip) => leg.map((one) => [...trip, one])), [[]]);
}

/** A single-airline channel sells its own flights only. */
function isSoldTogether({ profile }: SandboxParts, trip: readonly SoldLeg[]): boolean {
  const carriers = new Set(trip.map(({ itinerary }) => itinerary.carrier.code));
  const mayMix = profile.channel === 'BSP' || profile.selfTransfer;
  return trip.length > 0 && (mayMix || carriers.size === 1) && isFlyable(trip.flatMap((leg) => leg.itinerary.flights));
}

function offersOf(parts: SandboxParts, context: OfferContext, trip: readonly SoldLeg[], cabin: SoldCabin): Offer[] {
  const itineraries = trip.map(({ itinerary }) => itinerary);
  const classes = trip.map((leg) => leg.classes);
  const brands: readonly FareBrand[] = brandsFor(parts, itineraries, cabin);
  return brands.flatMap((brand) => makeOffer(context, itineraries, brand, { classes }) ?? []);
}
