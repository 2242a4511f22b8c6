import { and, eq, sql } from 'drizzle-orm';
import type { Money } from '../../contract/money.ts';
import { notifiesAgency } from '../../contract/notice-kinds.ts';
import type { Mover } from '../../contract/order-moves.ts';
import type { TimelineEntry } from '../../contract/order-parts.ts';
import { canMove, type OrderStatus } from '../../contract/order-products.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { TimelineCode } from '../../contract/timeline-codes.ts';
import type { Tx } from '../db/database.ts';
import { orders, orderTimeline } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { queueFailure, queueForDesk } from './desk/desk-tasks.ts';
import { addNotice } from './notices/add-notice.ts';
import type { OrderRow } from './order-rows.ts';
import { enqueueWebhook } from './outgoing/enqueue-webhook.ts';

type Changes = Partial<
  Pick<
    OrderRow,
    | 'payBy'
    | 'ticketBy'
    | 'voidUntil'
    | 'total'
    | 'toChoose'
    | 'paymentChannel'
    | 'paidAt'
    | 'paymentReference'
    | 'pnr'
    | 'searchText'
    | 'sold'
    | 'settlement'
    | 'carrier'
    | 'supplierRef'
    | 'supplierAmount'
    | 'supplierCurrency'
    | 'byHand'
    | 'departureDate'
    | 'laterDays'
    | 'route'
    | 'serviceNumbers'
  >
>;

export interface Move {
  to: OrderStatus;
  mover: Mover;
  /** A person's or a supplier's name; null for the system. */
  by: string | null;
  kind?: TimelineEntry['kind'];
  money?: Money | null;
  /** The portal's own message; `text` is then what somebody adds. */
  code?: TimelineCode | null;
  text?: string | null;
  /** The desk's own remark, where the text holds more than that; defaults to the text. */
  remark?: string | null;
  changes?: Changes;
}

/** The desk's text for a move becomes the order's review remark (spec §3) until the desk writes another. */
function reviewed({ mover, text = null, remark = text }: Move): Partial<Pick<OrderRow, 'reviewRemark'>> {
  return mover === 'desk' && remark ? { reviewRemark: remark } : {};
}

type MoveDeps = Pick<Deps, 'clock' | 'events' | 'ids' | 'jobs' | 'settings'>;

/**
 * The only way an order changes status: only along the contract's table, from the version that was read, with the timeline entry and the
 * event. Returns the updated order, or refuses with statusConflict. The caller must hold the row lock.
 */
export async function moveOrder(tx: Tx, deps: MoveDeps, order: OrderRow, move: Move): Promise<OrderRow | Refusal> {
  if (!canMove(order.product, order.status, move.to, move.mover)) return refuse('statusConflict');
  const at = deps.clock.now();
  const [moved] = await tx
    .update(orders)
    .set({ ...move.changes, ...reviewed(move), status: move.to, version: sql`${orders.version} + 1`, updatedAt: at })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!moved) return refuse('statusConflict');
  await addTimeline(tx, moved, { ...move, at, status: move.to });
  if (move.mover === 'supplier') await queueFailure(tx, deps, moved);
  await announce(tx, deps, moved);
  await enqueueWebhook(tx, deps, moved);
  if (notifiesAgency(move.to, move.mover)) await addNotice(tx, deps, moved, { kind: 'status' });
  return moved;
}

interface Entry {
  at: Date;
  kind?: TimelineEntry['kind'];
  status: OrderStatus | null;
  by: string | null;
  money?: Money | null;
  code?: TimelineCode | null;
  text?: string | null;
}

export async function addTimeline(tx: Tx, order: Pick<OrderRow, 'id'>, entry: Entry): Promise<void> {
  const { at, kind = 'status', status, by, money, code, text } = entry;
  await tx.insert(orderTimeline).values({
    orderId: order.id,
    at,
    kind,
    status,
    by,
    amount: money?.amount ?? null,
    currency: money?.currency ?? null,
    code: code ?? null,
    text: text ?? null,
  });
}

/** Notifies the company's clients of a changed order, and adds it to the desk's queue or removes it. */
export async function announce(tx: Tx, deps: Omit<MoveDeps, 'jobs'>, order: OrderRow): Promise<void> {
  const to = { companyId: order.companyId, userId: order.createdBy, at: deps.clock.now() };
  const { id: orderId, product, status, version } = order;
  await deps.events.publish(tx, to, { type: 'order', product, orderId, status, version }, { type: 'counts' });
  await queueForDesk(tx, deps, order);
}
