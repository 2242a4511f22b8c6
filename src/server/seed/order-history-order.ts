import type { FlightOrderStatus } from '../../contract/flight-order-states.ts';
import type { Currency } from '../../contract/money.ts';
import type { Mover } from '../../contract/order-moves.ts';
import { ORDER_STATES } from '../../contract/order-products.ts';
import { TRAIN_LIMITS } from '../../contract/train-terms.ts';
import type { afterSales } from '../db/schema/after-sales.ts';
import type { PriceParts } from '../db/schema/flight-search.ts';
import type { orders, orderTimeline } from '../db/schema/orders.ts';
import { settlementOf, soldPrice } from '../features/flight-orders/make-draft.ts';
import type { LedgerChannel } from '../ledger/rules.ts';
import { searchTextOf } from '../orders/order-draft.ts';
import { REIMBURSING } from '../orders/system-orders.ts';
import { typeOfPath } from './order-history-plans.ts';
import { type Agency, factsOf, requestOf, type Sale, type Seller, soldOf } from './order-history-sale.ts';

const MINUTE = 60_000;
/** How long each mover takes, in minutes. */
const PACE: Record<Mover, number> = { agent: 9, payment: 6, supplier: 14, desk: 38, system: 1, clock: 25 };

type OrderValues = typeof orders.$inferInsert;
type TimelineValues = typeof orderTimeline.$inferInsert;
export interface HistoricOrder {
  order: OrderValues;
  timeline: TimelineValues[];
  passengers: Sale['passengers'];
  /** The request of a change, refund or void; null for an original order. */
  request: typeof afterSales.$inferInsert | null;
  /** What it is paid from, or refunded to. */
  channel: LedgerChannel;
  /** When each status of its path began. */
  reached: ReadonlyMap<FlightOrderStatus, Date>;
  /** For an order that references another: its passengers' positions there. */
  places: readonly number[];
}

type Product = Sale['product'];

/** Minutes that a path takes from the order's creation to its last status. */
export function lengthOf(path: readonly FlightOrderStatus[], product: Product): number {
  return path.reduce((sum, status, i) => sum + paceOf(product, path[i - 1], status), 0);
}

/** Who moves an order on. The desk moves orders that it has bought by hand wherever it may. */
function moverOf(product: Product, from: FlightOrderStatus, to: FlightOrderStatus): Mover {
  const movers = ORDER_STATES[product][from]?.next[to] ?? [];
  const mover = product === 'train' && movers.includes('desk') ? 'desk' : movers[0];
  if (!mover) throw new Error(`no ${product} order goes from ${from} to ${to}`);
  return mover;
}

function paceOf(product: Product, from: FlightOrderStatus | undefined, to: FlightOrderStatus): number {
  return from ? PACE[moverOf(product, from, to)] : 0;
}

/** The history of an order. */
export interface Life {
  id: string;
  originalId: string | null;
  path: readonly FlightOrderStatus[];
  createdAt: Date;
  channel: LedgerChannel;
  /** The value of a change's new tickets; by default that of the sale. */
  worth?: PriceParts[] | undefined;
  /** Its passengers' positions in the order that it references; all of them by default. */
  places?: readonly number[] | undefined;
}

/** The rows of an order that took `path` from `createdAt`. */
export function historicOrder(agency: Agency, sale: Sale, life: Life): HistoricOrder {
  const { id, originalId, path, createdAt, channel, worth = sale.parts } = life;
  const { product, seller, passengers, pnr } = sale;
  const { total: amount } = soldPrice(sale.parts, agency.currency);
  const { entries, reached } = timelineOf(agency, sale, path, createdAt, { amount, currency: agency.currency });
  const status = path.at(-1);
  const first = path[0];
  if (!status || !first) throw new Error('an order has a status');
  const paidAt = reached.get('proceeding') ?? reached.get('chg_proceeding') ?? null;
  const { carrier, ...trip } = factsOf(sale);
  const lead = passengers[0];
  return {
    order: {
      id,
      companyId: agency.id,
      createdBy: agency.agent.id,
      createdByName: agency.agent.name,
      product,
      type: typeOfPath(path),
      status,
      version: path.length,
      originalId,
      pnr,
      carrier,
      supplierId: seller.id,
      supplierName: seller.shown ? seller.name : '',
      currency: agency.currency,
      total: amount,
      sold: soldOf(sale, agency, worth),
      settlement: settlementOf(worth, agency.providerId),
      byHand: product === 'train',
      contact: { name: agency.agent.name, email: agency.agent.email, areaCode: '86', phone: '13800138000' },
      payBy: deadlineOf(first, status, createdAt),
      ticketBy: ticketByOf(product, first, createdAt),
      ...paymentOf(id, channel, paidAt),
      ...trip,
      leadPassenger: lead ? `${lead.surname}/${lead.givenName}` : '',
      passengerCount: passengers.length,
      searchText: searchTextOf({ id, originalId, pnr, ...trip, passengers }),
      createdAt,
      updatedAt: reached.get(status) ?? createdAt,
      // Pending refunds stay pending, for the demonstration to show them: no sweep processes them.
      sweptAt: REIMBURSING.includes(status) ? NEVER : null,
    },
    timeline: withReview(entries).map((entry) => ({ orderId: id, ...entry })),
    passengers,
    request: originalId ? { ...requestOf(id, sale, path, amount), sourceId: originalId } : null,
    channel,
    reached,
    places: life.places ?? passengers.map((_, place) => place),
  };
}

