import type { PassengerType } from '../../../contract/passenger-terms.ts';
import type { SupplierFare } from '../air-supplier.ts';
import type { Chance } from './chance.ts';
import { BOOKING_CLASSES, CABIN_LEVEL, classAt, type FareBrand, type SoldCabin } from './fare-products.ts';
import type { Itinerary } from './itineraries.ts';
import { weekday } from './local-time.ts';
import type { Carrier } from './network.ts';
import type { SupplierProfile } from './profiles.ts';
import { airportTax, fuelSurcharge } from './taxes.ts';

/** Share of the adult fare, in hundredths (spec §3 passenger types; the usual tariff). */
const SHARE: Record<PassengerType, number> = { adult: 100, child: 75, infant: 10 };
const WEEKDAY = [0, 980, 950, 960, 1000, 1100, 1020, 1080];

/** A share of an amount, in thousandths; integer in, integer out. */
export function thousandths(amount: number, parts: number): number {
  return Math.round((amount * parts) / 1000);
}

/** The full one-way economy fare of a distance, in fen: per kilometre, short flights cost more. */
function fullFare(km: number): number {
  const near = Math.min(km, 1500);
  const middle = Math.max(0, Math.min(km, 4000) - 1500);
  const far = Math.max(0, km - 4000);
  return 32_000 + near * 128 + middle * 72 + far * 50;
}

export interface PricedLeg {
  itinerary: Itinerary;
  /** Of each flight, from classNumber(). */
  classes: readonly number[];
}

function carrierLevel(chance: Chance, carrier: Carrier): number {
  if (carrier.lowCost) return chance.between(480, 620, 'level', carrier.code);
  return chance.between(carrier.alliance ? 900 : 820, carrier.alliance ? 1150 : 1000, 'level', carrier.code);
}

/** Adult face value of one leg in fen, before brand and supplier. */
function legFare(chance: Chance, { itinerary, classes }: PricedLeg, cabin: SoldCabin): number {
  // For a flight in another cabin, its class's price relative to the brand's cabin.
  const levels = classes.reduce((sum, number) => {
    const sold = classAt(cabin, number);
    const level = BOOKING_CLASSES[sold.cabin][sold.index]?.level ?? 1000;
    return sum + (level * CABIN_LEVEL[sold.cabin]) / CABIN_LEVEL[cabin];
  }, 0);
  const { flights, carrier, directKm, selfTransfer } = itinerary;
  const first = flights[0];
  const day = first?.day ?? 0;
  let fare = thousandths(fullFare(directKm), Math.round(levels / Math.max(1, classes.length)));
  fare = thousandths(fare, CABIN_LEVEL[cabin]);
  fare = thousandths(fare, carrierLevel(chance, carrier));
  fare = thousandths(fare, WEEKDAY[weekday(day)] ?? 1000);
  fare = thousandths(fare, chance.between(900, 1150, 'season', Math.floor(day / 7)));
  fare = thousandths(fare, chance.between(960, 1050, 'hour', carrier.code, first?.number ?? '', first?.departs ?? 0));
  if (flights.length > 1 && !selfTransfer)
    fare = thousandths(fare, chance.between(800, 960, 'connection', carrier.code));
  return fare;
}

/**
 * Fares of an offer per passenger type in the supplier's currency. Children pay 75 % and infants 10 % of the adult's face value. `moved`
 * scales the face value, in thousandths; 1000 leaves it.
 */
export function priceOffer(
  chance: Chance,
  profile: SupplierProfile,
  legs: readonly PricedLeg[],
  { brand, types, moved }: { brand: FareBrand; types: readonly PassengerType[]; moved: number },
): SupplierFare[] {
  const carrier = legs[0]?.itinerary.carrier.code ?? '';
  let fen = legs.reduce((sum, leg) => sum + legFare(chance, leg, brand.cabin), 0);
  // A return or longer trip on one carrier costs less than separate legs.
  if (legs.length > 1) fen = thousandths(fen, 910);
  fen = thousandths(fen, brand.level);
  fen = thousandths(fen, chance.between(985, 1020, 'supplier', profile.id, carrier, brand.code));
  fen = thousandths(fen, moved);
  const adult = inCurrency(profile, fen, profile.step);
  const discount = brand.productType === 'private' ? chance.between(50, 130, 'net', carrier) : profile.commission;
  const flights = legs.map(({ itinerary }) => itinerary.flights);
  return types.map((passengerType) => {
    const faceValue = Math.ceil((adult * SHARE[passengerType]) / 100);
    return {
      passengerType,
      faceValue,
      discount: thousandths(faceValue, discount),
      serviceFee: passengerType === 'infant' ? 0 : inCurrency(profile, profile.fee * legs.length, 1),
      airportTax: inCurrency(
        profile,
        sum(flights, (list) => airportTax(list, passengerType)),
        1,
      ),
      fuelSurcharge: inCurrency(
        profile,
        sum(flights, (list) => fuelSurcharge(list, passengerType)),
        1,
      ),
    };
  });
}

/** Fen in minor units of the supplier's currency, rounded up to a whole number of `step`. */
function inCurrency(profile: SupplierProfile, fen: number, step: number): number {
  return Math.ceil((fen * profile.units) / 1000 / step) * step;
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}
