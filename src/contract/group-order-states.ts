/**
 * The state machine of group orders: every status of spec §4 with its tag colour, and what may follow it by whom. Server, desk, client and
 * timers use this table alone.
 */
import type { OrderState } from './order-moves.ts';

/** How a group ends before ticketing: by the agency, which forfeits its payments, by the desk, or at a deadline. */
const ENDED = { canceled: ['agent'], failed: ['desk'] } as const;
const DUE = { ...ENDED, closed: ['clock'] } as const;

const STATES = {
  to_be_quote: { colour: 'warning', next: { to_be_confirm: ['desk'], ...ENDED } },
  // The desk may replace its quote until it is told to book.
  to_be_confirm: { colour: 'primary', next: { to_be_confirm: ['desk'], to_be_apply_seat: ['agent'], ...DUE } },
  to_be_apply_seat: { colour: 'primary', next: { seat_applying: ['agent'], ...DUE } },
  seat_applying: {
    colour: 'warning',
    next: { to_be_pay_first: ['desk'], to_be_paid_last_money: ['desk'], ...DUE },
  },
  to_be_pay_first: {
    colour: 'primary',
    next: { to_be_pay_second: ['payment'], to_be_paid_last_money: ['payment'], ...DUE },
  },
  to_be_pay_second: {
    colour: 'primary',
    next: { to_be_pay_third: ['payment'], to_be_paid_last_money: ['payment'], ...DUE },
  },
  to_be_pay_third: { colour: 'primary', next: { to_be_paid_last_money: ['payment'], ...DUE } },
  to_be_paid_last_money: { colour: 'primary', next: { proceeding: ['payment'], ...DUE } },
  proceeding: { colour: 'warning', next: { issued: ['desk'], failed: ['desk'] } },
  issued: { colour: 'success', next: {}, final: true },
  failed: { colour: 'error', next: {}, final: true },
  canceled: { colour: 'info', next: {}, final: true },
  closed: { colour: 'info', next: {}, final: true },
} as const satisfies Record<string, OrderState>;

export type GroupOrderStatus = keyof typeof STATES;
export const GROUP_ORDER_STATES: Readonly<Record<GroupOrderStatus, OrderState>> = STATES;

function isStatus(value: string): value is GroupOrderStatus {
  return Object.hasOwn(STATES, value);
}
export const GROUP_ORDER_STATUSES: readonly GroupOrderStatus[] = Object.keys(STATES).filter(isStatus);

/** Narrows a status of any product to one of a group; throws for one of another product or of a refund. */
export function groupStatus(status: string): GroupOrderStatus {
  if (!isStatus(status)) throw new Error(`no group is ${status}`);
  return status;
}

/** The payments of a group in their order: none to three instalments, and the final payment. */
export const PAYMENT_STAGES = ['first', 'second', 'third', 'last'] as const;
export type PaymentStage = (typeof PAYMENT_STAGES)[number];

/** The status that waits for each payment. */
export const STAGE_STATUS = {
  first: 'to_be_pay_first',
  second: 'to_be_pay_second',
  third: 'to_be_pay_third',
  last: 'to_be_paid_last_money',
} as const satisfies Record<PaymentStage, GroupOrderStatus>;

/** The payment due in a status; null for none. */
export function stageOf(status: string): PaymentStage | null {
  return PAYMENT_STAGES.find((stage) => STAGE_STATUS[stage] === status) ?? null;
}

/** Where the deadline of a group or a refund is the agency's: at `seat_applying` it is the airline's. */
export const AGENT_DUE: readonly string[] = [
  ...['to_be_confirm', 'to_be_apply_seat', 'rfd_to_be_confirm'],
  ...Object.values(STAGE_STATUS),
];

/** Statuses in which the passenger list can be submitted: until the final payment. */
export const LIST_OPEN: readonly string[] = GROUP_ORDER_STATUSES.filter(
  (status) => status === 'seat_applying' || stageOf(status) !== null,
);
