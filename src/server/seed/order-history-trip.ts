import { addDays } from '../../contract/dates.ts';
import type { SolutionJourney } from '../../contract/flight-search.ts';
import type { Currency, RateMap } from '../../contract/money.ts';
import { convertUp } from '../../contract/money.ts';
import type { PassengerType } from '../../contract/passenger-terms.ts';
import type { PriceParts } from '../db/schema/flight-search.ts';
import type { Deps } from '../deps.ts';
import { instantOf, localTime } from '../wall-clock.ts';
import type { FlightRow, Route } from './order-history-routes.ts';

type Airports = Deps['dictionaries']['airports'];
const MINUTE = 60_000;

/** The flights of a trip that begins on `date` and, if it is a round trip, returns `nights` later. */
export function journeysOf(route: Route, date: string, nights: number, airports: Airports): SolutionJourney[] {
  const ways = route.back && nights > 0 ? [route.out, route.back] : [route.out];
  return ways.map((flights, i) => {
    const segments = flights.map((flight) => segmentOf(route, flight, addDays(date, i * nights), airports));
    const first = segments[0];
    const last = segments.at(-1);
    if (!first || !last) throw new Error('a trip has flights');
    const elapsed = instantOf(last.arrival, last.destinationZone) - instantOf(first.departure, first.originZone);
    return {
      origin: first.origin,
      destination: last.destination,
      durationMinutes: elapsed / MINUTE,
      segments,
    };
  });
}

function segmentOf(route: Route, flight: FlightRow, date: string, airports: Airports) {
  const [number, origin, destination, time, durationMinutes, dayOffset = 0] = flight;
  const originZone = zoneOf(origin, airports);
  const destinationZone = zoneOf(destination, airports);
  const departure = `${addDays(date, dayOffset)}T${time}`;
  const arrival = localTime(instantOf(departure, originZone) + durationMinutes * MINUTE, destinationZone);
  return {
    carrier: route.carrier,
    operatingCarrier: route.carrier,
    flightNumber: String(number),
    bookingClass: 'M',
    cabin: 'economy' as const,
    fareBasis: `M${route.back ? 'R' : 'O'}W`,
    aircraft: route.aircraft,
    origin,
    destination,
    departure,
    arrival,
    originZone,
    destinationZone,
    durationMinutes,
    stops: 0,
  };
}

function zoneOf(code: string, airports: Airports): string {
  const zone = airports.get(code)?.zone;
  if (!zone) throw new Error(`${code} is no known airport`);
  return zone;
}

const SHARE_OF_FARE: Record<PassengerType, number> = { adult: 100, child: 75, infant: 10 };

/** A trip's price per passenger type; each seller in the chain adds its basis points. */
export function pricesOf(
  fare: number,
  counts: Partial<Record<PassengerType, number>>,
  sellers: readonly { companyId: string; basisPoints: number }[],
  { currency, rates }: { currency: Currency; rates: RateMap },
): PriceParts[] {
  const inCurrency = (fen: number) => convertUp({ amount: fen, currency: 'CNY' }, currency, rates).amount;
  return (['adult', 'child', 'infant'] as const).flatMap((passengerType) => {
    const count = counts[passengerType] ?? 0;
    if (count === 0) return [];
    const faceValue = inCurrency((fare * SHARE_OF_FARE[passengerType]) / 100);
    const airportTax = passengerType === 'infant' ? 0 : inCurrency(18_000);
    const fuelSurcharge = passengerType === 'infant' ? 0 : inCurrency(Math.round(fare / 10));
    const cost = faceValue + airportTax + fuelSurcharge;
    const markups = sellers.map(({ companyId, basisPoints }) => ({
      companyId,
      amount: Math.ceil((faceValue * basisPoints) / 10_000),
    }));
    const salePrice = markups.reduce((sum, { amount }) => sum + amount, cost);
    const nothing = { discount: 0, serviceFee: 0, fareBasis: 'MRW' };
    return [{ passengerType, count, faceValue, airportTax, fuelSurcharge, cost, markups, salePrice, ...nothing }];
  });
}
