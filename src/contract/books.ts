/**
 * What is proved of the books. journal: a movement is zero per currency. account: a wallet or credit line is the sum of its postings.
 * channel: what payment houses took and gave back stands on their clearing account. receipt: money received by transfer stands there.
 * payment: a payment house has signed what the payer was asked for, which is seen when it comes and not by night.
 */
export const BOOK_CHECKS = ['journal', 'account', 'channel', 'receipt', 'payment'] as const;
export type BookCheck = (typeof BOOK_CHECKS)[number];
