import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlightOrderStatus, OrderAction } from '../../contract/flight-order-states.ts';
import type { GroupOrderStatus, PaymentStage } from '../../contract/group-order-states.ts';
import { type OrderType, type PendingGroup } from '../../contract/order-groups.ts';
import type { ActionReason, TagColour } from '../../contract/order-moves.ts';
import { ORDER_STATES, type OrderProduct, type OrderStatus } from '../../contract/order-products.ts';
import { known } from '../api/known.ts';
import { labelOf } from '../ui/label-of.ts';

/** Labels of the statuses of spec §4. */
export const STATUS_LABELS: Record<FlightOrderStatus, MessageDescriptor> = {
  reviewing: msg`Reviewing`,
  reserved: msg`Reserved`,
  to_be_paid: msg`To be paid`,
  proceeding: msg`Ticketing`,
  origin_holding: msg`Ticketing on hold`,
  origin_failed: msg`Ticketing failed`,
  failed_reimbursing: msg`Failed, money on its way back`,
  failed_reimbursed: msg`Failed, money returned`,
  issued: msg`Issued`,
  chg_reviewing: msg`Change reviewing`,
  chg_to_be_paid: msg`Change to be paid`,
  chg_proceeding: msg`Change proceeding`,
  change_holding: msg`Change on hold`,
  change_failed: msg`Change failed`,
  reimbursing: msg`Change failed, money on its way back`,
  chg_rejected: msg`Change rejected`,
  changed: msg`Changed`,
  change_canceled: msg`Change cancelled`,
  rfd_reviewing: msg`Refund reviewing`,
  rfd_to_be_confirm: msg`Refund to confirm`,
  rfd_proceeding: msg`Refund proceeding`,
  refund_holding: msg`Refund on hold`,
  refund_failed: msg`Refund failed`,
  rfd_rejected: msg`Refund rejected`,
  refunded: msg`Refunded`,
  refunded_reimbursing: msg`Refunded, money on its way back`,
  refunded_reimbursed: msg`Refunded, money returned`,
  refund_canceled: msg`Refund cancelled`,
  void_proceeding: msg`Void proceeding`,
  void_holding: msg`Void on hold`,
  voided: msg`Voided`,
  voided_reimbursing: msg`Voided, money on its way back`,
  voided_reimbursed: msg`Voided, money returned`,
  void_rejected: msg`Void rejected`,
  void_failed: msg`Void failed`,
  origin_canceled: msg`Cancelled`,
  closed: msg`Closed`,
  failed: msg`Failed`,
  holding: msg`On hold`,
  canceled: msg`Cancelled`,
  void_canceled: msg`Void cancelled`,
};

/** Labels of a group's statuses (spec §4); its refunds use those of flights. */
export const GROUP_STATUS_LABELS: Record<GroupOrderStatus, MessageDescriptor> = {
  to_be_quote: msg`To be quoted`,
  to_be_confirm: msg`To be confirmed`,
  to_be_apply_seat: msg`Quote confirmed`,
  seat_applying: msg`Applying for seats`,
  to_be_pay_first: msg`First instalment due`,
  to_be_pay_second: msg`Second instalment due`,
  to_be_pay_third: msg`Third instalment due`,
  to_be_paid_last_money: msg`Final payment due`,
  proceeding: msg`Ticketing`,
  issued: msg`Issued`,
  failed: msg`Failed`,
  canceled: msg`Cancelled`,
  closed: msg`Closed`,
};

/** The payments of a group. */
export const STAGE_LABELS: Record<PaymentStage, MessageDescriptor> = {
  first: msg`First instalment`,
  second: msg`Second instalment`,
  third: msg`Third instalment`,
  last: msg`Final payment`,
};

export const ORDER_TYPE_LABELS: Record<OrderType, MessageDescriptor> = {
  origin: msg({ message: 'Origin', context: 'order type' }),
  change: msg({ message: 'Change', context: 'order type' }),
  refund: msg({ message: 'Refund', context: 'order type' }),
  void: msg({ message: 'Void', context: 'order type' }),
};

export const PRODUCT_LABELS: Record<OrderProduct, MessageDescriptor> = {
  flight: msg({ message: 'Flights', context: 'bookings' }),
  group: msg({ message: 'Groups', context: 'bookings' }),
  train: msg({ message: 'Trains', context: 'bookings' }),
};

export const PENDING_LABELS: Record<PendingGroup, MessageDescriptor> = {
  toBePaid: msg`To be paid`,
  reviewing: msg`Reviewing`,
  proceeding: msg`Proceeding`,
  pendingConfirm: msg`Pending confirm`,
  refunding: msg`Refunding`,
};

