import { type Refusal, refuse } from '../../contract/result.ts';
import type { BookingSupplier, SupplierOrder } from '../suppliers/booking-supplier.ts';
import { SupplierError } from '../suppliers/supplier-error.ts';
import { localizeReason } from '../suppliers/supplier-words.ts';
import type { OrderDraft } from './order-draft.ts';

/** Longer than any supplier takes; an unanswered call is looked up then. */
const PATIENCE_MS = 50_000;

/** unknown: it may be booked or not; the supplier cannot be reached. */
export type BookingOutcome =
  | { result: 'booked'; order: SupplierOrder }
  | { result: 'refused'; refusal: Refusal }
  | { result: 'unknown' };

/** Books the seats once. After a lost answer it looks the booking up by its key and never books again. */
export async function bookAtSupplier(
  supplier: BookingSupplier,
  draft: OrderDraft,
  key: string,
): Promise<BookingOutcome> {
  try {
    const order = await supplier.book(draft.offerRef, draft.passengers, {
      idempotencyKey: key,
      mode: draft.hold ? 'hold' : 'instant',
      contact: draft.contact,
      ...(draft.seats ? { seats: draft.seats } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { result: 'booked', order };
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    return error.kind === 'refused' ? { result: 'refused', refusal: refusalOf(error) } : lookUpBooking(supplier, key);
  }
}

/** The outcome of a booking whose answer was lost. */
export async function lookUpBooking(supplier: BookingSupplier, key: string): Promise<BookingOutcome> {
  try {
    const order = await supplier.retrieveByKey(key);
    return order ? { result: 'booked', order } : { result: 'refused', refusal: refuse('supplierUnavailable') };
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    return { result: 'unknown' };
  }
}

/** Maps a supplier's refusal to the agent's. */
export function refusalOf({ reason, message }: SupplierError): Refusal {
  if (reason === 'soldOut') return refuse('soldOut');
  if (reason === 'riding') return refuse('alreadyRiding');
  if (reason === 'notOnSale') return refuse('trainNotOnSale');
  if (reason === 'closed') return refuse('trainSalesClosed');
  if (reason === 'expired' || reason === 'notFound') return refuse('verificationExpired');
  if (reason === 'unavailable') return refuse('supplierUnavailable');
  if (reason === 'amount') return refuse('priceChanged');
  return refuse('supplierRefused', { params: { reason: localizeReason(message) } });
}
