import type { FlightOrder, OrderInput } from '../../../contract/flight-orders.ts';
import type { Currency } from '../../../contract/money.ts';
import type { Passenger } from '../../../contract/passengers.ts';
import type { Settlement, SoldProduct } from '../../db/schema/orders.ts';

/** Whose order it is. */
export interface Buyer {
  companyId: string;
  userId: string;
  displayName: string;
}

/** An order before the supplier has booked it: all that is needed to book it and to write it down afterwards. */
export interface OrderDraft {
  supplierId: string;
  supplierName: string;
  /** Whether the supplier holds the seats without payment; otherwise they must be paid at once. */
  hold: boolean;
  offerRef: string;
  airline: string;
  currency: Currency;
  total: number;
  product: SoldProduct;
  settlement: Settlement;
  /** In the order of the fares: adults, children, infants. */
  passengers: Passenger[];
  contact: OrderInput['contact'];
  remark: string | null;
  /** Why somebody must look at it before it is paid; null when nobody must. */
  review: string | null;
}

/** What the list shows and searches of a trip: places in order of travel, flight numbers, the day it begins. */
export function tripFacts(journeys: FlightOrder['journeys']) {
  const segments = journeys.flatMap((journey) => journey.segments);
  const route: string[] = [];
  for (const journey of journeys)
    for (const place of [journey.origin, journey.destination]) if (route.at(-1) !== place) route.push(place);
  return {
    route,
    flightNumbers: segments.map((segment) => `${segment.carrier}${segment.flightNumber}`),
    departureDate: segments[0]?.departure.slice(0, 10) ?? '',
  };
}

/** Everything a person might type to find an order, in lower case. */
export function searchTextOf(parts: {
  id: string;
  originalId?: string | null;
  referenceId?: string | null;
  pnr: string | null;
  flightNumbers: readonly string[];
  passengers: readonly { surname: string; givenName: string; ticketNumber?: string | null }[];
}): string {
  const names = parts.passengers.flatMap((p) => [
    `${p.surname} ${p.givenName}`,
    `${p.surname}/${p.givenName}`,
    `${p.givenName} ${p.surname}`,
    p.ticketNumber,
  ]);
  const numbers = [parts.id, parts.originalId, parts.referenceId, parts.pnr, ...parts.flightNumbers];
  return [...numbers, ...names].filter(Boolean).join(' ').toLowerCase();
}
