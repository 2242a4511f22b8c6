import { VOLUNTARY } from '../../contract/after-sales.ts';
import type { FlightOrderStatus } from '../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../contract/flight-orders.ts';
import type { Currency, RateMap } from '../../contract/money.ts';
import type { Passenger } from '../../contract/passengers.ts';
import type { TrainRide } from '../../contract/train-search.ts';
import type { SeatClass } from '../../contract/train-terms.ts';
import type { afterSales } from '../db/schema/after-sales.ts';
import type { PriceParts } from '../db/schema/flight-search.ts';
import type { orders } from '../db/schema/orders.ts';
import { soldPrice } from '../features/flight-orders/make-draft.ts';
import { RAILWAY } from '../features/train-orders/train-booking.ts';
import type { TripFacts } from '../orders/order-draft.ts';
import { rideFacts } from '../orders/trains/train-after.ts';
import { tripFacts } from '../orders/trip-facts.ts';
import { typeOfPath } from './order-history-plans.ts';

export interface Agency {
  id: string;
  currency: Currency;
  rates: RateMap;
  providerId: string;
  /** The booking user. */
  agent: { id: string; name: string; email: string };
}

export interface Seller {
  id: string;
  name: string;
  shown: boolean;
}

/** The common part of every product's sale. */
interface Sold {
  seller: Seller;
  parts: PriceParts[];
  passengers: (Passenger & { ticketNumber?: string; seat?: string })[];
  pnr: string;
}

/** Flights as sold in an order. */
export interface FlightSale extends Sold {
  product: 'flight';
  airline: string;
  journeys: FlightOrder['journeys'];
  bags: number;
}

/** … and a train class, bought by the desk: no railway knows of it. */
export interface TrainSale extends Sold {
  product: 'train';
  ride: TrainRide;
  seatClass: SeatClass;
  /** The train that a change moves to. */
  later: TrainRide;
}

export type Sale = FlightSale | TrainSale;
type OrderValues = typeof orders.$inferInsert;

/** Percentages of the price that a change adds, and that a refund returns: the railway keeps a twentieth in the days before departure. */
const SHARES = { flight: { change: 20, refund: 70 }, train: { change: 20, refund: 95 } } as const;

/** The cost of a change, or the refund amount of a refund or void, for the original sale's travellers. */
export function followUp(sale: Sale, type: 'change' | 'refund' | 'void'): Sale {
  if (type === 'void') return sale;
  const share = SHARES[sale.product][type];
  const parts = sale.parts.map((part) => {
    const faceValue = Math.ceil((part.faceValue * share) / 100);
    const airportTax = type === 'refund' ? part.airportTax : 0;
    const cost = faceValue + airportTax;
    return { ...part, faceValue, airportTax, fuelSurcharge: 0, cost, markups: [], salePrice: cost };
  });
  if (sale.product === 'train' && type === 'change') return { ...sale, parts, ride: sale.later };
  return { ...sale, parts };
}

/** The value of a sale's tickets after its change: the paid price plus the change's cost. */
export function worthAfter(sale: Sale): PriceParts[] {
  const added = followUp(sale, 'change').parts;
  return sale.parts.map((part, i) => {
    const { faceValue = 0, airportTax = 0, cost = 0 } = added[i] ?? {};
    return {
      ...part,
      faceValue: part.faceValue + faceValue,
      airportTax: part.airportTax + airportTax,
      cost: part.cost + cost,
      salePrice: part.salePrice + cost,
    };
  });
}

/** What the list shows and searches, with the carrier. */
export function factsOf(sale: Sale): TripFacts & Pick<OrderValues, 'carrier'> {
  return sale.product === 'train'
    ? { carrier: RAILWAY, ...rideFacts(sale.ride) }
    : { carrier: sale.airline, ...tripFacts(sale.journeys) };
}

/** The sale as stored in an order, at its tickets' value. */
export function soldOf(sale: Sale, { currency }: Agency, worth: readonly PriceParts[]): OrderValues['sold'] {
  if (sale.product === 'flight') return soldFlight(sale, currency, worth);
  const { ride, seatClass } = sale;
  const prices = worth.flatMap(({ passengerType, count, salePrice: price }) =>
    passengerType === 'infant' ? [] : [{ passengerType, count, price }],
  );
  return { ride, seatClass, prices };
}

function soldFlight(sale: FlightSale, currency: Currency, worth: readonly PriceParts[]): OrderValues['sold'] {
  // A fifth of the agency's price: a share of the airline's own fare would reveal that.
  const fee = Math.ceil((sale.parts[0]?.salePrice ?? 0) / 5);
  const rule = (deadlineHours: number) => ({
    permitted: 'fee' as const,
    fee: { amount: fee, currency },
    deadlineHours,
  });
  return {
    journeys: sale.journeys,
    brand: sale.bags > 0 ? 'Standard' : 'Light',
    baggage: {
      checked: { pieces: sale.bags, kg: sale.bags > 0 ? 23 : 0 },
      infant: { pieces: sale.bags > 0 ? 1 : 0, kg: sale.bags > 0 ? 10 : 0 },
      carryOn: { pieces: 1, kg: 7 },
    },
    policies: { refund: rule(24), change: rule(4), seat: sale.bags > 1 ? 'free' : 'paid' },
    selfTransfer: false,
    ticketingSpeed: 'normal',
    priceBreakdown: soldPrice(worth, currency),
  };
}

/** The request of a change, refund or void, as `followUp` sells it; without service fees. */
export function requestOf(
  orderId: string,
  sale: Sale,
  path: readonly FlightOrderStatus[],
  net: number,
): Omit<typeof afterSales.$inferInsert, 'sourceId'> {
  const type = typeOfPath(path);
  const paid = type === 'refund' ? Math.ceil((net * 100) / SHARES[sale.product].refund) : net;
  const quote = { paid, penalty: paid - net, fees: [], net, taken: { cost: net, markups: [], fee: 0 } };
  const isQuoted = type === 'void' || (type === 'refund' && path.includes('rfd_to_be_confirm'));
  const change = type === 'change' ? changeOf(sale, path, net) : {};
  return { orderId, reason: VOLUNTARY, segments: piecesOf(sale), quote: isQuoted ? quote : null, ...change };
}

/** A train is one piece. */
function piecesOf(sale: Sale): number[] {
  if (sale.product === 'train') return [0];
  return sale.journeys.flatMap((journey) => journey.segments).map((_, position) => position);
}

/** A change of the first journey on the same day, or to a later train: it adds fare and tax, without service fees. */
function changeOf(sale: Sale, path: readonly FlightOrderStatus[], total: number) {
  const lines = sale.parts.flatMap(({ faceValue, airportTax, count }) =>
    Array.from({ length: count }, () => ({
      fareDifference: faceValue,
      taxDifference: airportTax,
      penalty: 0,
      serviceFee: 0,
    })),
  );
  const isQuoted = path.includes('chg_to_be_paid') || path.includes('chg_proceeding');
  return { wanted: [wantedOf(sale)], changeQuote: isQuoted ? { lines, cost: total, fees: [], total } : null };
}

function wantedOf(sale: Sale) {
  if (sale.product === 'train')
    return { journey: 0, date: sale.ride.departure.slice(0, 10), flight: sale.ride.trainNo };
  return { journey: 0, date: sale.journeys[0]?.segments[0]?.departure.slice(0, 10) ?? '' };
}
