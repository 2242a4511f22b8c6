import type { IsoDate } from '../../../contract/dates.ts';
import type { Currency } from '../../../contract/money.ts';
import type { SupplierOrderState } from '../air-supplier.ts';

/** Seats that a booking takes: `key` names flight, date and class; `given` is what the airline gave to the class. */
export interface SeatClaim {
  key: string;
  date: IsoDate;
  seats: number;
  given: number;
}

/** A booking in the sandbox's own books. */
export interface SandboxBooking {
  supplierId: string;
  locator: string;
  idempotencyKey: string;
  offerRef: string;
  state: SupplierOrderState;
  amount: number;
  currency: Currency;
  passengers: number;
  ticketPrefix: string;
  seats: readonly SeatClaim[];
  issueBy: Date | null;
  /** When an order that is issuing comes to its end, and which one. */
  settlesAt: Date | null;
  settlesAs: 'issued' | 'refused' | null;
  ticketNumbers: readonly string[];
  voidUntil: Date | null;
  reason: string | null;
}

export type NewBooking = Omit<SandboxBooking, 'locator'>;
export type BookingChange = Partial<
  Pick<SandboxBooking, 'state' | 'issueBy' | 'settlesAt' | 'settlesAs' | 'ticketNumbers' | 'voidUntil' | 'reason'>
>;

/**
 * Where the sandbox keeps its books. Suppliers know no tables: the server gives them this, so that all its processes see the
 * same seats.
 */
export interface SandboxInventory {
  /** Seats sold on these departure dates, by seat key. */
  soldOn(dates: readonly IsoDate[]): Promise<ReadonlyMap<string, number>>;
  /** Takes all seats or none. A known idempotency key answers the booking made under it. */
  book(booking: NewBooking): Promise<SandboxBooking | 'soldOut'>;
  byLocator(supplierId: string, locator: string): Promise<SandboxBooking | null>;
  byKey(supplierId: string, idempotencyKey: string): Promise<SandboxBooking | null>;
  /** Changes a booking that is in one of these states and answers it as it is then; null when it is in another. Gives seats back when it ends cancelled, refused or voided. */
  change(
    booking: SandboxBooking,
    from: readonly SupplierOrderState[],
    change: BookingChange,
  ): Promise<SandboxBooking | null>;
  /** Ticket serials that were never given out before. */
  ticketSerials(count: number): Promise<number[]>;
}
