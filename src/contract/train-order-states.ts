/**
 * The state machine of train orders. It is that of a flight order paid at once: the same statuses, colours and moves, as far as trains have
 * them.
 */
import { FLIGHT_ORDER_STATES } from './flight-order-states.ts';
import type { OrderState } from './order-moves.ts';

/**
 * Flight statuses that trains lack: the desk neither reviews nor holds them, nothing is held unpaid, and tickets are refunded, not voided.
 */
const {
  reviewing: _reviewing,
  reserved: _reserved,
  holding: _holding,
  void_proceeding: _voiding,
  void_holding: _voidHolding,
  voided: _voided,
  voided_reimbursing: _voidedReimbursing,
  voided_reimbursed: _voidedReimbursed,
  void_rejected: _voidRejected,
  void_failed: _voidFailed,
  void_canceled: _voidCanceled,
  ...SHARED
} = FLIGHT_ORDER_STATES;

const STATES = {
  ...SHARED,
  /** As for a flight, except that the desk holds no train. */
  proceeding: {
    colour: SHARED.proceeding.colour,
    next: { issued: ['supplier', 'desk'], origin_holding: ['supplier'], origin_failed: ['supplier', 'desk'] },
  },
} as const satisfies Record<string, OrderState>;

export type TrainOrderStatus = keyof typeof STATES;
export const TRAIN_ORDER_STATES: Readonly<Record<TrainOrderStatus, OrderState>> = STATES;

function isStatus(value: string): value is TrainOrderStatus {
  return Object.hasOwn(STATES, value);
}
export const TRAIN_ORDER_STATUSES: readonly TrainOrderStatus[] = Object.keys(STATES).filter(isStatus);

/** Narrows a status of any product to one of a train; throws for a status of another product. */
export function trainStatus(status: string): TrainOrderStatus {
  if (!isStatus(status)) throw new Error(`no train order is ${status}`);
  return status;
}
