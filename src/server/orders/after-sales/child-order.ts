import { asc, eq } from 'drizzle-orm';
import { VOLUNTARY } from '../../../contract/after-sales.ts';
import { INITIAL_STATUSES } from '../../../contract/flight-order-states.ts';
import type { RequestedJourney } from '../../../contract/order-changes.ts';
import type { OrderType } from '../../../contract/order-groups.ts';
import type { OrderStatus } from '../../../contract/order-products.ts';
import type { Actor } from '../../actor.ts';
import { seal, unseal } from '../../crypto/at-rest.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales } from '../../db/schema/after-sales.ts';
import { orderPassengers, orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { addTimeline, announce } from '../move-order.ts';
import { searchTextOf } from '../order-draft.ts';
import { nextOrderNumber } from '../order-number.ts';
import type { OrderRow, PassengerRow } from '../order-rows.ts';
import { enqueueWebhook } from '../outgoing/enqueue-webhook.ts';
import { isAsked, ticketRequests } from './ticket-requests.ts';

export type AfterSalesRow = typeof afterSales.$inferSelect;

/** Statuses in which tickets can be changed and refunded: issued orders, and completed changes. */
export const TICKETED: readonly OrderStatus[] = ['issued', 'changed'];

export interface ChildRequest {
  type: Exclude<OrderType, 'origin'>;
  /** The initial status, if not the review: for what was agreed already. */
  begins?: OrderStatus;
  passengers: readonly PassengerRow[];
  segments: readonly number[];
  reason: number | null;
  subReason: AfterSalesRow['subReason'];
  remark: string | null;
  /** The journeys a change requests instead, and the supplier's option for it. */
  wanted?: RequestedJourney[];
  option?: string | null;
  /** The new train requested for tickets that the desk has bought, and exchanges, by hand. */
  instead?: Pick<OrderRow, 'sold' | 'route' | 'serviceNumbers' | 'departureDate' | 'laterDays'>;
  /** Its quote had expired: the agent has not seen the new price. */
  isAnew?: boolean;
}

/**
 * Whether only the desk handles a request, whoever issued its tickets: a railway's system refunds by its fee rules alone, and knows nothing
 * of cancelled trains or illness.
 */
function isForPeople({ product }: Pick<OrderRow, 'product'>, { type, reason }: ChildRequest): boolean {
  return product === 'train' && type === 'refund' && reason !== null && reason !== VOLUNTARY;
}

/** The passengers of an order, in their order. */
export function passengersOf(tx: Pick<Tx, 'select'>, orderId: string): Promise<PassengerRow[]> {
  return tx
    .select()
    .from(orderPassengers)
    .where(eq(orderPassengers.orderId, orderId))
    .orderBy(asc(orderPassengers.position));
}

/** The tickets of an order's passengers. */
export async function ticketsOf(tx: Pick<Tx, 'select'>, { id }: Pick<OrderRow, 'id'>): Promise<string[]> {
  return (await passengersOf(tx, id)).flatMap(({ ticketNumber }) => ticketNumber ?? []);
}

/**
 * Whether an active or successful request already covers one of these passengers on one of these flights; a change covers the whole ticket.
 */
export async function isCovered(
  tx: Pick<Tx, 'select'>,
  sourceId: string,
  passengers: readonly string[],
  segments: readonly number[],
): Promise<boolean> {
  const requests = await ticketRequests(tx, sourceId);
  return passengers.some((id) => isAsked(requests, id, segments));
}

/**
 * Stores an agent's request for issued tickets as an order of its own. The caller must hold the lock of `source`, which has the tickets.
 */
export async function insertChild(
  tx: Tx,
  deps: Deps,
  source: OrderRow,
  actor: Pick<Actor, 'userId' | 'displayName'>,
  request: ChildRequest,
): Promise<OrderRow> {
  const at = deps.clock.now();
  const { type, passengers, remark } = request;
  const status = request.begins ?? INITIAL_STATUSES[type][0];
  if (!status) throw new Error(`a ${type} order begins nowhere`);
  const id = await nextOrderNumber(tx);
  const originalId = source.originalId ?? source.id;
  const about = { ...source, ...request.instead };
  const { serviceNumbers, pnr } = about;
  const [child] = await tx
    .insert(orders)
    .values({
      ...about,
      byHand: source.byHand || isForPeople(source, request),
      id,
      originalId,
      createdBy: actor.userId,
      createdByName: actor.displayName,
      type,
      status,
      version: 1,
      total: 0,
      clientTotal: null,
      remark,
      reviewRemark: null,
      payBy: null,
      ticketBy: null,
      voidUntil: type === 'void' ? source.voidUntil : null,
      ...(await paymentOf(tx, type, originalId)),
      leadPassenger: passengers[0] ? `${passengers[0].surname}/${passengers[0].givenName}` : '',
      passengerCount: passengers.length,
      searchText: searchTextOf({ id, originalId, pnr, serviceNumbers, passengers }),
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!child) throw new Error('the order was not written');
  await tx.insert(orderPassengers).values(copiesOf(deps, id, passengers));
  await writeRequest(tx, child, source, request);
  await addTimeline(tx, child, { at, kind: 'created', status, by: actor.displayName, text: remark });
  await announce(tx, deps, child);
  await enqueueWebhook(tx, deps, child);
  return child;
}

async function writeRequest(tx: Tx, { id }: OrderRow, source: OrderRow, request: ChildRequest): Promise<void> {
  const { segments, reason, subReason, remark, wanted = null, option = null, isAnew = false } = request;
  await tx.insert(afterSales).values({
    orderId: id,
    sourceId: source.id,
    reason,
    subReason,
    remark,
    segments: [...segments],
    wanted,
    supplierQuote: option,
    isAnew,
  });
}

/** Copies the passengers to the child order; each document number is encrypted for its own row. */
function copiesOf(deps: Pick<Deps, 'ids' | 'settings'>, orderId: string, passengers: readonly PassengerRow[]) {
  return passengers.map((passenger, position) => {
    const id = deps.ids.uuid();
    const number = unseal(passenger.documentNumber, deps.settings.dataKeys, passenger.id);
    const documentNumber = seal(number, deps.settings.dataKeys, id);
    return { ...passenger, id, orderId, position, originalId: passenger.id, documentNumber };
  });
}

/** A refund takes its payment method from the original; a change is paid separately. */
async function paymentOf(tx: Tx, type: OrderType, originalId: string) {
  if (type === 'change') return { paymentChannel: null, paidAt: null, paymentReference: null };
  const { paymentChannel, paidAt, paymentReference } = orders;
  const [paid] = await tx
    .select({ paymentChannel, paidAt, paymentReference })
    .from(orders)
    .where(eq(orders.id, originalId));
  return paid ?? {};
}

/** The order whose tickets a request is about. */
export async function sourceOf(tx: Pick<Tx, 'select'>, request: Pick<AfterSalesRow, 'sourceId'>): Promise<OrderRow> {
  const [source] = await tx.select().from(orders).where(eq(orders.id, request.sourceId));
  if (!source) throw new Error(`order ${request.sourceId} is gone`);
  return source;
}

export async function readAfterSales(tx: Pick<Tx, 'select'>, orderId: string): Promise<AfterSalesRow | null> {
  const [row] = await tx.select().from(afterSales).where(eq(afterSales.orderId, orderId));
  return row ?? null;
}

/** Whether the supplier quotes (or is asked to quote) this change and carries it out. */
export async function isSuppliersChange(
  tx: Pick<Tx, 'select'>,
  order: Pick<OrderRow, 'id' | 'type'>,
): Promise<boolean> {
  return order.type === 'change' && Boolean((await readAfterSales(tx, order.id))?.supplierQuote);
}

/** The request of an after-sales order; every change, refund and void has one, except older ones. */
export async function requestOf(tx: Pick<Tx, 'select'>, order: OrderRow): Promise<AfterSalesRow> {
  const row = await readAfterSales(tx, order.id);
  if (!row) throw new Error(`order ${order.id} does not say what it asks for`);
  return row;
}
