import type { SolutionJourney } from './flight-search.ts';
import type { OrderType } from './order-groups.ts';
import type { OrderProduct, OrderStatus } from './order-products.ts';
import type { VoyageType } from './voyage-rules.ts';

/** What an agency's own systems are told: that an order has come to a status, and what an airline did to its flights. */
export const OUTGOING_KINDS = ['order', 'flightChange'] as const;
export type OutgoingKind = (typeof OUTGOING_KINDS)[number];

/** failed: not taken in 72 hours; it goes out again only when it is sent again by hand. */
export const OUTGOING_STATES = ['waiting', 'delivered', 'failed'] as const;
export type OutgoingState = (typeof OUTGOING_STATES)[number];

/** Why there was no answer at all. */
export const OUTGOING_FAULTS = ['noUrl', 'noKey', 'refusedAddress', 'unknownHost', 'timeout', 'unreachable'] as const;
export type OutgoingFault = (typeof OUTGOING_FAULTS)[number];

/**
 * The JSON that is posted, signed in `X-Signature: t=<seconds>,v1=<hex of HMAC-SHA256(API key, t + "." + body)>`. Notices of an order
 * come in its order, each at least once: receivers know one that they have by its id. It names nobody who travels.
 */
export interface OutgoingBody {
  id: string;
  kind: OutgoingKind;
  /** When it happened. */
  at: string;
  order: {
    id: string;
    product: OrderProduct;
    type: OrderType;
    status: OrderStatus;
    /** Grows with each change of the order. */
    version: number;
    originalBookingId: string | null;
    referenceId: string | null;
    pnr: string | null;
    /** Of an order that sandbox suppliers have booked, which is none to act on; absent of all others. */
    sandbox?: true;
  };
  /** Of a flightChange. */
  disruption?: {
    id: string;
    type: VoyageType;
    before: SolutionJourney[];
    after: SolutionJourney[] | null;
    remark: string | null;
  };
}
