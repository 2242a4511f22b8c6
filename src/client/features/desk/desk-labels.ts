import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookCheck } from '../../../contract/books.ts';
import type { DESK_HOLDERS } from '../../../contract/desk.ts';
import type { DeskCan, DeskKind } from '../../../contract/desk-moves.ts';
import type { OrderType } from '../../../contract/order-groups.ts';
import type { GroupWork } from './group-move-values.ts';
import type { TrainWork } from './train-move-values.ts';

export const KIND_LABELS: Record<DeskKind, MessageDescriptor> = {
  review: msg({ message: 'Review', context: 'desk' }),
  ticketing: msg({ message: 'Ticketing', context: 'desk' }),
  held: msg({ message: 'Put on hold', context: 'desk' }),
  change: msg({ message: 'Change', context: 'desk' }),
  refund: msg({ message: 'Refund', context: 'desk' }),
  void: msg({ message: 'Void', context: 'desk' }),
  group: msg({ message: 'Group', context: 'desk' }),
  failed: msg({ message: 'Failed', context: 'desk' }),
  disruption: msg({ message: 'Disruption', context: 'desk' }),
  books: msg({ message: 'Books', context: 'desk' }),
};

/** Where the books do not match. */
export const CHECK_LABELS: Record<BookCheck, MessageDescriptor> = {
  journal: msg`A movement is not zero`,
  account: msg`A balance is not the sum of its postings`,
  channel: msg`A payment channel and its clearing account differ`,
  receipt: msg`A receipt and its posting differ`,
  payment: msg`A payment was confirmed for a different amount`,
  supplier: msg`A supplier and the desk disagree`,
  refund: msg`A payment provider refused a refund`,
  excess: msg`A payment provider refunded more than requested`,
  waiting: msg`A payment provider has not reported the outcome of a refund`,
  undecided: msg`The outcome of a payment is unknown`,
  unbooked: msg`Money could not be booked`,
};

export const SUBJECT_LABELS: Record<BookCheck, MessageDescriptor> = {
  journal: msg`Movement`,
  account: msg`Account`,
  channel: msg`Payment channel`,
  receipt: msg`Receipt`,
  payment: msg`Payment`,
  supplier: msg`Booking`,
  refund: msg`Refund`,
  excess: msg`Refund`,
  waiting: msg`Refund`,
  undecided: msg`Payment`,
  unbooked: msg`Payment`,
};

const PROVED = msg`The books are checked every night. A difference that is resolved leaves the desk automatically; one that you close stays closed while it is unchanged.`;

/** What to do about it. */
export const CHECK_HINTS: Record<BookCheck, MessageDescriptor> = {
  journal: PROVED,
  account: PROVED,
  channel: PROVED,
  receipt: PROVED,
  payment: msg`Nothing of this payment has been booked. Settle it with the payment provider and the agency, then close the task with what was done.`,
  supplier: msg`The booking keeps its final status, and nothing of this was booked. Settle it with the supplier and the agency, then close the task with what was done.`,
  refund: msg`The agency has not received this money yet. Request it from the payment provider again, or credit the agency’s wallet instead.`,
  excess: msg`The requested amount is booked, the excess is not. Settle it with the payment provider and the agency, then close the task with what was done.`,
  waiting: msg`It is retried automatically, and the task closes once there is a reply. Ask the payment provider for the outcome; do not refund the money another way meanwhile.`,
  undecided: msg`A bank has been processing this for two weeks, or its payment provider cannot be queried because its keys are not set here. Ask the provider for the outcome, then close the task with what was done; if the outcome arrives first, the task closes automatically.`,
  unbooked: msg`It is retried automatically, and the task closes once it is booked. Find out what blocks it. Money received may be settled manually and the task closed with what was done; money to be refunded may not.`,
};

export const HOLDER_LABELS: Record<(typeof DESK_HOLDERS)[number], MessageDescriptor> = {
  free: msg({ message: 'Unassigned', context: 'desk' }),
  mine: msg({ message: 'Mine', context: 'desk' }),
  others: msg({ message: 'Assigned to others', context: 'desk' }),
};

export const CAN_LABELS: Record<DeskCan, MessageDescriptor> = {
  settleDisruption: msg({ message: 'Disruption is settled', context: 'desk' }),
  issue: msg({ message: 'Enter ticket numbers', context: 'desk' }),
  quoteRefund: msg({ message: 'Quote the refund', context: 'desk' }),
  quoteChange: msg({ message: 'Quote the change', context: 'desk' }),
  raiseDisruption: msg({ message: 'Report a disruption', context: 'desk' }),
  approve: msg({ message: 'Approve', context: 'desk' }),
  refuse: msg({ message: 'Reject', context: 'desk' }),
  hold: msg({ message: 'Put on hold', context: 'desk' }),
  resume: msg({ message: 'Resume', context: 'desk' }),
  fail: msg({ message: 'Mark as failed', context: 'desk' }),
  cancel: msg({ message: 'Cancel the booking', context: 'desk' }),
  complete: msg({ message: 'Tickets are returned', context: 'desk' }),
};

