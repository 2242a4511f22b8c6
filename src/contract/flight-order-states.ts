/**
 * The state machine of flight orders: every status of spec §4, its tag colour, and the contract's transitions with who makes them. The
 * server takes its moves from here, the client its colours; nothing else decides what may follow what.
 */
import type { OrderType } from './order-groups.ts';
import type { OrderState, TagColour } from './order-moves.ts';

interface State extends OrderState {
  /** The order types that can be in this status. */
  types: readonly OrderType[];
}

const end = (colour: TagColour, ...types: OrderType[]): State => ({ colour, types, next: {}, final: true });

/** How an unpaid order ends externally: the supplier lost the booking, or the airline or the desk cancelled it. */
const LOST = { failed: ['supplier', 'desk'], canceled: ['supplier', 'desk'] } as const;

const STATES = {
  reviewing: {
    colour: 'warning',
    types: ['origin'],
    next: { to_be_paid: ['desk'], origin_canceled: ['agent', 'desk'], holding: ['desk'], ...LOST },
  },
  reserved: {
    colour: 'success',
    types: ['origin'],
    next: {
      to_be_paid: ['agent'],
      proceeding: ['payment'],
      origin_canceled: ['agent'],
      closed: ['clock'],
      ...LOST,
    },
  },
  to_be_paid: {
    colour: 'primary',
    types: ['origin'],
    next: { proceeding: ['payment'], origin_canceled: ['agent'], closed: ['clock'], ...LOST },
  },
  proceeding: {
    colour: 'primary',
    types: ['origin'],
    next: {
      issued: ['supplier', 'desk'],
      origin_holding: ['supplier'],
      origin_failed: ['supplier', 'desk'],
      holding: ['desk'],
    },
  },
  origin_holding: {
    colour: 'error',
    types: ['origin'],
    next: { issued: ['supplier', 'desk'], origin_failed: ['supplier', 'desk'] },
  },
  origin_failed: { colour: 'error', types: ['origin'], next: { failed_reimbursing: ['system'] } },
  failed_reimbursing: { colour: 'warning', types: ['origin', 'change'], next: { failed_reimbursed: ['system'] } },
  failed_reimbursed: end('info', 'origin', 'change'),
  issued: end('success', 'origin'),
  chg_reviewing: {
    colour: 'warning',
    types: ['change'],
    next: {
      chg_to_be_paid: ['desk', 'supplier'],
      chg_proceeding: ['desk', 'supplier'],
      chg_rejected: ['desk', 'supplier'],
      change_canceled: ['agent'],
    },
  },
  chg_to_be_paid: {
    colour: 'primary',
    types: ['change'],
    next: { chg_proceeding: ['payment', 'agent'], change_canceled: ['agent'], closed: ['clock'] },
  },
  chg_proceeding: {
    colour: 'warning',
    types: ['change'],
    next: { changed: ['supplier', 'desk'], change_holding: ['supplier', 'desk'], change_failed: ['supplier', 'desk'] },
  },
  /** Waits for the supplier, or put on hold by the desk, which resumes it. */
  change_holding: {
    colour: 'error',
    types: ['change'],
    next: { changed: ['supplier', 'desk'], change_failed: ['supplier', 'desk'], chg_proceeding: ['desk'] },
  },
  change_failed: { colour: 'error', types: ['change'], next: { reimbursing: ['system'] } },
  reimbursing: { colour: 'warning', types: ['change'], next: { failed_reimbursed: ['system'] } },
  chg_rejected: end('error', 'change'),
  changed: end('success', 'change'),
  change_canceled: end('info', 'change'),
  rfd_reviewing: {
    colour: 'warning',
    types: ['refund'],
    next: { rfd_to_be_confirm: ['desk', 'supplier'], rfd_rejected: ['desk', 'supplier'], refund_canceled: ['agent'] },
  },
  rfd_to_be_confirm: {
    colour: 'primary',
    types: ['refund'],
    next: { rfd_proceeding: ['agent'], refund_canceled: ['agent'], closed: ['clock'] },
  },
  rfd_proceeding: {
    colour: 'warning',
    types: ['refund'],
    next: { refunded: ['supplier', 'desk'], refund_holding: ['supplier'], refund_failed: ['supplier', 'desk'] },
  },
  refund_holding: {
    colour: 'error',
    types: ['refund'],
    next: { refunded: ['supplier', 'desk'], refund_failed: ['supplier', 'desk'] },
  },
  refund_failed: end('error', 'refund'),
  rfd_rejected: end('error', 'refund'),
  refunded: { colour: 'success', types: ['refund'], next: { refunded_reimbursing: ['system'] } },
  refunded_reimbursing: { colour: 'warning', types: ['refund'], next: { refunded_reimbursed: ['system'] } },
  refunded_reimbursed: end('success', 'refund'),
  refund_canceled: end('info', 'refund'),
  void_proceeding: {
    colour: 'warning',
    types: ['void'],
    next: {
      voided: ['supplier', 'desk'],
      void_rejected: ['supplier', 'desk'],
      void_holding: ['supplier'],
      void_failed: ['supplier', 'desk'],
      void_canceled: ['agent'],
    },
  },
  void_holding: {
    colour: 'error',
    types: ['void'],
    next: { voided: ['supplier', 'desk'], void_failed: ['supplier', 'desk'] },
  },
  voided: { colour: 'info', types: ['void'], next: { voided_reimbursing: ['system'] } },
  voided_reimbursing: { colour: 'warning', types: ['void'], next: { voided_reimbursed: ['system'] } },
  voided_reimbursed: end('success', 'void'),
  void_rejected: end('error', 'void'),
  void_failed: end('error', 'void'),
  origin_canceled: end('info', 'origin'),
  closed: end('info', 'origin', 'change', 'refund'),
  failed: end('error', 'origin'),
  /** Put on hold by the desk, paid or not; it resumes where it was. */
  holding: { colour: 'error', types: ['origin'], next: { reviewing: ['desk'], proceeding: ['desk'] } },
  canceled: end('info', 'origin'),
  void_canceled: end('info', 'void'),
} as const satisfies Record<string, State>;

export type FlightOrderStatus = keyof typeof STATES;
export const FLIGHT_ORDER_STATES: Readonly<Record<FlightOrderStatus, State>> = STATES;

function isStatus(value: string): value is FlightOrderStatus {
  return Object.hasOwn(STATES, value);
}
export const FLIGHT_ORDER_STATUSES: readonly FlightOrderStatus[] = Object.keys(STATES).filter(isStatus);

/** Narrows a status of any product to one of a flight; throws for a status of another product. */
export function flightStatus(status: string): FlightOrderStatus {
  if (!isStatus(status)) throw new Error(`no flight order is ${status}`);
  return status;
}

/** The statuses an order of each type is created in. */
export const INITIAL_STATUSES: Record<OrderType, readonly FlightOrderStatus[]> = {
  origin: ['reviewing', 'reserved', 'to_be_paid'],
  change: ['chg_reviewing'],
  refund: ['rfd_reviewing'],
  void: ['void_proceeding'],
};

/** Actions an agent can request on an order (spec §4), and why not. ticket: for a reservation, that it is ticketed once it is paid. */
export const ORDER_ACTIONS = [
  'pay',
  'ticket',
  'cancel',
  'change',
  'refund',
  'void',
  'cancelChange',
  'cancelRefund',
  'cancelVoid',
  'confirmRefund',
  'confirmChange',
  'requote',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];
