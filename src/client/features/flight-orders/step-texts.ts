import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlightOrderStatus } from '../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { known } from '../../api/known.ts';
import type { NextStep } from '../../orders/next-step.ts';

const BACK = msg`The money is refunded to the original payment method; the wallet shows when it has arrived.`;
const RETURNED = msg`The money has been refunded to the original payment method.`;
const NOTHING_TO_DO = msg`We follow this up with the supplier; there is nothing for you to do.`;
const AS_BEFORE = msg`The original booking stays as it was.`;
const RELEASED = msg`The seats are being released. This page will say so shortly.`;
const FREE_CHANGE = msg`The change costs nothing. Please look at it and accept or cancel it.`;
const FREE_CHANGE_FAILED = msg`The change was not made. Nothing was paid for it.`;
/** For a request that the supplier ended while processing the tickets: the desk asks it about their state. */
const LOOKED_INTO = msg`We are checking whether the tickets can still be used, and will note it in the history. Do not travel on them before.`;

/** Of a status that only a newer server knows. */
const UNKNOWN_STEP = msg`This version of the portal does not know the status yet. Reload the page to read what it means.`;

/** What happens in each status, or what became of the order. */
export const STEP_TEXTS: Record<FlightOrderStatus, MessageDescriptor> = {
  reviewing: msg`We check the seats and the fare with the supplier. You can pay once that is done.`,
  reserved: msg`The seats are held. The tickets are issued once the booking is paid.`,
  to_be_paid: msg`Then the airline releases the seats.`,
  proceeding: msg`Paid. The ticket numbers appear here as soon as the airline issues them.`,
  origin_holding: msg`The airline is taking longer than usual. We follow it up; there is nothing for you to do.`,
  origin_failed: msg`The airline did not issue the tickets; the money is refunded to the original payment method.`,
  failed_reimbursing: BACK,
  failed_reimbursed: RETURNED,
  issued: msg`The tickets are issued.`,
  chg_reviewing: NOTHING_TO_DO,
  chg_to_be_paid: msg`Then the quote for the change expires.`,
  chg_proceeding: NOTHING_TO_DO,
  change_holding: NOTHING_TO_DO,
  change_failed: BACK,
  reimbursing: BACK,
  chg_rejected: AS_BEFORE,
  changed: msg`The new tickets are issued.`,
  change_canceled: AS_BEFORE,
  rfd_reviewing: NOTHING_TO_DO,
  rfd_to_be_confirm: msg`Please look at the quote and confirm or cancel the refund.`,
  rfd_proceeding: NOTHING_TO_DO,
  refund_holding: NOTHING_TO_DO,
  refund_failed: LOOKED_INTO,
  rfd_rejected: AS_BEFORE,
  refunded: BACK,
  refunded_reimbursing: BACK,
  refunded_reimbursed: RETURNED,
  refund_canceled: AS_BEFORE,
  void_proceeding: NOTHING_TO_DO,
  void_holding: NOTHING_TO_DO,
  voided: BACK,
  voided_reimbursing: BACK,
  voided_reimbursed: RETURNED,
  void_rejected: LOOKED_INTO,
  void_failed: LOOKED_INTO,
  origin_canceled: msg`The booking was cancelled and the seats were released.`,
  closed: msg`The deadline passed, so the booking was closed.`,
  failed: msg`The supplier lost the booking. Nothing was paid; please book the seats again.`,
  holding: NOTHING_TO_DO,
  canceled: msg`The airline cancelled the booking. Nothing was paid; please book the seats again.`,
  void_canceled: AS_BEFORE,
};

/** Shown instead where the desk, after a review, ended it. */
const BY_DESK: Partial<Record<FlightOrderStatus, MessageDescriptor>> = {
  canceled: msg`Our desk cancelled the booking. Nothing was paid; please book the seats again.`,
  failed: msg`The booking could not be completed. Nothing was paid; please book the seats again.`,
  refund_failed: AS_BEFORE,
  void_rejected: AS_BEFORE,
  void_failed: AS_BEFORE,
};
const FAILED_CHANGE: readonly FlightOrderStatus[] = ['change_failed', 'reimbursing', 'failed_reimbursed'];

type Order = Pick<FlightOrder, 'type' | 'status' | 'afterSales' | 'total' | 'timeline'>;

/** Whether a person set the order's status: a supplier's entries have their own kind. */
function isByDesk({ status, timeline }: Order): boolean {
  const entry = timeline.findLast((one) => one.status === status);
  return entry?.kind === 'status' && entry.by !== null;
}

/** The sentence under the order page's headline: its status, or its deadline that has passed. */
export function stepText(order: Order, { kind, late }: NextStep): MessageDescriptor {
  const { type, status, afterSales, total } = order;
  if (late) return type === 'origin' ? RELEASED : AS_BEFORE;
  // Of several options, some may cost money.
  if (kind === 'confirm' && afterSales?.change?.quote) return FREE_CHANGE;
  if (type === 'change' && total.amount === 0 && FAILED_CHANGE.includes(status)) return FREE_CHANGE_FAILED;
  return (isByDesk(order) ? BY_DESK[status] : null) ?? known(STEP_TEXTS, status, UNKNOWN_STEP);
}
