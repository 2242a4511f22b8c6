import { PASSENGER_TYPES, type PassengerCounts, type PassengerType } from '../../../contract/passenger-terms.ts';
import type { Offer } from '../air-supplier.ts';
import type { Chance } from './chance.ts';
import { classAt, type FareBrand } from './fare-products.ts';
import { baggageOf, restrictionsOf, rulesOf } from './fare-rules.ts';
import { type PricedLeg, priceOffer } from './fares.ts';
import type { Itinerary } from './itineraries.ts';
import { type OfferRef, writeOfferRef } from './offer-ref.ts';
import type { SupplierProfile } from './profiles.ts';
import { cheapestOpen, MOST_SHOWN, type SoldSeats, seatsLeft } from './seats.ts';
import { hoursToDeparture, journeyOf } from './segments.ts';

/** What a price check may change in an offer. */
export type Twist = Pick<OfferRef, 'moved' | 'lessBags' | 'lessDocuments' | 'settled'>;
export const AS_PUBLISHED: Twist = { moved: 1000, lessBags: 0, lessDocuments: 0, settled: 0 };

export interface OfferContext {
  chance: Chance;
  profile: SupplierProfile;
  passengers: PassengerCounts;
  sold: SoldSeats;
  now: Date;
}

export interface OfferWishes {
  twist?: Twist;
  /** Index of each flight's booking class, by leg; else the cheapest open ones of the brand. */
  classes?: readonly (readonly number[])[] | null;
}

/** Bookings close this long before departure. */
const LAST_HOURS = 3;
const MIN_HOLD_HOURS = 2;

/** The offer of one brand on these flights; null when a flight has no class with enough seats. */
export function makeOffer(
  context: OfferContext,
  itineraries: readonly Itinerary[],
  brand: FareBrand,
  { twist = AS_PUBLISHED, classes = null }: OfferWishes = {},
): Offer | null {
  const { chance, profile, passengers, now } = context;
  const ahead = hoursToDeparture(itineraries, now);
  if (ahead < LAST_HOURS) return null;
  const open = classes ? namedClasses(context, itineraries, brand, classes) : openClasses(context, itineraries, brand);
  if (!open) return null;
  const types = PASSENGER_TYPES.filter((type) => passengers[type] > 0);
  const fares = priceOffer(chance, profile, open.legs, { brand, types, moved: twist.moved });
  const { refund, change } = rulesOf(brand, fares[0], profile.step);
  const first = itineraries[0];
  const carrier = mainCarrier(itineraries);
  return {
    ref: writeOfferRef({
      ...twist,
      supplier: profile.id,
      brand: brand.code,
      ...(classes ? { fixed: 1 } : {}),
      party: partyOf(passengers),
      legs: open.legs.map(refOfLeg),
    }),
    validatingCarrier: carrier,
    brand: { code: brand.code, name: brand.name },
    productType: brand.productType,
    journeys: open.legs.map((leg) => journeyOf(chance, leg, brand, itineraries.length > 1)),
    currency: profile.currency,
    fares,
    seatsLeft: Math.min(MOST_SHOWN, open.left),
    baggage: lessBags(baggageOf(brand, itineraries), twist),
    refund,
    change,
    seat: brand.seat,
    hold: holdOf(profile, brand, ahead, now),
    selfTransfer: brand.productType === 'stitched',
    ticketingSpeed: speedOf(context, first, brand, ahead),
    restrictions: lessDocuments(
      restrictionsOf(chance, profile, itineraries, { brand, hasChildren: passengers.child + passengers.infant > 0 }),
      twist,
    ),
  };
}

export function partyOf(passengers: PassengerCounts): number[] {
  return PASSENGER_TYPES.map((type: PassengerType) => passengers[type]);
}

/** Seats that the party needs, of those left today. */
export function seatsWanted({ passengers, sold, now }: Omit<OfferContext, 'profile' | 'chance'>) {
  return { seats: passengers.adult + passengers.child, sold, today: Math.floor(now.getTime() / 86_400_000) };
}

