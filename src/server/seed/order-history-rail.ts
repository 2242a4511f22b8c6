import { convertUp } from '../../contract/money.ts';
import type { TrainRide } from '../../contract/train-search.ts';
import { CHINA_ZONE, SEAT_PLACES } from '../../contract/train-terms.ts';
import { instantOf, localTime } from '../wall-clock.ts';
import type { Draw } from './order-history-chance.ts';
import { partyOf } from './order-history-people.ts';
import type { Market, RailWay, TrainRow } from './order-history-routes.ts';
import type { Agency, Seller, TrainSale } from './order-history-sale.ts';

const MINUTE = 60_000;
/** The prefix of railway tickets. */
const TICKET_PREFIX = '970';
const COACHES = 14;
const ROWS = 15;

/** Adjacent second-class seats for so many adults on a day; with tickets if issued. */
export function railSale(
  way: RailWay,
  trip: { agency: Agency; seller: Seller; market: Market; date: string; adults: number; ticketed: boolean },
  draw: Draw,
): TrainSale {
  const { agency, seller, market, date, adults, ticketed } = trip;
  const price = convertUp({ amount: way.fare, currency: 'CNY' }, agency.currency, agency.rates).amount;
  const first = 2_400_000_000 + draw.below(99_999_000);
  const row = `${twoDigits(1 + draw.below(COACHES))}-${twoDigits(1 + draw.below(ROWS))}`;
  const nothing = { discount: 0, serviceFee: 0, airportTax: 0, fuelSurcharge: 0, markups: [], fareBasis: '' };
  return {
    product: 'train',
    seller,
    ride: rideOf(way, way.trains[0], date),
    later: rideOf(way, way.trains[1], date),
    seatClass: 'second',
    parts: [{ passengerType: 'adult', count: adults, faceValue: price, cost: price, salePrice: price, ...nothing }],
    passengers: partyOf({ adult: adults }, { market, date }, draw).map((person, i) =>
      ticketed
        ? { ...person, ticketNumber: `${TICKET_PREFIX}${first + i}`, seat: `${row}${SEAT_PLACES.second[i] ?? ''}` }
        : person,
    ),
    pnr: `E${100_000_000 + draw.below(899_999_999)}`,
  };
}

/** The sale of one traveller's seat. */
export function onlyOf(sale: TrainSale, place: number): TrainSale {
  const passengers = sale.passengers.slice(place, place + 1);
  return { ...sale, passengers, parts: sale.parts.map((part) => ({ ...part, count: 1 })) };
}

function rideOf({ origin, destination, km }: RailWay, [trainNo, departs, minutes]: TrainRow, date: string): TrainRide {
  const departure = `${date}T${departs}`;
  return {
    trainNo,
    kind: 'G',
    startDate: date,
    origin,
    destination,
    departure,
    arrival: localTime(instantOf(departure, CHINA_ZONE) + minutes * MINUTE, CHINA_ZONE),
    durationMinutes: minutes,
    distanceKm: km,
    startsHere: true,
    endsHere: true,
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
