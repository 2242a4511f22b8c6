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

/** The trip's facts for lists and search: places in order of travel, flight or train numbers, the first day. */
export interface TripFacts {
  route: string[];
  serviceNumbers: string[];
  departureDate: string;
  /** All other departure days. */
  laterDays: string[];
}

/** An order before the supplier has booked it: all that is needed to book and store it. */
export interface OrderDraft {
  product: OrderProduct;
  supplierId: string;
  supplierName: string;
  /** Whether the supplier holds the seats without payment; otherwise payment is due at once. */
  hold: boolean;
  offerRef: string;
  carrier: string;
  trip: TripFacts;
  currency: Currency;
  total: number;
  /** The total price for the agency's own client. */
  clientTotal: number;
  sold: SoldFlight | SoldTrain;
  settlement: Settlement;
  /** In the order of the fares: adults, children, infants. */
  passengers: Passenger[];
  /** For a train: each passenger's preferred place in the row, empty for none. */
  seats?: string[];
  /** For a train: the desk tickets it by hand once it is paid. */
  byHand?: boolean;
  contact: Contact;
  remark: string | null;
  /** The agency's own reference; absent in older stored drafts. */
  referenceId?: string | null;
  /** Why it must be reviewed before payment; null when it need not be. */
  review: ReviewCode | null;
}

/** The text to find an order by, in lower case; the database adds its places, days and reference. */
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

/** The same after a change of its trip: the new flights' or train's numbers replace the old ones. */
export function searchTextAfter(
  order: { searchText: string; serviceNumbers: readonly string[] },
  { serviceNumbers }: Pick<TripFacts, 'serviceNumbers'>,
): string {
  const old = order.serviceNumbers.map((number) => number.toLowerCase());
  const kept = order.searchText.split(' ').filter((word) => !old.includes(word));
  return [...kept, ...serviceNumbers].join(' ').toLowerCase();
}
