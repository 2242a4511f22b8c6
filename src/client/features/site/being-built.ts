import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface ComingPart {
  title: MessageDescriptor;
  /** What will be here, in one sentence an agent understands. */
  text: MessageDescriptor;
}

/** What each screen that is not there yet will do. An entry goes when its feature lands. */
export const COMING = {
  disruptions: {
    title: msg`Flight disruptions`,
    text: msg`Schedule changes and cancellations of your bookings, with the flights before and after and the answers the airline allows.`,
  },
  'group-booking': {
    title: msg`Group ticket`,
    text: msg`Ask for a quote for ten and more travellers; it comes within one to two business days.`,
  },
  'group-orders': {
    title: msg`Group orders`,
    text: msg`Quotes, seats, up to three instalments and the final payment, and the passenger list of each group.`,
  },
  'train-booking': {
    title: msg`Train ticket booking`,
    text: msg`Search trains, choose seats and book them beside your flights.`,
  },
  'train-orders': {
    title: msg`Train ticket booking`,
    text: msg`Your train bookings with payment, changes and refunds.`,
  },
  transactions: {
    title: msg`All transactions`,
    text: msg`Payments by every channel with their fees and references.`,
  },
  statements: {
    title: msg`Statements`,
    text: msg`What was sold and paid in each period, by type, down to the booking, and as an Excel file.`,
  },
  agencies: {
    title: msg`Agency management`,
    text: msg`Your sub-agencies with their users, mark-ups, credit and balance.`,
  },
  'agency-statements': {
    title: msg`Agency statements`,
    text: msg`The statements of your sub-agencies, to check and to close.`,
  },
  'agency-bills': { title: msg`Agency bill`, text: msg`One bill of a sub-agency, line by line.` },
  users: { title: msg`User management`, text: msg`Who of your company may work here, and with which role.` },
  company: {
    title: msg`Company profile`,
    text: msg`Your company’s details, logo and settings.`,
  },
} as const satisfies Record<string, ComingPart>;

export type ComingKey = keyof typeof COMING;
