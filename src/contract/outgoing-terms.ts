import type { SolutionJourney } from './flight-search.ts';
import type { OrderType } from './order-groups.ts';
import type { OrderProduct, OrderStatus } from './order-products.ts';
import type { VoyageType } from './voyage-rules.ts';

/** Webhook notices to an agency's systems: an order's new status, and an airline's changes of its flights. */
export const OUTGOING_KINDS = ['order', 'flightChange'] as const;
export type OutgoingKind = (typeof OUTGOING_KINDS)[number];

/** failed: not accepted within 72 hours; it is resent only manually. */
export const OUTGOING_STATES = ['waiting', 'delivered', 'failed'] as const;
export type OutgoingState = (typeof OUTGOING_STATES)[number];

/** Why there was no response. */
export const OUTGOING_FAULTS = ['noUrl', 'noKey', 'refusedAddress', 'unknownHost', 'timeout', 'unreachable'] as const;
export type OutgoingFault = (typeof OUTGOING_FAULTS)[number];

/**
 * The JSON that is posted, signed in `X-Signature: t=<seconds>,v1=<hex of HMAC-SHA256(API key, t + "." + body)>`. Notices of an order are
 * sent in its order, each at least once: receivers deduplicate by id. It contains no passenger names.
 */
export interface OutgoingBody {
  id: string;
  kind: OutgoingKind;
  /** When the event happened. */
  at: string;
  order: {
    id: string;
    product: OrderProduct;
    type: OrderType;
    status: OrderStatus;
    /** Increases with each change of the order. */
    version: number;
    originalBookingId: string | null;
    referenceId: string | null;
    pnr: string | null;
    /** Order booked by sandbox suppliers, not to be acted on; absent otherwise. */
    sandbox?: true;
  };
  /** For a flightChange. */
  disruption?: {
    id: string;
    type: VoyageType;
    before: SolutionJourney[];
    after: SolutionJourney[] | null;
    remark: string | null;
  };
}
