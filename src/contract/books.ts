/**
 * What is proved of the books. journal: a movement is zero per currency. account: a wallet or credit line is the sum of its postings.
 * channel: what payment houses took and gave back stands on their clearing account. receipt: money received by transfer stands there.
 */
export const BOOK_CHECKS = ['journal', 'account', 'channel', 'receipt'] as const;
export type BookCheck = (typeof BOOK_CHECKS)[number];
