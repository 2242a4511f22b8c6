import { FLIGHT_ORDER_STATES, type FlightOrderStatus } from './flight-order-states.ts';
import type { GroupStatus } from './group-refund-states.ts';
import type { OrderProduct, OrderStatus } from './order-products.ts';
import type { TrainOrderStatus } from './train-order-states.ts';

/** Tasks in the desk's queue, by kind of work. */
export const DESK_KINDS = [
  'review',
  'ticketing',
  'held',
  'change',
  'refund',
  'void',
  'failed',
  'disruption',
  'group',
  'books',
] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

/** The order's own deadline by which a task is due: the supplier's, or that of its payment, of a void, of the response to a request. */
export type DeskDeadline = 'ticketBy' | 'payBy' | 'voidUntil' | 'answerBy';
interface Wait {
  kind: DeskKind;
  /** Hours until it is due where the order has no such deadline. */
  hours: number;
  by?: DeskDeadline;
}

type Waits = Partial<Record<OrderStatus, Wait>>;

/** Waiting statuses of a refund, of any product. */
const REFUND_WAITS = {
  rfd_reviewing: { kind: 'refund', hours: 24 },
  rfd_proceeding: { kind: 'refund', hours: 48 },
} as const satisfies Waits;

/** The statuses in which an order waits for the desk, and until when. */
const FLIGHT_WAITS: Partial<Record<FlightOrderStatus, Wait>> = {
  reviewing: { kind: 'review', hours: 1, by: 'ticketBy' },
  proceeding: { kind: 'ticketing', hours: 1, by: 'ticketBy' },
  origin_holding: { kind: 'ticketing', hours: 1, by: 'ticketBy' },
  holding: { kind: 'held', hours: 4, by: 'ticketBy' },
  chg_reviewing: { kind: 'change', hours: 12, by: 'ticketBy' },
  chg_proceeding: { kind: 'change', hours: 4, by: 'ticketBy' },
  change_holding: { kind: 'change', hours: 4, by: 'ticketBy' },
  ...REFUND_WAITS,
  refund_holding: { kind: 'refund', hours: 48 },
  void_proceeding: { kind: 'void', hours: 1, by: 'voidUntil' },
  void_holding: { kind: 'void', hours: 1, by: 'voidUntil' },
};

/** A request is due when its quote was promised, in working days (time/working-days.ts); seats, before the first payment is. */
const GROUP_WAITS: Partial<Record<GroupStatus, Wait>> = {
  to_be_quote: { kind: 'group', hours: 48, by: 'answerBy' },
  seat_applying: { kind: 'group', hours: 24, by: 'payBy' },
  proceeding: { kind: 'group', hours: 24 },
  ...REFUND_WAITS,
};

/** Orders ticketed by hand, and requests about their tickets; the railway's system processes all others unless they are stuck. */
const TRAIN_WAITS: Partial<Record<TrainOrderStatus, Wait>> = {
  proceeding: { kind: 'ticketing', hours: 1, by: 'ticketBy' },
  origin_holding: { kind: 'ticketing', hours: 1, by: 'ticketBy' },
  chg_reviewing: { kind: 'change', hours: 4 },
  chg_proceeding: { kind: 'change', hours: 1 },
  change_holding: { kind: 'change', hours: 1 },
  ...REFUND_WAITS,
  refund_holding: { kind: 'refund', hours: 48 },
};

export const DESK_WAITS: Readonly<Record<OrderProduct, Waits>> = {
  flight: FLIGHT_WAITS,
  group: GROUP_WAITS,
  train: TRAIN_WAITS,
};

/**
 * Failures at a supplier, or its silence, with tickets or money involved: the desk checks their state there and closes the task with a
 * remark; no move leads on from these. Money that is owed is refunded automatically meanwhile.
 *
 * - origin_failed: paid, without tickets; seats may still be held there, and the passengers have to travel.
 * - change_failed: the old tickets may be partly exchanged, or have lost their seats.
 * - refund_failed: confirmed and requested; the tickets may be refunded without a payout, or still be valid.
 * - void_rejected, void_failed: sent to it; whether the tickets are still valid decides if they can be voided today, or refunded later.
 *
 * Not here: `failed` and `canceled`, which were unpaid, `chg_rejected` and `rfd_rejected`, which were refused before anything began, so
 * that the agent simply asks again; a group's, which only the desk fails. What the desk itself fails or refuses has been checked, and
 * returns to the queue if the supplier carries it out after all, as does what it completes and the supplier refuses
 * (after-sales/follow-given-up.ts).
 */
export const DESK_FAILURES: Partial<Record<OrderStatus, Wait>> = {
  origin_failed: { kind: 'failed', hours: 1 },
  change_failed: { kind: 'failed', hours: 4 },
  refund_failed: { kind: 'failed', hours: 24 },
  void_rejected: { kind: 'failed', hours: 1, by: 'voidUntil' },
  void_failed: { kind: 'failed', hours: 1, by: 'voidUntil' },
};

