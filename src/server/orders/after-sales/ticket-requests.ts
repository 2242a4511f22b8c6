import { and, eq, isNotNull } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { type GivenBack, isTakenBack } from '../../../contract/ticket-fates.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales } from '../../db/schema/after-sales.ts';
import { orderPassengers, orders } from '../../db/schema/orders.ts';

type OrderRow = typeof orders.$inferSelect;

/** What was asked of one passenger's ticket. */
export interface TicketRequest {
  type: OrderRow['type'];
  status: OrderRow['status'];
  /** Positions of the pieces it is about. */
  segments: readonly number[];
  /** Whose ticket, as a passenger of the order that was asked about. */
  passengerId: string | null;
}

/** Requests that came to nothing: what they asked for may be asked again. */
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

/** Everything that was asked of an order's tickets, a row for each passenger. */
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

/** Whether a request that stands or succeeded covers this piece of the passenger's ticket; a change covers all of it. */
function covers({ type, status, segments }: TicketRequest, piece: number): boolean {
  return !CAME_TO_NOTHING.includes(status) && (type === 'change' || segments.includes(piece));
}

const of = (requests: readonly TicketRequest[], passengerId: string) =>
  requests.filter((request) => request.passengerId === passengerId);

/** Whether anything was asked already of the passenger's ticket. */
export function isAskedAtAll(requests: readonly TicketRequest[], passengerId: string): boolean {
  return of(requests, passengerId).some(({ status }) => !CAME_TO_NOTHING.includes(status));
}

/** Whether anything was asked already of one of these pieces of the passenger's ticket. */
export function isAsked(requests: readonly TicketRequest[], passengerId: string, pieces: readonly number[]): boolean {
  return pieces.some((piece) => of(requests, passengerId).some((request) => covers(request, piece)));
}

/** Those of the pieces of the passenger's ticket of which nothing was asked yet. */
export function openPieces(
  requests: readonly TicketRequest[],
  passengerId: string,
  pieces: readonly number[],
): number[] {
  return pieces.filter((piece) => !isAsked(requests, passengerId, [piece]));
}

/** What became of the passenger's ticket by refunds and voids; null when none has ended well. */
export function givenBack(
  requests: readonly TicketRequest[],
  passengerId: string,
  pieces: readonly number[],
): GivenBack | null {
  const back = of(requests, passengerId).filter(({ status }) => isTakenBack(status));
  if (back.length === 0) return null;
  if (back.some(({ type }) => type === 'void')) return 'voided';
  return pieces.every((piece) => back.some(({ segments }) => segments.includes(piece))) ? 'refunded' : 'partlyRefunded';
}

/**
 * What is left to ask of an order's tickets: a change or void of all of somebody's, a refund of a part of one; of a request
 * whose quote expired, the same once more.
 */
export type LeftToAsk = Readonly<Record<'change' | 'refund' | 'void' | 'requote', boolean>>;

export function leftToAsk(
  {
    passengers,
    asked,
    isAskedAnew,
  }: { passengers: readonly { id: string }[]; asked: readonly TicketRequest[]; isAskedAnew: boolean },
  pieces: readonly number[],
): LeftToAsk {
  const isWholeLeft = passengers.some(({ id }) => !isAsked(asked, id, pieces));
  return {
    change: isWholeLeft,
    refund: passengers.some(({ id }) => openPieces(asked, id, pieces).length > 0),
    requote: !isAskedAnew,
    void: isWholeLeft,
  };
}
