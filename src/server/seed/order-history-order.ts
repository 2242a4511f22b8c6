import { VOLUNTARY } from '../../contract/after-sales.ts';
import { FLIGHT_ORDER_STATES, type FlightOrderStatus } from '../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../contract/flight-orders.ts';
import type { Currency, RateMap } from '../../contract/money.ts';
import type { Mover } from '../../contract/order-moves.ts';
import { canMove } from '../../contract/order-products.ts';
import type { Passenger } from '../../contract/passengers.ts';
import type { afterSales } from '../db/schema/after-sales.ts';
import type { PriceParts } from '../db/schema/flight-search.ts';
import type { orders, orderTimeline, SoldPrice } from '../db/schema/orders.ts';
import { settlementOf, soldPrice } from '../features/flight-orders/make-draft.ts';
import type { LedgerChannel } from '../ledger/rules.ts';
import { searchTextOf } from '../orders/order-draft.ts';
import { tripFacts } from '../orders/trip-facts.ts';
import { typeOfPath } from './order-history-plans.ts';

const MINUTE = 60_000;
/** How long each mover takes, in minutes. */
const PACE: Record<Mover, number> = { agent: 9, payment: 6, supplier: 14, desk: 38, system: 1, clock: 25 };

export interface Agency {
  id: string;
  currency: Currency;
  rates: RateMap;
  providerId: string;
  /** Who books, and their address. */
  agent: { id: string; name: string; email: string };
  supplier: { id: string; name: string; shown: boolean };
}

/** A trip as an order sells it. */
export interface Sale {
  airline: string;
  journeys: FlightOrder['journeys'];
  parts: PriceParts[];
  passengers: (Passenger & { ticketNumber?: string })[];
  pnr: string;
  bags: number;
}

type OrderValues = typeof orders.$inferInsert;
type TimelineValues = typeof orderTimeline.$inferInsert;
export interface HistoricOrder {
  order: OrderValues;
  timeline: TimelineValues[];
  passengers: Sale['passengers'];
  /** What a change, refund or void asks for; null of an original order. */
  request: typeof afterSales.$inferInsert | null;
  /** What it is paid from, or given back to. */
  channel: LedgerChannel;
  /** When each status of its path began. */
  reached: ReadonlyMap<FlightOrderStatus, Date>;
}

/** Minutes that a path takes from the order's creation to its last status. */
export function lengthOf(path: readonly FlightOrderStatus[]): number {
  return path.reduce((sum, status, i) => sum + paceOf(path[i - 1], status), 0);
}

function moverOf(from: FlightOrderStatus, to: FlightOrderStatus): Mover {
  const [mover] = FLIGHT_ORDER_STATES[from].next[to] ?? [];
  if (!mover || !canMove('flight', from, to, mover)) throw new Error(`no order goes from ${from} to ${to}`);
  return mover;
}

function paceOf(from: FlightOrderStatus | undefined, to: FlightOrderStatus): number {
  return from ? PACE[moverOf(from, to)] : 0;
}

/** The rows of an order that went along `path` from `createdAt`. */
export function historicOrder(
  agency: Agency,
  sale: Sale,
  life: {
    id: string;
    originalId: string | null;
    path: readonly FlightOrderStatus[];
    createdAt: Date;
    channel: LedgerChannel;
    /** What the new tickets of a change are worth; else they are what is sold. */
    worth?: PriceParts[] | undefined;
  },
): HistoricOrder {
  const { id, originalId, path, createdAt, channel, worth = sale.parts } = life;
  const priceBreakdown = soldPrice(sale.parts, agency.currency);
  const total = { amount: priceBreakdown.total, currency: agency.currency };
  const { entries, reached } = timelineOf(agency, path, createdAt, total);
  const status = path.at(-1);
  const first = path[0];
  if (!status || !first) throw new Error('an order has a status');
  const paidAt = reached.get('proceeding') ?? reached.get('chg_proceeding') ?? null;
  const trip = tripFacts(sale.journeys);
  const lead = sale.passengers[0];
  return {
    order: {
      id,
      companyId: agency.id,
      createdBy: agency.agent.id,
      createdByName: agency.agent.name,
      product: 'flight',
      type: typeOfPath(path),
      status,
      version: path.length,
      originalId,
      pnr: sale.pnr,
      carrier: sale.airline,
      supplierId: agency.supplier.id,
      supplierName: agency.supplier.shown ? agency.supplier.name : '',
      currency: agency.currency,
      total: total.amount,
      sold: soldOf(sale, agency, soldPrice(worth, agency.currency)),
      settlement: settlementOf(worth, agency.providerId),
      contact: { name: agency.agent.name, email: agency.agent.email, areaCode: '86', phone: '13800138000' },
      payBy: deadlineOf(first, status, createdAt),
      ticketBy: first === 'reserved' ? new Date(createdAt.getTime() + 24 * 60 * MINUTE) : null,
      ...paymentOf(id, channel, paidAt),
      ...trip,
      leadPassenger: lead ? `${lead.surname}/${lead.givenName}` : '',
      passengerCount: sale.passengers.length,
      searchText: searchTextOf({ id, originalId, pnr: sale.pnr, ...trip, passengers: sale.passengers }),
      createdAt,
      updatedAt: reached.get(status) ?? createdAt,
    },
    timeline: withReview(entries).map((entry) => ({ orderId: id, ...entry })),
    passengers: sale.passengers,
    request: originalId ? { ...requestOf(id, sale, path, total.amount), sourceId: originalId } : null,
    channel,
    reached,
  };
}