function namedClasses(
  context: OfferContext,
  itineraries: readonly Itinerary[],
  { cabin }: FareBrand,
  classes: readonly (readonly number[])[],
): { legs: PricedLeg[]; left: number } | null {
  const wanted = seatsWanted(context);
  const legs = itineraries.map((itinerary, i) => ({ itinerary, classes: classes[i] ?? [] }));
  const left = legs.flatMap((leg) =>
    leg.itinerary.flights.map((flight, i) => {
      const sold = classAt(cabin, leg.classes[i] ?? -1);
      return seatsLeft(context.chance, flight, sold.cabin, sold.index, wanted);
    }),
  );
  const least = Math.min(...left);
  return least >= Math.max(1, wanted.seats) ? { legs, left: least } : null;
}

function openClasses(context: OfferContext, itineraries: readonly Itinerary[], brand: FareBrand) {
  const { chance } = context;
  const wanted = seatsWanted(context);
  const legs: PricedLeg[] = [];
  let left = Number.POSITIVE_INFINITY;
  for (const itinerary of itineraries) {
    const classes: number[] = [];
    for (const flight of itinerary.flights) {
      const open = cheapestOpen(chance, flight, brand.cabin, wanted);
      if (!open) return null;
      const up = Math.max(0, open.index - brand.classesUp);
      const seats = up === open.index ? open.left : seatsLeft(chance, flight, brand.cabin, up, wanted);
      const stays = seats < wanted.seats;
      classes.push(stays ? open.index : up);
      left = Math.min(left, stays ? open.left : seats);
    }
    legs.push({ itinerary, classes });
  }
  return { legs, left };
}

/** The carrier of the longest part of the trip. */
function mainCarrier(itineraries: readonly Itinerary[]): string {
  const longest = itineraries.reduce<Itinerary | null>((a, b) => (a && a.directKm >= b.directKm ? a : b), null);
  return longest?.carrier.code ?? '';
}

function refOfLeg({ itinerary, classes }: PricedLeg): OfferRef['legs'][number] {
  return {
    carrier: itinerary.carrier.code,
    selfTransfer: itinerary.selfTransfer ? 1 : 0,
    flights: itinerary.flights.map((f) => `${f.carrier.code} ${f.from.code} ${f.to.code} ${f.day} ${f.ordinal}`),
    classes: [...classes],
  };
}

function holdOf(profile: SupplierProfile, brand: FareBrand, ahead: number, now: Date): Offer['hold'] {
  if (!profile.hold || brand.holdHours === 0) return null;
  const hours = Math.min(brand.holdHours, Math.floor(ahead - 24));
  if (hours < MIN_HOLD_HOURS) return null;
  return { until: new Date(Math.floor(now.getTime() / 60_000 + hours * 60) * 60_000).toISOString() };
}

function speedOf({ chance, profile }: OfferContext, first: Itinerary | undefined, brand: FareBrand, ahead: number) {
  const speed = chance.pick(profile.speeds, 'speed', profile.id, first?.carrier.code ?? '', brand.productType);
  // A ticketing time tied to the departure, or of two days, is not promised for an earlier flight.
  return speed.startsWith('special') && ahead < 72 ? 'normal' : speed;
}

function lessBags(baggage: Offer['baggage'], twist: Twist): Offer['baggage'] {
  if (!twist.lessBags) return baggage;
  const { checked, carryOn } = baggage;
  if (checked.pieces > 0) return { ...baggage, checked: { ...checked, pieces: checked.pieces - 1 } };
  return { ...baggage, carryOn: { ...carryOn, kg: Math.max(5, carryOn.kg - 3) } };
}

/** The carrier now requires a passport; where only passports were accepted, one of the trip's own country. */
function lessDocuments(restrictions: Offer['restrictions'], twist: Twist): Offer['restrictions'] {
  if (!twist.lessDocuments) return restrictions;
  const passports = restrictions.documentTypes.filter((type) => /passport/i.test(type));
  const fewer = passports.length < restrictions.documentTypes.length ? passports : passports.slice(0, 1);
  return { ...restrictions, documentTypes: fewer };
}
