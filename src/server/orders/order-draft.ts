import type { Currency } from '../../contract/money.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import type { Contact, Passenger } from '../../contract/passengers.ts';
import type { ReviewCode } from '../../contract/timeline-codes.ts';
import type { Settlement, SoldFlight, SoldTrain } from '../db/schema/orders.ts';

/** Whose order it is. */
export interface Buyer {
  companyId: string;
  userId: string;
  displayName: string;
}

/** What the list shows and searches of a trip: places in order of travel, flight or train numbers, the day it begins. */
export interface TripFacts {
  route: string[];
  serviceNumbers: string[];
  departureDate: string;
  /** Every other day on which something of it leaves. */
  laterDays: string[];
}

/** An order before the supplier has booked it: all that is needed to book it and to write it down afterwards. */
export interface OrderDraft {
  product: OrderProduct;
  supplierId: string;
  supplierName: string;
  /** Whether the supplier holds the seats without payment; otherwise they must be paid at once. */
  hold: boolean;
  offerRef: string;
  carrier: string;
  trip: TripFacts;
  currency: Currency;
  total: number;
  /** What the agency's own client pays for all of it. */
  clientTotal: number;
  sold: SoldFlight | SoldTrain;
  settlement: Settlement;
  /** In the order of the fares: adults, children, infants. */
  passengers: Passenger[];
  /** Of a train: the place in its row that each would like, empty for none. */
  seats?: string[];
  /** Of a train: people at the desk ticket it once it is paid. */
  byHand?: boolean;
  contact: Contact;
  remark: string | null;
  /** The agency's own number for it; absent of a draft that was kept before one could be given. */
  referenceId?: string | null;
  /** Why somebody must look at it before it is paid; null when nobody must. */
  review: ReviewCode | null;
}

/** Everything a person might type to find an order, in lower case; the database adds its places, days and reference. */
export function searchTextOf(parts: {
  id: string;
  originalId?: string | null;
  pnr: string | null;
  serviceNumbers: readonly string[];
  passengers: readonly { surname: string; givenName: string; ticketNumber?: string | null }[];
}): string {
  const names = parts.passengers.flatMap((p) => [
    `${p.surname} ${p.givenName}`,
    `${p.surname}/${p.givenName}`,
    `${p.givenName} ${p.surname}`,
    p.ticketNumber,
  ]);
  const numbers = [parts.id, parts.originalId, parts.pnr, ...parts.serviceNumbers];
  return [...numbers, ...names].filter(Boolean).join(' ').toLowerCase();
}

/** The same once its trip is another: the numbers of the new flights or train in the place of the old, and all else as it was. */
export function searchTextAfter(
  order: { searchText: string; serviceNumbers: readonly string[] },
  { serviceNumbers }: Pick<TripFacts, 'serviceNumbers'>,
): string {
  const old = order.serviceNumbers.map((number) => number.toLowerCase());
  const kept = order.searchText.split(' ').filter((word) => !old.includes(word));
  return [...kept, ...serviceNumbers].join(' ').toLowerCase();
}