function paymentOf(id: string, channel: LedgerChannel, paidAt: Date | null) {
  return { paymentChannel: paidAt && channel, paidAt, paymentReference: paidAt && `PAY${id}` };
}

function deadlineOf(first: FlightOrderStatus, status: FlightOrderStatus, createdAt: Date): Date | null {
  if (status === 'chg_to_be_paid' || status === 'rfd_to_be_confirm')
    return new Date(createdAt.getTime() + 24 * 60 * MINUTE);
  if (first === 'to_be_paid') return new Date(createdAt.getTime() + PACE.clock * MINUTE);
  return first === 'reserved' ? new Date(createdAt.getTime() + (24 * 60 - 2) * MINUTE) : null;
}

function soldOf(sale: Sale, agency: Agency, priceBreakdown: SoldPrice): OrderValues['sold'] {
  // A fifth of what the agency pays: a share of the airline's own fare would tell it.
  const fee = Math.ceil((sale.parts[0]?.salePrice ?? 0) / 5);
  const rule = (deadlineHours: number) => ({
    permitted: 'fee' as const,
    fee: { amount: fee, currency: agency.currency },
    deadlineHours,
  });
  return {
    journeys: sale.journeys,
    brand: sale.bags > 0 ? 'Standard' : 'Light',
    baggage: {
      checked: { pieces: sale.bags, kg: sale.bags > 0 ? 23 : 0 },
      infant: { pieces: sale.bags > 0 ? 1 : 0, kg: sale.bags > 0 ? 10 : 0 },
      carryOn: { pieces: 1, kg: 7 },
    },
    policies: { refund: rule(24), change: rule(4), seat: sale.bags > 1 ? 'free' : 'paid' },
    selfTransfer: false,
    ticketingSpeed: 'normal',
    priceBreakdown,
  };
}

/** A refund gave seven tenths back, as order-history.ts sells it; nobody's service fee is in it. */
function requestOf(
  orderId: string,
  sale: Sale,
  path: readonly FlightOrderStatus[],
  net: number,
): Omit<typeof afterSales.$inferInsert, 'sourceId'> {
  const type = typeOfPath(path);
  const segments = sale.journeys.flatMap((journey) => journey.segments).map((_, position) => position);
  const paid = type === 'refund' ? Math.ceil((net * 10) / 7) : net;
  const quote = { paid, penalty: paid - net, fees: [], net, taken: { cost: net, markups: [], fee: 0 } };
  const isQuoted = type === 'void' || (type === 'refund' && path.includes('rfd_to_be_confirm'));
  const change = type === 'change' ? changeOf(sale, path, net) : {};
  return { orderId, reason: VOLUNTARY, segments, quote: isQuoted ? quote : null, ...change };
}

/** A change of the first journey to its own day, as order-history.ts sells it: what is added is fare and tax, with nobody's fee. */
function changeOf(sale: Sale, path: readonly FlightOrderStatus[], total: number) {
  const lines = sale.parts.flatMap(({ faceValue, airportTax, count }) =>
    Array.from({ length: count }, () => ({
      fareDifference: faceValue,
      taxDifference: airportTax,
      penalty: 0,
      serviceFee: 0,
    })),
  );
  const date = sale.journeys[0]?.segments[0]?.departure.slice(0, 10) ?? '';
  const isQuoted = path.includes('chg_to_be_paid') || path.includes('chg_proceeding');
  return { wanted: [{ journey: 0, date }], changeQuote: isQuoted ? { lines, cost: total, fees: [], total } : null };
}

type Entry = Omit<TimelineValues, 'orderId'>;

function timelineOf(
  agency: Agency,
  path: readonly FlightOrderStatus[],
  createdAt: Date,
  total: { amount: number; currency: Currency },
): { entries: Entry[]; reached: Map<FlightOrderStatus, Date> } {
  const reached = new Map<FlightOrderStatus, Date>();
  let at = createdAt;
  const entries = path.map((status, i): Entry => {
    const from = path[i - 1];
    at = new Date(at.getTime() + paceOf(from, status) * MINUTE);
    reached.set(status, at);
    const mover = from ? moverOf(from, status) : 'agent';
    const isPayment = mover === 'payment';
    const isRefund = status.endsWith('_reimbursed');
    return {
      at,
      kind: from ? kindOf(status, isPayment, isRefund) : 'created',
      status,
      by: nameOf(agency, mover),
      ...(isPayment || isRefund ? total : {}),
    };
  });
  return { entries, reached };
}

/** Why the desk looks at an order stands after its beginning. */
function withReview(entries: Entry[]): Entry[] {
  const [first, ...rest] = entries;
  if (first?.status !== 'reviewing') return entries;
  return [first, { at: first.at, kind: 'status', status: first.status, by: null, code: 'noGrownUp' }, ...rest];
}

function kindOf(status: FlightOrderStatus, isPayment: boolean, isRefund: boolean): Entry['kind'] {
  if (isPayment) return 'payment';
  if (isRefund) return 'refund';
  return status === 'issued' || status === 'changed' ? 'ticket' : 'status';
}

function nameOf(agency: Agency, mover: Mover): string | null {
  if (mover === 'agent' || mover === 'payment') return agency.agent.name;
  if (mover === 'desk') return 'Interline';
  return mover === 'supplier' && agency.supplier.shown ? agency.supplier.name : null;
}
