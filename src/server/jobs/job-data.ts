/** Every kind of job with what it is told. A job only names records: it looks up what they are when it runs. */
export interface JobData {
  /** Asks the supplier for tickets, or what became of them. */
  'issue-order': { orderId: string };
  /** Closes an order whose deadline has passed. */
  'close-order': { orderId: string };
  /** Disrupts an order in the place of an airline, in demonstrations. */
  'raise-voyage': { orderId: string };
  /** Reminds of an order's deadline that is near. */
  'remind-order': { orderId: string };
  /** Tells one device of a notice. */
  'push-notice': { noticeId: number; deviceId: string };
  /** Sends what waits for an agency's own system, of one order and kind. */
  'deliver-notices': { stream: string };
  /** Sends again what agencies' systems have not taken. */
  'sweep-outgoing': Record<string, never>;
  /** Looks what becomes at its supplier of an order that is unpaid, or set aside by the desk. */
  'watch-booking': { orderId: string };
  /** Gives back to the supplier what it holds or issues of an order that has ended, or has tickets that the desk got by hand. */
  'release-hold': { orderId: string };
  /** Pays the money of a failed order back. */
  'reimburse-order': { orderId: string };
  /** Asks payment providers what became of payments whose outcome is not known. */
  'ask-payments': Record<string, never>;
  /** Looks whether payment providers still have what is booked. */
  'look-at-paid': Record<string, never>;
  /** Has a payment provider give money back, or asks whether it has. */
  'give-back': { refundId: string };
  /** Has a refund or a change quoted by the supplier. */
  'quote-request': { orderId: string };
  /** Has the tickets of an accepted change reissued, or asks what became of them. */
  'reissue-tickets': { orderId: string };
  /** Gives the tickets of a confirmed refund or a void back, or asks what became of them. */
  'return-tickets': { orderId: string };
  /** Looks what a supplier does after all about what the desk has given up, or done by hand; has it take back what the desk has settled. */
  'follow-given-up': { orderId: string };
  /** Answers in the place of the provider's people, in demonstrations. */
  'answer-desk': { orderId: string };
  /** Finds out what became of a booking whose process or answer was lost. */
  'settle-booking': { intentId: string };
  /** Safety net: looks for orders that a lost job left behind, and tidies old rows away. */
  'sweep-orders': Record<string, never>;
  /** Removes flight searches that have expired. */
  'tidy-searches': Record<string, never>;
  /** Removes drafts that nobody has touched for long, and the traces of discarded ones. */
  'tidy-drafts': Record<string, never>;
  /** Removes enquiries that were answered long ago. */
  'tidy-enquiries': Record<string, never>;
  /** Removes sessions that ended long ago, and counts of attempts to sign in. */
  'tidy-sessions': Record<string, never>;
  /** Tells agencies whose balance has fallen below their limit. */
  'watch-balances': Record<string, never>;
  /** Fetches the exchange rates of RATES_URL. */
  'refresh-rates': Record<string, never>;
  /** Proves that the books agree, and puts what does not before the desk. */
  'prove-books': Record<string, never>;
  /** Closes the credit periods that have ended, and tells of statements that ask for something. */
  'close-statements': Record<string, never>;
  /** Hands a mail to the transport. */
  'send-mail': { mailId: string };
  /** Removes mails that left long ago. */
  'tidy-mails': Record<string, never>;
  /** Seals anew what an earlier DATA_KEY locked. */
  reseal: Record<string, never>;
  /** Books what the demonstration should have waiting for payment. */
  'open-demo-orders': Record<string, never>;
}

export type JobName = keyof JobData;

interface JobRule {
  /** Seconds between looks of an idle worker, for what was sent by another process; the own process is told at once. */
  pollSeconds: number;
  retryLimit: number;
  /** First wait after a failure, doubled each time up to a quarter of an hour. */
  retrySeconds: number;
  /** How many run at once in one process. */
  workers: number;
  /**
   * What becomes of a job for a record that has one already. exclusive: it is dropped. stately: it is dropped where the other waits
   * too; a job that runs may send its own successor.
   */
  policy?: 'exclusive' | 'stately';
}

/** A week of waits of a quarter of an hour: what nothing else looks after is tried for as long as a supplier may be down. */
const WEEK_OF_TRIES = 700;
const RETRIED: JobRule = { pollSeconds: 2, retryLimit: 100, retrySeconds: 5, workers: 1 };

export const JOB_RULES: Readonly<Record<JobName, JobRule>> = {
  'issue-order': { ...RETRIED, pollSeconds: 1, retrySeconds: 2, workers: 4, policy: 'stately' },
  'close-order': RETRIED,
  'watch-booking': { ...RETRIED, retryLimit: WEEK_OF_TRIES, pollSeconds: 30, policy: 'stately' },
  'raise-voyage': { ...RETRIED, pollSeconds: 10 },
  'remind-order': { ...RETRIED, pollSeconds: 10 },
  'push-notice': { ...RETRIED, retryLimit: 6, retrySeconds: 10, workers: 2 },
  'deliver-notices': { ...RETRIED, workers: 4, policy: 'stately' },
  'sweep-outgoing': { pollSeconds: 5, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'release-hold': { ...RETRIED, retryLimit: WEEK_OF_TRIES },
  'quote-request': { ...RETRIED, pollSeconds: 1, retrySeconds: 2, workers: 2, policy: 'stately' },
  'reissue-tickets': { ...RETRIED, pollSeconds: 1, retrySeconds: 2, workers: 2, policy: 'stately' },
  'return-tickets': { ...RETRIED, pollSeconds: 1, retrySeconds: 2, workers: 2, policy: 'stately' },
  'follow-given-up': { ...RETRIED, retryLimit: WEEK_OF_TRIES, pollSeconds: 10, policy: 'stately' },
  'reimburse-order': { ...RETRIED, policy: 'exclusive' },
  'ask-payments': { pollSeconds: 5, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'look-at-paid': { pollSeconds: 60, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'give-back': { ...RETRIED, workers: 2, policy: 'stately' },
  'answer-desk': { ...RETRIED, policy: 'stately' },
  // After a crash there are as many as were being booked, and each waits for its supplier.
  'settle-booking': { ...RETRIED, pollSeconds: 5, workers: 12, policy: 'exclusive' },
  'sweep-orders': { pollSeconds: 5, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'tidy-searches': { pollSeconds: 30, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'tidy-drafts': { pollSeconds: 60, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'tidy-enquiries': { pollSeconds: 60, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'tidy-sessions': { pollSeconds: 60, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'close-statements': { pollSeconds: 30, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'watch-balances': { pollSeconds: 15, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'refresh-rates': { pollSeconds: 60, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'prove-books': { pollSeconds: 60, retryLimit: 3, retrySeconds: 300, workers: 1 },
  'send-mail': { ...RETRIED, policy: 'exclusive' },
  'tidy-mails': { pollSeconds: 60, retryLimit: 0, retrySeconds: 1, workers: 1 },
  reseal: { pollSeconds: 60, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'open-demo-orders': { pollSeconds: 5, retryLimit: 1, retrySeconds: 30, workers: 1 },
};
