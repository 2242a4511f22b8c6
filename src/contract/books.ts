/**
 * What is proved of the books. journal: a movement is zero per currency. account: a wallet or credit line is the sum of its postings.
 * channel: what payment providers took and gave back stands on their clearing account. receipt: money received by transfer stands there.
 * payment: a provider has signed what the payer was asked for. supplier: no supplier carries out what the desk has given up or done by
 * hand, or refuses what it has given back. refund: a provider gives back what it was asked to. excess: and no more than that. waiting: it
 * says before long what becomes of that. undecided: and what became of a payment. unbooked: money that came, or is to go back, could be
 * booked.
 */
export const BOOK_CHECKS = [
  'journal',
  'account',
  'channel',
  'receipt',
  'payment',
  'supplier',
  'refund',
  'excess',
  'waiting',
  'undecided',
  'unbooked',
] as const;
export type BookCheck = (typeof BOOK_CHECKS)[number];

/** Those that are seen when they come and not by night: they never go by themselves. */
export const TOLD_CHECKS = [
  'payment',
  'supplier',
  'refund',
  'excess',
  'waiting',
  'undecided',
  'unbooked',
] as const satisfies readonly BookCheck[];