/**
 * The desk's moves on an order, and where they lead. `resume` leads back to where a held order was; `remark`: a reason is required, which
 * the agency reads in the order's timeline.
 */
export const DESK_MOVES = ['approve', 'refuse', 'hold', 'resume', 'fail', 'cancel', 'complete'] as const;
export type DeskMove = (typeof DESK_MOVES)[number];
export const REMARKED_MOVES: readonly DeskMove[] = ['refuse', 'hold', 'fail', 'cancel'];

const MOVES: Record<DeskMove, Partial<Record<OrderStatus, FlightOrderStatus>>> = {
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

/** Where a desk move leads from a status; null where it is not allowed. A held order that was paid returns to its ticketing. */
export function deskMoveTo(move: DeskMove, from: OrderStatus, isPaid: boolean): FlightOrderStatus | null {
  if (move === 'resume' && from === 'holding' && isPaid) return 'proceeding';
  return MOVES[move][from] ?? null;
}

/** The desk's work on an order besides those moves: enter tickets that were issued by hand, quote a refund or a change. */
export const DESK_WORKS = ['issue', 'quoteRefund', 'quoteChange'] as const;
export type DeskWork = (typeof DESK_WORKS)[number];
const WORKS: Record<DeskWork, readonly FlightOrderStatus[]> = {
  issue: ['issued', 'changed'],
  quoteRefund: ['rfd_to_be_confirm'],
  quoteChange: ['chg_to_be_paid'],
};

/** Completes a disruption that the agency has passed to the desk. */
export const SETTLE_DISRUPTION = 'settleDisruption';
/** The desk reports a disruption of an order that has tickets. */
export const RAISE_DISRUPTION = 'raiseDisruption';
export type DeskCan = DeskMove | DeskWork | typeof SETTLE_DISRUPTION | typeof RAISE_DISRUPTION;

/** Hold and resume; not for a change that its supplier carries out, which goes on there whatever the desk does. */
const PAUSES: readonly DeskCan[] = ['hold', 'resume'];
export const isPause = (what: DeskCan): boolean => PAUSES.includes(what);

/** Facts that decide it besides the status. */
type DeskFact = 'isDisrupted' | 'isSuppliers' | 'isHandedOver' | 'isSpent';

/**
 * All that the desk can do with an order in this status, in display order.
 *
 * @param isSuppliers its supplier quoted the change, and carries it out
 * @param isHandedOver its supplier may have the void: it can be failed, and is followed up, but not refused
 * @param isSpent its tickets are no longer valid for travel
 */
export function deskCan(
  status: FlightOrderStatus,
  { isDisrupted, isSuppliers, isHandedOver, isSpent }: Record<DeskFact, boolean>,
): DeskCan[] {
  const works = DESK_WORKS.filter((work) =>
    WORKS[work].some((to) => FLIGHT_ORDER_STATES[status].next[to]?.includes('desk')),
  );
  return [
    ...(isDisrupted ? ([SETTLE_DISRUPTION] as const) : []),
    ...works,
    ...((status === 'issued' || status === 'changed') && !isSpent ? ([RAISE_DISRUPTION] as const) : []),
    ...DESK_MOVES.filter(
      (move) =>
        deskMoveTo(move, status, false) !== null &&
        !(isSuppliers && isPause(move)) &&
        !(isHandedOver && move === 'refuse'),
    ),
  ];
}

/** The desk's work on a change of train tickets. */
export const CHANGE_WORKS = ['issue', 'quoteChange'] as const;
const CHANGE_MOVES = ['refuse', 'fail'] as const satisfies readonly DeskMove[];
const CHANGE_WORKS_IN: Record<(typeof CHANGE_WORKS)[number], readonly OrderStatus[]> = {
  issue: ['chg_proceeding', 'change_holding'],
  quoteChange: ['chg_reviewing'],
};

/**
 * All that the desk can do with such a change in this status.
 *
 * @param isByHand the tickets were bought by hand; what the railway holds, it alone quotes
 */
export function changeCan(
  status: OrderStatus,
  isByHand: boolean,
): (typeof CHANGE_WORKS | typeof CHANGE_MOVES)[number][] {
  const works = CHANGE_WORKS.filter(
    (work) => CHANGE_WORKS_IN[work].includes(status) && (isByHand || work !== 'quoteChange'),
  );
  return [...works, ...CHANGE_MOVES.filter((move) => deskMoveTo(move, status, false) !== null)];
}

/** The desk's moves on a refund of a group or of a train. */
export const RETURN_MOVES = ['refuse', 'complete'] as const satisfies readonly DeskMove[];
export const RETURN_WORKS = ['quoteRefund', 'fail', ...RETURN_MOVES] as const;
export type ReturnWork = (typeof RETURN_WORKS)[number];

/** All that the desk can do with such a refund in this status. */
export function returnCan(status: OrderStatus): ReturnWork[] {
  return RETURN_WORKS.filter((work) =>
    work === 'quoteRefund' ? status === 'rfd_reviewing' : deskMoveTo(work, status, false) !== null,
  );
}
