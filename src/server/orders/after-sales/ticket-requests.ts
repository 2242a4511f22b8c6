import { and, eq, isNotNull } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { type GivenBack, isRefundCompleted } from '../../../contract/ticket-fates.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales } from '../../db/schema/after-sales.ts';
import { orderPassengers, orders } from '../../db/schema/orders.ts';

type OrderRow = typeof orders.$inferSelect;

/** A request for one passenger's ticket. */
export interface TicketRequest {
  type: OrderRow['type'];
  status: OrderRow['status'];
  /** Positions of its pieces. */
  segments: readonly number[];
  /** The passenger's id in the order that the request is about. */
  passengerId: string | null;
}

/** Unsuccessful requests: the same may be requested again. */
const CAME_TO_NOTHING: readonly OrderStatus[] = [
  'chg_rejected',
  'change_canceled',
  'failed_reimbursed',
  'rfd_rejected',
  'refund_canceled',
  'refund_failed',
  'void_rejected',
  'void_canceled',
  'void_failed',
  'closed',
];

/** All requests for an order's tickets, a row per passenger. */
export function ticketRequests(tx: Pick<Tx, 'select'>, orderId: string): Promise<TicketRequest[]> {
  return tx
    .select({
      type: orders.type,
      status: orders.status,
      segments: afterSales.segments,
      passengerId: orderPassengers.originalId,
    })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .innerJoin(orderPassengers, eq(orderPassengers.orderId, afterSales.orderId))
    .where(and(eq(afterSales.sourceId, orderId), isNotNull(orderPassengers.originalId)));
}

/** Whether an active or successful request covers this piece of the passenger's ticket; a change covers all of it. */
function covers({ type, status, segments }: TicketRequest, piece: number): boolean {
  return !CAME_TO_NOTHING.includes(status) && (type === 'change' || segments.includes(piece));
}

const of = (requests: readonly TicketRequest[], passengerId: string) =>
  requests.filter((request) => request.passengerId === passengerId);

/** Whether the passenger's ticket has any request. */
export function hasAnyRequest(requests: readonly TicketRequest[], passengerId: string): boolean {
  return of(requests, passengerId).some(({ status }) => !CAME_TO_NOTHING.includes(status));
}

/** Whether one of these pieces of the passenger's ticket has a request. */
export function isAsked(requests: readonly TicketRequest[], passengerId: string, pieces: readonly number[]): boolean {
  return pieces.some((piece) => of(requests, passengerId).some((request) => covers(request, piece)));
}

/** The pieces of the passenger's ticket without a request. */
export function openPieces(
  requests: readonly TicketRequest[],
  passengerId: string,
  pieces: readonly number[],
): number[] {
  return pieces.filter((piece) => !isAsked(requests, passengerId, [piece]));
}

/** How refunds and voids ended the passenger's ticket; null when none has succeeded. */
export function givenBack(
  requests: readonly TicketRequest[],
  passengerId: string,
  pieces: readonly number[],
): GivenBack | null {
  const back = of(requests, passengerId).filter(({ status }) => isRefundCompleted(status));
  if (back.length === 0) return null;
  if (back.some(({ type }) => type === 'void')) return 'voided';
  return pieces.every((piece) => back.some(({ segments }) => segments.includes(piece))) ? 'refunded' : 'partlyRefunded';
}

/**
 * The requests still possible for an order's tickets: a change or void of a whole ticket, a refund of a part; for a request whose quote
 * expired, a repeat.
 */
export type PossibleRequests = Readonly<Record<'change' | 'refund' | 'void' | 'requote', boolean>>;

export function possibleRequests(
  {
    passengers,
    asked,
    isAskedAnew,
  }: { passengers: readonly { id: string }[]; asked: readonly TicketRequest[]; isAskedAnew: boolean },
  pieces: readonly number[],
): PossibleRequests {
  const isWholeLeft = passengers.some(({ id }) => !isAsked(asked, id, pieces));
  return {
    change: isWholeLeft,
    refund: passengers.some(({ id }) => openPieces(asked, id, pieces).length > 0),
    requote: !isAskedAnew,
    void: isWholeLeft,
  };
}
