import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookCheck } from '../../../contract/books.ts';
import type { DESK_HOLDERS } from '../../../contract/desk.ts';
import type { DeskCan, DeskKind } from '../../../contract/desk-moves.ts';
import type { GroupWork } from './group-move-values.ts';

export const KIND_LABELS: Record<DeskKind, MessageDescriptor> = {
  review: msg({ message: 'Review', context: 'desk' }),
  ticketing: msg({ message: 'Ticketing', context: 'desk' }),
  held: msg({ message: 'Set aside', context: 'desk' }),
  change: msg({ message: 'Change', context: 'desk' }),
  refund: msg({ message: 'Refund', context: 'desk' }),
  void: msg({ message: 'Void', context: 'desk' }),
  group: msg({ message: 'Group', context: 'desk' }),
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
};

export const SUBJECT_LABELS: Record<BookCheck, MessageDescriptor> = {
  journal: msg`Movement`,
  account: msg`Account`,
  channel: msg`Payment channel`,
  receipt: msg`Receipt`,
  payment: msg`Payment`,
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
export const CAN_TEXTS: Record<DeskCan, MessageDescriptor> = {
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

export const GROUP_WORK_LABELS: Record<GroupWork, MessageDescriptor> = {
  quote: msg({ message: 'Quote the group', context: 'desk' }),
  seats: msg({ message: 'Seats are given', context: 'desk' }),
  issue: msg({ message: 'Write tickets', context: 'desk' }),
  fail: msg({ message: 'Mark as failed', context: 'desk' }),
};

/** What a step with a group does, said before it is done. */
export const GROUP_WORK_TEXTS: Record<GroupWork, MessageDescriptor> = {
  quote: msg`The agency confirms one of the options in time, or the quote lapses. The final payment is what the instalments leave.`,
  seats: msg`The airline has given the seats of the confirmed option. The agency pays from now on.`,
  issue: msg`The numbers of tickets that were issued outside of the portal. The agency has them at once.`,
  fail: msg`The group ends here, and what has been paid goes back the way it came.`,
};
