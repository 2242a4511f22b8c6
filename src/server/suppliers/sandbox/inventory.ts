import type { IsoDate } from '../../../contract/dates.ts';
import type { Currency } from '../../../contract/money.ts';
import type { SupplierOrderState } from '../booking-supplier.ts';

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
  /** Of a train: the place in its row that each passenger wished for, empty for none; absent of flights. */
  seatWishes?: readonly string[] | null;
  voidUntil: Date | null;
  reason: string | null;
  /** What the fare was sold with; null of bookings from before refunds were. */
  refundRule: SandboxRefundRule | null;
}

export interface SandboxRefundRule {
  permitted: 'free' | 'fee' | 'no';
  /** Per ticket, in minor units of the booking's currency. */
  fee: number;
}

/** Tickets given back, or quoted to be. */
export interface SandboxRefund {
  ref: string;
  supplierId: string;
  locator: string;
  tickets: readonly string[];
  segments: readonly number[] | null;
  penalty: number;
  currency: Currency;
  state: 'quoted' | 'pending' | 'refunded' | 'refused';
  expiresAt: Date;
  settlesAt: Date | null;
  settlesAs: 'refunded' | 'refused' | null;
  reason: string | null;
}

/** Tickets exchanged for others, or offered to be. */
export interface SandboxExchange {
  ref: string;
  supplierId: string;
  locator: string;
  tickets: readonly string[];
  /** The flights that the new tickets are for. */
  offerRef: string;
  /** What is added for each ticket, in minor units of `currency`. */
  lines: readonly { fareDifference: number; taxDifference: number; penalty: number }[];
  currency: Currency;
  state: 'offered' | 'pending' | 'changed' | 'refused';
  expiresAt: Date;
  /** Of a train's also once it has changed: when that was. */
  settlesAt: Date | null;
  settlesAs: 'changed' | 'refused' | null;
  newLocator: string | null;
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
  /** Takes all seats or none, after `instead` were given back. A known idempotency key answers the booking made under it. */
  book(booking: NewBooking, instead?: readonly SeatClaim[]): Promise<SandboxBooking | 'soldOut'>;
  byLocator(supplierId: string, locator: string): Promise<SandboxBooking | null>;
  byKey(supplierId: string, idempotencyKey: string): Promise<SandboxBooking | null>;
  /** Changes a booking that is in one of these states and answers it as it is then; null when it is in another. Gives seats back when it ends cancelled, refused or voided. */
  change(
    booking: SandboxBooking,
    from: readonly SupplierOrderState[],
    change: BookingChange,
  ): Promise<SandboxBooking | null>;
  /** Keeps a refund; one that is known already stays as it is. */
  addRefund(refund: SandboxRefund): Promise<void>;
  refund(ref: string): Promise<SandboxRefund | null>;
  refundsOf(booking: Pick<SandboxBooking, 'supplierId' | 'locator'>): Promise<SandboxRefund[]>;
  /** Changes a refund that is in one of these states and answers it as it is then, with the seats it gives back; null when it is in another. */
  changeRefund(
    ref: string,
    from: readonly SandboxRefund['state'][],
    change: Partial<Pick<SandboxRefund, 'state' | 'settlesAt' | 'settlesAs' | 'reason'>>,
    released?: readonly SeatClaim[],
  ): Promise<SandboxRefund | null>;
  /** Keeps offers of changes; those of this booking that nobody took in time are forgotten. */
  addExchanges(exchanges: readonly SandboxExchange[], now: Date): Promise<void>;
  exchange(ref: string): Promise<SandboxExchange | null>;
  exchangesOf(booking: Pick<SandboxBooking, 'supplierId' | 'locator'>): Promise<SandboxExchange[]>;
  /** Changes an exchange that is in one of these states and answers it as it is then; null when it is in another. */
  changeExchange(
    ref: string,
    from: readonly SandboxExchange['state'][],
    change: Partial<Pick<SandboxExchange, 'state' | 'settlesAt' | 'settlesAs' | 'newLocator' | 'reason'>>,
  ): Promise<SandboxExchange | null>;
  /** Ticket serials that were never given out before. */
  ticketSerials(count: number): Promise<number[]>;
}