/** The effect of an action, shown before it. */
const CAN_TEXTS: Record<DeskCan, MessageDescriptor> = {
  settleDisruption: msg`The agency’s request has been completed; it can read your note.`,
  issue: msg`The numbers of tickets issued outside the portal. The agency sees them at once.`,
  quoteRefund: msg`The airline’s penalty for all tickets together. The sellers’ service fees are deducted automatically; the agency confirms the remainder.`,
  quoteChange: msg`The airline’s charge per ticket. The sellers’ service fees are added automatically; the agency pays or, if nothing is charged, accepts.`,
  raiseDisruption: msg`The agency is notified at once and chooses: the new flights, a refund, other flights, or your advice.`,
  approve: msg`The agency can pay the booking from now on, until shortly before the supplier’s deadline.`,
  refuse: msg`The request ends here; the agency can read your reason.`,
  hold: msg`The booking is on hold until it is resumed; the agency can read your reason.`,
  resume: msg`The booking returns to its previous status; a paid one is ticketed.`,
  fail: msg`The booking ends here; payments are refunded to the original payment method.`,
  cancel: msg`The booking ends here and its seats are released.`,
  complete: msg`The airline has taken the tickets back. The money is refunded to the agency at once.`,
};

const REFUND_FAILS = msg`The refund ends here and the tickets stay valid; the agency can read your reason.`;

/** The effect of an action on an order: a failed refund or void refunds nothing. */
export const canText = (what: DeskCan, { type }: { type: OrderType }): MessageDescriptor =>
  what === 'fail' && (type === 'refund' || type === 'void') ? REFUND_FAILS : CAN_TEXTS[what];

export const GROUP_WORK_LABELS: Record<GroupWork, MessageDescriptor> = {
  quote: msg({ message: 'Quote the group', context: 'desk' }),
  seats: msg({ message: 'Seats are given', context: 'desk' }),
  issue: msg({ message: 'Enter ticket numbers', context: 'desk' }),
  fail: msg({ message: 'Mark as failed', context: 'desk' }),
  quoteRefund: CAN_LABELS.quoteRefund,
  refuse: CAN_LABELS.refuse,
  complete: CAN_LABELS.complete,
};

/** The effect of an action on a group, shown before it. */
const GROUP_WORK_TEXTS: Record<GroupWork, MessageDescriptor> = {
  quote: msg`The agency confirms one of the options in time, or the quote expires. The final payment is the remainder after the instalments.`,
  seats: msg`The airline has given the seats of the confirmed option. The agency pays from now on.`,
  issue: msg`The numbers of tickets issued outside the portal. The agency sees them at once.`,
  fail: msg`The group ends here; payments are refunded to the original payment method.`,
  quoteRefund: CAN_TEXTS.quoteRefund,
  refuse: CAN_TEXTS.refuse,
  complete: CAN_TEXTS.complete,
};

/** The same; a failed refund refunds nothing. */
export const groupText = (what: GroupWork, { type }: { type: OrderType }): MessageDescriptor =>
  what === 'fail' && type === 'refund' ? REFUND_FAILS : GROUP_WORK_TEXTS[what];

export const TRAIN_WORK_LABELS: Record<TrainWork, MessageDescriptor> = {
  ticket: msg({ message: 'Let the railway issue the tickets', context: 'desk' }),
  issue: msg({ message: 'Enter ticket numbers', context: 'desk' }),
  fail: msg({ message: 'Mark as failed', context: 'desk' }),
  quoteChange: msg({ message: 'Quote the change', context: 'train' }),
  quoteRefund: CAN_LABELS.quoteRefund,
  refuse: CAN_LABELS.refuse,
  complete: CAN_LABELS.complete,
};

/** The effect of an action on a train, shown before it. */
const TRAIN_WORK_TEXTS: Record<TrainWork, MessageDescriptor> = {
  ticket: msg`The railway issues the tickets of the seats that it holds; refunds and changes go through it later.`,
  issue: msg`The numbers of tickets bought manually. The agency sees them at once; the held seats are released, and refunds and changes of these tickets are handled manually too.`,
  fail: msg`The booking ends here; payments are refunded to the original payment method.`,
  quoteChange: msg`The railway’s charge per ticket of the requested train. The agency pays the difference to the old fare or, if there is none, accepts.`,
  quoteRefund: msg`The railway’s fee for all tickets together. The agency confirms the remainder.`,
  refuse: CAN_TEXTS.refuse,
  complete: msg`The railway has taken the tickets back. The money is refunded to the agency at once.`,
};

/** The same with what is asked of tickets: a change writes others, and one that fails leaves the old ones; a refund that fails gives nothing back. */
const TRAIN_REQUEST_TEXTS: Partial<Record<OrderType, Partial<Record<TrainWork, MessageDescriptor>>>> = {
  change: {
    issue: msg`The numbers of the new tickets. The agency sees them at once; the old tickets are no longer valid.`,
    fail: msg`The change ends here and the old tickets stay valid; payments for the change are refunded to the original payment method.`,
  },
  refund: { fail: REFUND_FAILS },
};

export const trainText = (what: TrainWork, { type }: { type: OrderType }): MessageDescriptor =>
  TRAIN_REQUEST_TEXTS[type]?.[what] ?? TRAIN_WORK_TEXTS[what];