export const ACTION_LABELS: Record<OrderAction, MessageDescriptor> = {
  pay: msg`Pay`,
  ticket: msg`Request ticketing`,
  cancel: msg`Cancel booking`,
  change: msg({ message: 'Change', context: 'action' }),
  refund: msg({ message: 'Refund', context: 'action' }),
  void: msg({ message: 'Void', context: 'action' }),
  cancelChange: msg`Cancel change`,
  cancelRefund: msg`Cancel refund`,
  cancelVoid: msg`Cancel void`,
  confirmRefund: msg`Confirm refund`,
  confirmChange: msg`Confirm change`,
  requote: msg`Request a new quote`,
};

/** Why an action is closed, and what would help. */
const REASON_LABELS: Record<ActionReason, MessageDescriptor> = {
  status: msg`Not possible in the booking’s current status. See at the top of the page what comes next.`,
  choose: msg`Choose one of the options first.`,
  role: msg`Your role does not allow this. An administrator of your company can change that.`,
  deadline: msg`The deadline has passed. Search again, request a new quote, or contact the administrator.`,
  supplier: msg`The supplier does not offer this for the fare. Request a refund instead.`,
  requested: msg`Already requested: see the related bookings.`,
  handedOver: msg`The supplier has already received it. Wait for its answer.`,
  paymentDisabled: msg`Payment is switched off for your company. The company that opened your agency can switch it on.`,
};
/** Tickets that cannot be voided may still be refundable under their fare, some for nothing. */
const VOID_REASON_LABELS: Record<ActionReason, MessageDescriptor> = {
  ...REASON_LABELS,
  deadline: msg`The deadline has passed. See the refund rule for the refundable amount.`,
  supplier: msg`The supplier does not void tickets of this fare. See the refund rule for the refundable amount.`,
};

/** Why this action is closed. */
export function reasonLabel(action: string, reason: ActionReason): MessageDescriptor {
  return labelOf(action === 'void' ? VOID_REASON_LABELS : REASON_LABELS, reason);
}

const COLOURLESS: { colour: TagColour } = { colour: 'info' };

/** The colour of a status tag (spec §4), for any product. */
export function statusColour(status: OrderStatus, product: OrderProduct): TagColour {
  return known<string, { colour: TagColour }>(ORDER_STATES[product], status, COLOURLESS).colour;
}

/** Labels for lists that mix products; products share the labels of the statuses that they share. */
export const EVERY_STATUS_LABELS: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  ...GROUP_STATUS_LABELS,
  ...STATUS_LABELS,
};

/** The railway has its own term for a change. */
const TRAIN_STATUS_LABELS: Readonly<Partial<Record<OrderStatus, MessageDescriptor>>> = {
  chg_reviewing: msg({ message: 'Change reviewing', context: 'train' }),
  chg_to_be_paid: msg({ message: 'Change to be paid', context: 'train' }),
  chg_proceeding: msg({ message: 'Change proceeding', context: 'train' }),
  change_holding: msg({ message: 'Change on hold', context: 'train' }),
  change_failed: msg({ message: 'Change failed', context: 'train' }),
  reimbursing: msg({ message: 'Change failed, money on its way back', context: 'train' }),
  chg_rejected: msg({ message: 'Change rejected', context: 'train' }),
  changed: msg({ message: 'Changed', context: 'train' }),
  change_canceled: msg({ message: 'Change cancelled', context: 'train' }),
};

type Labels = Readonly<Record<string, MessageDescriptor>>;

const PRODUCT_STATUS_LABELS: Readonly<Record<OrderProduct, Labels>> = {
  flight: STATUS_LABELS,
  group: EVERY_STATUS_LABELS,
  train: { ...STATUS_LABELS, ...TRAIN_STATUS_LABELS },
};

const TRAIN_CHANGE = msg({ message: 'Change', context: 'train' });

/** What an order is: the booking itself, or a request for its tickets. */
export function typeLabel(type: OrderType, product: OrderProduct): MessageDescriptor {
  return product === 'train' && type === 'change' ? TRAIN_CHANGE : labelOf(ORDER_TYPE_LABELS, type);
}

/** The label of a status, for any product. */
export function statusLabel(status: OrderStatus, product: OrderProduct): MessageDescriptor {
  return labelOf<string>(known<string, Labels>(PRODUCT_STATUS_LABELS, product, STATUS_LABELS), status);
}
