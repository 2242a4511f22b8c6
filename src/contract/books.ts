/**
 * The checks of the books. journal: a movement is zero per currency. account: a wallet or credit line is the sum of its postings. channel:
 * what payment providers took and refunded is on their clearing account. receipt: so is money received by transfer. payment: a provider has
 * signed the amount that the payer was asked for. supplier: no supplier carries out what the desk failed or did by hand, or refuses what it
 * refunded. refund: a provider refunds what it was asked to. excess: and no more. waiting: it reports the outcome before long. undecided:
 * and that of a payment. unbooked: money received or due back could be posted.
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

/** Those detected on arrival, not by the nightly check: they never resolve themselves. */
export const REPORTED_CHECKS = [
  'payment',
  'supplier',
  'refund',
  'excess',
  'waiting',
  'undecided',
  'unbooked',
] as const satisfies readonly BookCheck[];
