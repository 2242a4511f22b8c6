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
  held: msg({ message: 'Set aside', context: 'desk' }),
  change: msg({ message: 'Change', context: 'desk' }),
  refund: msg({ message: 'Refund', context: 'desk' }),
  void: msg({ message: 'Void', context: 'desk' }),
  group: msg({ message: 'Group', context: 'desk' }),
  failed: msg({ message: 'Failed', context: 'desk' }),
  disruption: msg({ message: 'Disruption', context: 'desk' }),
  books: msg({ message: 'Books', context: 'desk' }),
};

/** What the books do not agree in. */
export const CHECK_LABELS: Record<BookCheck, MessageDescriptor> = {
  journal: msg`A movement is not zero`,
  account: msg`A balance is not the sum of its postings`,
  channel: msg`A payment channel and its clearing account differ`,
  receipt: msg`A receipt and its posting differ`,
  payment: msg`A payment was signed over another amount`,
  supplier: msg`A supplier and the desk disagree`,
  refund: msg`A payment house refused a refund`,
  excess: msg`A payment house gave back more than it was asked for`,
  waiting: msg`A payment house does not say what becomes of a refund`,
  undecided: msg`Nobody knows what became of a payment`,
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

const PROVED = msg`The books are proved every night. A difference that is gone then leaves the desk by itself; one that you close stays closed while it is the same.`;

/** What is to be done about it. */
export const CHECK_HINTS: Record<BookCheck, MessageDescriptor> = {
  journal: PROVED,
  account: PROVED,
  channel: PROVED,
  receipt: PROVED,
  payment: msg`Nothing of this payment was booked. Settle it with the payment house and the agency, then close it with what was done.`,
  supplier: msg`The booking stays as it ended, and nothing of this was booked. Settle it with the supplier and the agency, then close it with what was done.`,
  refund: msg`The agency does not have this money yet. Ask the payment house again, or credit the agency’s wallet instead.`,
  excess: msg`What it was asked for is booked, and what went back beyond that is not. Settle it with the payment house and the agency, then close it with what was done.`,
  waiting: msg`It is asked again by itself, and this leaves the desk once it has answered. Ask the payment house what became of it; do not give the money back another way meanwhile.`,
  undecided: msg`A bank has been at it for two weeks, or its payment house cannot be asked because its keys are not set here. Ask the payment house what became of it, then close it with what was done; if it is heard of before, this leaves the desk by itself.`,
  unbooked: msg`It is tried again by itself, and this leaves the desk once it is booked. Find out what stands in its way. Money that came may be settled by hand and this closed with what was done; money that is to go back may not.`,
};

export const HOLDER_LABELS: Record<(typeof DESK_HOLDERS)[number], MessageDescriptor> = {
  free: msg({ message: 'Not taken', context: 'desk' }),
  mine: msg({ message: 'Mine', context: 'desk' }),
  others: msg({ message: 'Taken by others', context: 'desk' }),
};

export const CAN_LABELS: Record<DeskCan, MessageDescriptor> = {
  settleDisruption: msg({ message: 'Disruption is settled', context: 'desk' }),
  issue: msg({ message: 'Write tickets', context: 'desk' }),
  quoteRefund: msg({ message: 'Quote the refund', context: 'desk' }),
  quoteChange: msg({ message: 'Quote the change', context: 'desk' }),
  raiseDisruption: msg({ message: 'Tell of a disruption', context: 'desk' }),
  approve: msg({ message: 'Approve', context: 'desk' }),
  refuse: msg({ message: 'Refuse', context: 'desk' }),
  hold: msg({ message: 'Set aside', context: 'desk' }),
  resume: msg({ message: 'Take up again', context: 'desk' }),
  fail: msg({ message: 'Mark as failed', context: 'desk' }),
  cancel: msg({ message: 'Cancel the booking', context: 'desk' }),
  complete: msg({ message: 'Tickets are given back', context: 'desk' }),
};

/** What a step does, said before it is done. */
const CAN_TEXTS: Record<DeskCan, MessageDescriptor> = {
  settleDisruption: msg`What the agency asked for has been done; it reads your words.`,
  issue: msg`The numbers of tickets that were issued outside of the portal. The agency has them at once.`,
  quoteRefund: msg`What the airline keeps of all the tickets together. The sellers’ service fees come off by themselves; the agency confirms what is left.`,
  quoteChange: msg`What the airline asks for each ticket. The sellers’ service fees come on top by themselves; the agency pays or, where nothing is asked, accepts.`,
  raiseDisruption: msg`The agency is told at once and answers what it wants: the new flights, a refund, others, or your advice.`,
  approve: msg`The agency can pay the booking from now on, until shortly before the supplier’s deadline.`,
  refuse: msg`The request ends here; the agency reads your reason.`,
  hold: msg`Nothing happens to the booking until it is taken up again; the agency reads your reason.`,
  resume: msg`The booking goes back to where it was; a paid one is ticketed.`,
  fail: msg`The booking ends here, and what has been paid goes back the way it came.`,
  cancel: msg`The booking ends here and its seats are given back.`,
  complete: msg`The airline has the tickets back. The money goes to the agency at once.`,
};

const REFUND_FAILS = msg`The refund ends here and the tickets stay as they are; the agency reads your reason.`;

/** What a step with an order does: a refund or void that fails gives nothing back. */
export const canText = (what: DeskCan, { type }: { type: OrderType }): MessageDescriptor =>
  what === 'fail' && (type === 'refund' || type === 'void') ? REFUND_FAILS : CAN_TEXTS[what];

export const GROUP_WORK_LABELS: Record<GroupWork, MessageDescriptor> = {
  quote: msg({ message: 'Quote the group', context: 'desk' }),
  seats: msg({ message: 'Seats are given', context: 'desk' }),
  issue: msg({ message: 'Write tickets', context: 'desk' }),
  fail: msg({ message: 'Mark as failed', context: 'desk' }),
  quoteRefund: CAN_LABELS.quoteRefund,
  refuse: CAN_LABELS.refuse,
  complete: CAN_LABELS.complete,
};

/** What a step with a group does, said before it is done. */
const GROUP_WORK_TEXTS: Record<GroupWork, MessageDescriptor> = {
  quote: msg`The agency confirms one of the options in time, or the quote lapses. The final payment is what the instalments leave.`,
  seats: msg`The airline has given the seats of the confirmed option. The agency pays from now on.`,
  issue: msg`The numbers of tickets that were issued outside of the portal. The agency has them at once.`,
  fail: msg`The group ends here, and what has been paid goes back the way it came.`,
  quoteRefund: CAN_TEXTS.quoteRefund,
  refuse: CAN_TEXTS.refuse,
  complete: CAN_TEXTS.complete,
};

/** The same; a refund that fails gives nothing back. */
export const groupText = (what: GroupWork, { type }: { type: OrderType }): MessageDescriptor =>
  what === 'fail' && type === 'refund' ? REFUND_FAILS : GROUP_WORK_TEXTS[what];

export const TRAIN_WORK_LABELS: Record<TrainWork, MessageDescriptor> = {
  ticket: msg({ message: 'Have the railway ticket it', context: 'desk' }),
  issue: msg({ message: 'Write tickets', context: 'desk' }),
  fail: msg({ message: 'Mark as failed', context: 'desk' }),
  quoteChange: msg({ message: 'Quote the change', context: 'train' }),
  quoteRefund: CAN_LABELS.quoteRefund,
  refuse: CAN_LABELS.refuse,
  complete: CAN_LABELS.complete,
};

/** What a step with a train does, said before it is done. */
const TRAIN_WORK_TEXTS: Record<TrainWork, MessageDescriptor> = {
  ticket: msg`The railway issues the tickets of the seats that it holds; refunds and changes go through it later.`,
  issue: msg`The numbers of tickets that were bought by hand. The agency has them at once; the held seats go back, and refunds and changes of these tickets are made by hand too.`,
  fail: msg`The booking ends here, and what has been paid goes back the way it came.`,
  quoteChange: msg`What the railway asks for each ticket of the train that was asked for. The agency pays what it is above the old fare or, where nothing is asked, accepts.`,
  quoteRefund: msg`What the railway keeps of all the tickets together. The agency confirms what is left.`,
  refuse: CAN_TEXTS.refuse,
  complete: msg`The railway has the tickets back. The money goes to the agency at once.`,
};

/** The same with what is asked of tickets: a change writes others, and one that fails leaves the old ones; a refund that fails gives nothing back. */
const TRAIN_REQUEST_TEXTS: Partial<Record<OrderType, Partial<Record<TrainWork, MessageDescriptor>>>> = {
  change: {
    issue: msg`The numbers of the new tickets. The agency has them at once, and the old ones are no longer valid.`,
    fail: msg`The change ends here and the old tickets stay as they are; what was paid for the change goes back the way it came.`,
  },
  refund: { fail: REFUND_FAILS },
};

export const trainText = (what: TrainWork, { type }: { type: OrderType }): MessageDescriptor =>
  TRAIN_REQUEST_TEXTS[type]?.[what] ?? TRAIN_WORK_TEXTS[what];