const NEVER = new Date('9999-12-31T00:00:00Z');

function paymentOf(id: string, channel: LedgerChannel, paidAt: Date | null) {
  return { paymentChannel: paidAt && channel, paidAt, paymentReference: paidAt && `PAY${id}` };
}

function deadlineOf(first: FlightOrderStatus, status: FlightOrderStatus, createdAt: Date): Date | null {
  if (status === 'chg_to_be_paid' || status === 'rfd_to_be_confirm')
    return new Date(createdAt.getTime() + 24 * 60 * MINUTE);
  if (first === 'to_be_paid') return new Date(createdAt.getTime() + PACE.clock * MINUTE);
  return first === 'reserved' ? new Date(createdAt.getTime() + (24 * 60 - 2) * MINUTE) : null;
}

/** Until when the supplier holds seats: a day for held flights, and for a train slightly longer than the payment deadline. */
function ticketByOf(product: Product, first: FlightOrderStatus, createdAt: Date): Date | null {
  const minutes = product === 'train' ? TRAIN_LIMITS.holdMinutes + 2 : 24 * 60;
  return first === 'reserved' || (product === 'train' && first === 'to_be_paid')
    ? new Date(createdAt.getTime() + minutes * MINUTE)
    : null;
}

type Entry = Omit<TimelineValues, 'orderId'>;

function timelineOf(
  agency: Agency,
  { product, seller }: Sale,
  path: readonly FlightOrderStatus[],
  createdAt: Date,
  total: { amount: number; currency: Currency },
): { entries: Entry[]; reached: Map<FlightOrderStatus, Date> } {
  const reached = new Map<FlightOrderStatus, Date>();
  let at = createdAt;
  const entries = path.map((status, i): Entry => {
    const from = path[i - 1];
    at = new Date(at.getTime() + paceOf(product, from, status) * MINUTE);
    reached.set(status, at);
    const mover = from ? moverOf(product, from, status) : 'agent';
    const isPayment = mover === 'payment';
    const isRefund = status.endsWith('_reimbursed');
    return {
      at,
      kind: from ? kindOf(status, mover, isRefund) : 'created',
      status,
      by: nameOf(agency, seller, mover),
      ...(isPayment || isRefund ? total : {}),
    };
  });
  return { entries, reached };
}

/** Adds the desk's reason for a review after the first entry. */
function withReview(entries: Entry[]): Entry[] {
  const [first, ...rest] = entries;
  if (first?.status !== 'reviewing') return entries;
  return [first, { at: first.at, kind: 'status', status: first.status, by: null, code: 'noGrownUp' }, ...rest];
}

/** Supplier failures are entries of their own kind, distinct from what the desk has ended. */
const CAME_TO_NOTHING = /failed$|rejected|^canceled$/;

function kindOf(status: FlightOrderStatus, mover: Mover, isRefund: boolean): Entry['kind'] {
  if (mover === 'payment') return 'payment';
  if (mover === 'supplier' && CAME_TO_NOTHING.test(status)) return 'supplier';
  if (isRefund) return 'refund';
  return status === 'issued' || status === 'changed' ? 'ticket' : 'status';
}

function nameOf(agency: Agency, seller: Seller, mover: Mover): string | null {
  if (mover === 'agent' || mover === 'payment') return agency.agent.name;
  if (mover === 'desk') return 'Interline';
  return mover === 'supplier' && seller.shown ? seller.name : null;
}
