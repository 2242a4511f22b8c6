import type { IsoDate } from '../../../contract/dates.ts';
import type { Currency } from '../../../contract/money.ts';
import type { SupplierOrderState } from '../booking-supplier.ts';

/** Seats claimed by a booking: `key` identifies flight, date and class; `given` is the airline's allotment. */
export interface SeatClaim {
  key: string;
  date: IsoDate;
  seats: number;
  given: number;
}

/** A booking stored by the sandbox. */
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
  /** When a pending issue ends, and how. */
  settlesAt: Date | null;
  settlesAs: 'issued' | 'refused' | null;
  ticketNumbers: readonly string[];
  /** Trains: each passenger's preferred position in the row, empty for none; absent for flights. */
  seatWishes?: readonly string[] | null;
  voidUntil: Date | null;
  reason: string | null;
  /** The sold fare's refund rule; null for bookings older than refunds. */
  refundRule: SandboxRefundRule | null;
}

export interface SandboxRefundRule {
  permitted: 'free' | 'fee' | 'no';
  /** Per ticket, in minor units of the booking's currency. */
  fee: number;
}

/** A refund of tickets, or a quote for one. */
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

/** An exchange of tickets, or an offer for one. */
export interface SandboxExchange {
  ref: string;
  supplierId: string;
  locator: string;
  tickets: readonly string[];
  /** The flights that the new tickets are for. */
  offerRef: string;
  /** Price differences of each ticket, in minor units of `currency`. */
  lines: readonly { fareDifference: number; taxDifference: number; penalty: number }[];
  currency: Currency;
  state: 'offered' | 'pending' | 'changed' | 'refused';
  expiresAt: Date;
  /** For trains it stays after the change: when that was. */
  settlesAt: Date | null;
  settlesAs: 'changed' | 'refused' | null;
  newLocator: string | null;
  reason: string | null;
}

export type NewBooking = Omit<SandboxBooking, 'locator'>;
export type BookingChange = Partial<
  Pick<SandboxBooking, 'state' | 'issueBy' | 'settlesAt' | 'settlesAs' | 'ticketNumbers' | 'voidUntil' | 'reason'>
>;

/** The sandbox's storage. Suppliers have no access to tables: the server passes this in, so that all its processes see the same seats. */
export interface SandboxInventory {
  /** Seats sold on these departure dates, by seat key. */
  soldOn(dates: readonly IsoDate[]): Promise<ReadonlyMap<string, number>>;
  /** Takes all seats or none, after releasing `instead`. A known idempotency key returns the booking made under it. */
  book(booking: NewBooking, instead?: readonly SeatClaim[]): Promise<SandboxBooking | 'soldOut'>;
  byLocator(supplierId: string, locator: string): Promise<SandboxBooking | null>;
  byKey(supplierId: string, idempotencyKey: string): Promise<SandboxBooking | null>;
  /**
   * Updates a booking that is in one of these states and returns it; null when it is in another. Releases the seats when it becomes
   * cancelled, refused or voided.
   */
  change(
    booking: SandboxBooking,
    from: readonly SupplierOrderState[],
    change: BookingChange,
  ): Promise<SandboxBooking | null>;
  /** Stores a refund; an existing one is unchanged. */
  addRefund(refund: SandboxRefund): Promise<void>;
  refund(ref: string): Promise<SandboxRefund | null>;
  refundsOf(booking: Pick<SandboxBooking, 'supplierId' | 'locator'>): Promise<SandboxRefund[]>;
  /** Updates a refund that is in one of these states, releases the given seats, and returns it; null when it is in another. */
  changeRefund(
    ref: string,
    from: readonly SandboxRefund['state'][],
    change: Partial<Pick<SandboxRefund, 'state' | 'settlesAt' | 'settlesAs' | 'reason'>>,
    released?: readonly SeatClaim[],
  ): Promise<SandboxRefund | null>;
  /** Stores offers of changes and deletes this booking's expired ones. */
  addExchanges(exchanges: readonly SandboxExchange[], now: Date): Promise<void>;
  exchange(ref: string): Promise<SandboxExchange | null>;
  exchangesOf(booking: Pick<SandboxBooking, 'supplierId' | 'locator'>): Promise<SandboxExchange[]>;
  /** Updates an exchange that is in one of these states and returns it; null when it is in another. */
  changeExchange(
    ref: string,
    from: readonly SandboxExchange['state'][],
    change: Partial<Pick<SandboxExchange, 'state' | 'settlesAt' | 'settlesAs' | 'newLocator' | 'reason'>>,
  ): Promise<SandboxExchange | null>;
  /** Unique new ticket serials. */
  ticketSerials(count: number): Promise<number[]>;
}
