import { FLIGHT_ORDER_STATES, type FlightOrderStatus } from './flight-order-states.ts';
import type { GroupOrderStatus } from './group-order-states.ts';
import type { OrderProduct, OrderStatus } from './order-products.ts';

/** What waits at the provider's desk, by the work that it is. */
export const DESK_KINDS = [
  'review',
  'ticketing',
  'held',
  'change',
  'refund',
  'void',
  'disruption',
  'group',
  'books',
] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

/** The statuses in which an order waits for somebody at the desk, and for how many hours where it has no deadline of its own. */
const FLIGHT_WAITS: Partial<Record<FlightOrderStatus, { kind: DeskKind; hours: number }>> = {
  reviewing: { kind: 'review', hours: 1 },
  proceeding: { kind: 'ticketing', hours: 1 },
  origin_holding: { kind: 'ticketing', hours: 1 },
  holding: { kind: 'held', hours: 4 },
  chg_reviewing: { kind: 'change', hours: 12 },
  chg_proceeding: { kind: 'change', hours: 4 },
  change_holding: { kind: 'change', hours: 4 },
  rfd_reviewing: { kind: 'refund', hours: 24 },
  rfd_proceeding: { kind: 'refund', hours: 48 },
  refund_holding: { kind: 'refund', hours: 48 },
  void_proceeding: { kind: 'void', hours: 1 },
  void_holding: { kind: 'void', hours: 1 },
};

/** Hours of a request are counted by working days instead (orders/groups/answer-by.ts). */
const GROUP_WAITS: Partial<Record<GroupOrderStatus, { kind: DeskKind; hours: number }>> = {
  to_be_quote: { kind: 'group', hours: 48 },
  seat_applying: { kind: 'group', hours: 24 },
  proceeding: { kind: 'group', hours: 24 },
};

type Waits = Partial<Record<OrderStatus, { kind: DeskKind; hours: number }>>;
export const DESK_WAITS: Readonly<Record<OrderProduct, Waits>> = {
  flight: FLIGHT_WAITS,
  group: GROUP_WAITS,
  train: {},
};

/**
 * What the desk does with an order as it stands, and where that leads. `resume` leads back to where a held order was; `remark`: a
 * reason has to be given, which the agency reads in the order's timeline.
 */
export const DESK_MOVES = ['approve', 'refuse', 'hold', 'resume', 'fail', 'cancel', 'complete'] as const;
export type DeskMove = (typeof DESK_MOVES)[number];
export const REMARKED_MOVES: readonly DeskMove[] = ['refuse', 'hold', 'fail', 'cancel'];

const FLIGHT_MOVES: Record<DeskMove, Partial<Record<OrderStatus, FlightOrderStatus>>> = {
  approve: { reviewing: 'to_be_paid' },
  refuse: {
    reviewing: 'origin_canceled',
    chg_reviewing: 'chg_rejected',
    rfd_reviewing: 'rfd_rejected',
    void_proceeding: 'void_rejected',
  },
  hold: { reviewing: 'holding', proceeding: 'holding', chg_proceeding: 'change_holding' },
  resume: { holding: 'reviewing', change_holding: 'chg_proceeding' },
  fail: {
    reviewing: 'failed',
    reserved: 'failed',
    to_be_paid: 'failed',
    proceeding: 'origin_failed',
    origin_holding: 'origin_failed',
    chg_proceeding: 'change_failed',
    change_holding: 'change_failed',
    rfd_proceeding: 'refund_failed',
    refund_holding: 'refund_failed',
    void_proceeding: 'void_failed',
    void_holding: 'void_failed',
  },
  cancel: { reviewing: 'canceled', reserved: 'canceled', to_be_paid: 'canceled' },
  complete: {
    rfd_proceeding: 'refunded',
    refund_holding: 'refunded',
    void_proceeding: 'voided',
    void_holding: 'voided',
  },
};

/** Where a move of the desk leads from a status; null where it is none. A held order that was paid goes back to its ticketing. */
export function deskMoveTo(move: DeskMove, from: OrderStatus, isPaid: boolean): FlightOrderStatus | null {
  if (move === 'resume' && from === 'holding' && isPaid) return 'proceeding';
  return FLIGHT_MOVES[move][from] ?? null;
}

/** What the desk may do with an order beside those moves: write tickets that were issued by hand, quote a refund or a change. */
export const DESK_WORKS = ['issue', 'quoteRefund', 'quoteChange'] as const;
export type DeskWork = (typeof DESK_WORKS)[number];
const WORKS: Record<DeskWork, readonly FlightOrderStatus[]> = {
  issue: ['issued', 'changed'],
  quoteRefund: ['rfd_to_be_confirm'],
  quoteChange: ['chg_to_be_paid'],
};

/** What the desk does about a disruption that the agency has asked it for. */
export const SETTLE_DISRUPTION = 'settleDisruption';
/** The desk tells of one, of an order that has tickets. */
export const RAISE_DISRUPTION = 'raiseDisruption';
export type DeskCan = DeskMove | DeskWork | typeof SETTLE_DISRUPTION | typeof RAISE_DISRUPTION;

/** Setting aside and taking up again; not of a change that its supplier carries out, which goes on there whatever the desk does. */
const PAUSES: readonly DeskCan[] = ['hold', 'resume'];
export const isPause = (what: DeskCan): boolean => PAUSES.includes(what);

/**
 * All that the desk can do with an order in this status, in the order it is offered.
 *
 * @param isSuppliers its supplier quoted the change, and carries it out
 */
export function deskCan(
  status: FlightOrderStatus,
  { isDisrupted, isSuppliers }: { isDisrupted: boolean; isSuppliers: boolean },
): DeskCan[] {
  const works = DESK_WORKS.filter((work) =>
    WORKS[work].some((to) => FLIGHT_ORDER_STATES[status].next[to]?.includes('desk')),
  );
  return [
    ...(isDisrupted ? ([SETTLE_DISRUPTION] as const) : []),
    ...works,
    ...(status === 'issued' || status === 'changed' ? ([RAISE_DISRUPTION] as const) : []),
    ...DESK_MOVES.filter((move) => deskMoveTo(move, status, false) !== null && !(isSuppliers && isPause(move))),
  ];
}
