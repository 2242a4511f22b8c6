import type { FlightOrderStatus } from '../../contract/flight-order-states.ts';
import { type OrderType } from '../../contract/order-groups.ts';
import { TRAIN_ORDER_STATES, type TrainOrderStatus } from '../../contract/train-order-states.ts';

/** The statuses that orders went through. Each step is a transition of the contract's table. */
// biome-ignore format: one path a line
export const HISTORY_PATHS: readonly (readonly FlightOrderStatus[])[] = [
  ['reviewing'],
  ['to_be_paid', 'proceeding'],
  ['to_be_paid', 'proceeding', 'origin_holding'],
  ['to_be_paid', 'proceeding', 'origin_failed'],
  ['to_be_paid', 'proceeding', 'origin_failed', 'failed_reimbursing'],
  ['to_be_paid', 'proceeding', 'origin_failed', 'failed_reimbursing', 'failed_reimbursed'],
  ['reserved', 'origin_canceled'],
  ['to_be_paid', 'closed'],
  ['chg_reviewing'],
  ['chg_reviewing', 'chg_rejected'],
  ['chg_reviewing', 'change_canceled'],
  ['chg_reviewing', 'chg_to_be_paid'],
  ['chg_reviewing', 'chg_to_be_paid', 'chg_proceeding'],
  ['chg_reviewing', 'chg_to_be_paid', 'chg_proceeding', 'change_holding'],
  ['chg_reviewing', 'chg_to_be_paid', 'chg_proceeding', 'change_failed'],
  ['chg_reviewing', 'chg_to_be_paid', 'chg_proceeding', 'change_failed', 'reimbursing'],
  ['chg_reviewing', 'chg_to_be_paid', 'chg_proceeding', 'changed'],
  ['rfd_reviewing'],
  ['rfd_reviewing', 'rfd_rejected'],
  ['rfd_reviewing', 'refund_canceled'],
  ['rfd_reviewing', 'rfd_to_be_confirm'],
  ['rfd_reviewing', 'rfd_to_be_confirm', 'rfd_proceeding'],
  ['rfd_reviewing', 'rfd_to_be_confirm', 'rfd_proceeding', 'refund_holding'],
  ['rfd_reviewing', 'rfd_to_be_confirm', 'rfd_proceeding', 'refund_failed'],
  ['rfd_reviewing', 'rfd_to_be_confirm', 'rfd_proceeding', 'refunded'],
  ['rfd_reviewing', 'rfd_to_be_confirm', 'rfd_proceeding', 'refunded', 'refunded_reimbursing'],
  ['rfd_reviewing', 'rfd_to_be_confirm', 'rfd_proceeding', 'refunded', 'refunded_reimbursing', 'refunded_reimbursed'],
  ['void_proceeding'],
  ['void_proceeding', 'void_rejected'],
  ['void_proceeding', 'void_canceled'],
  ['void_proceeding', 'void_holding'],
  ['void_proceeding', 'void_failed'],
  ['void_proceeding', 'voided'],
  ['void_proceeding', 'voided', 'voided_reimbursing'],
  ['void_proceeding', 'voided', 'voided_reimbursing', 'voided_reimbursed'],
  ['reviewing', 'holding'],
  ['reviewing', 'canceled'],
  ['reserved', 'failed'],
];

function isTrains(path: readonly FlightOrderStatus[]): path is readonly TrainOrderStatus[] {
  return path.every((status) => Object.hasOwn(TRAIN_ORDER_STATES, status));
}

/** The same for trains: the paths of flights as far as trains have them, and that of a train that was never paid. */
// biome-ignore format: one path a line
export const TRAIN_PATHS: readonly (readonly TrainOrderStatus[])[] = [
  ...HISTORY_PATHS.filter(isTrains),
  ['to_be_paid', 'origin_canceled'],
  ['to_be_paid', 'failed'],
  ['to_be_paid', 'canceled'],
];

/** The path to a ticket, for either product. */
export const BOUGHT: readonly TrainOrderStatus[] = ['to_be_paid', 'proceeding', 'issued'];

/** Issued orders: days since booking and days until departure (negative: departed). */
// biome-ignore format: one table
export const ISSUED: readonly { daysAgo: number; leavesIn: number; reserved: boolean }[] = [
  { daysAgo: 0, leavesIn: 12, reserved: false }, { daysAgo: 0, leavesIn: 34, reserved: true }, { daysAgo: 1, leavesIn: 5, reserved: false },
  { daysAgo: 2, leavesIn: 1, reserved: false }, { daysAgo: 3, leavesIn: 47, reserved: true }, { daysAgo: 5, leavesIn: 21, reserved: false },
  { daysAgo: 8, leavesIn: 9, reserved: true }, { daysAgo: 13, leavesIn: -4, reserved: false }, { daysAgo: 19, leavesIn: 62, reserved: false },
  { daysAgo: 27, leavesIn: -11, reserved: false }, { daysAgo: 38, leavesIn: -20, reserved: true }, { daysAgo: 52, leavesIn: -31, reserved: false },
];

/** The same for trains, without changes or refunds. */
export const ISSUED_TRAINS: readonly { daysAgo: number; leavesIn: number }[] = [
  { daysAgo: 1, leavesIn: 6 },
  { daysAgo: 18, leavesIn: -11 },
];

/** Statuses that wait for an action: such orders are of today, the others older. */
const WAITING: ReadonlySet<FlightOrderStatus> = new Set<FlightOrderStatus>([
  'reviewing',
  'holding',
  'proceeding',
  'origin_holding',
  'origin_failed',
  'failed_reimbursing',
  'chg_reviewing',
  'chg_to_be_paid',
  'chg_proceeding',
  'change_holding',
  'change_failed',
  'reimbursing',
  'rfd_reviewing',
  'rfd_to_be_confirm',
  'rfd_proceeding',
  'refund_holding',
  'refunded',
  'refunded_reimbursing',
  'void_proceeding',
  'void_holding',
  'voided',
  'voided_reimbursing',
]);

/** Whether an order that took a path still waits for an action. */
export function isOpen(path: readonly FlightOrderStatus[]): boolean {
  const status = path.at(-1);
  return status !== undefined && WAITING.has(status);
}

export function typeOfPath(path: readonly FlightOrderStatus[]): OrderType {
  const first = path[0] ?? '';
  if (first.startsWith('chg_')) return 'change';
  if (first.startsWith('rfd_')) return 'refund';
  return first.startsWith('void_') ? 'void' : 'origin';
}
