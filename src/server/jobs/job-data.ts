/** Every kind of job with its data. A job only names records, and reads their state when it runs. */
export interface JobData {
  /** Requests tickets from the supplier, or queries their outcome. */
  'issue-order': { orderId: string };
  /** Closes an order whose deadline has passed. */
  'close-order': { orderId: string };
  /** Disrupts an order as the airline would, in demonstrations. */
  'raise-voyage': { orderId: string };
  /** Reminds of an order's approaching deadline. */
  'remind-order': { orderId: string };
  /** Pushes a notice to one device. */
  'push-notice': { noticeId: number; deviceId: string };
  /** Sends an agency's pending webhooks of one order and kind. */
  'deliver-notices': { stream: string };
  /** Retries webhooks that agencies' systems have not accepted. */
  'sweep-outgoing': Record<string, never>;
  /** Checks at the supplier the booking of an order that is unpaid or was set aside by the desk. */
  'watch-booking': { orderId: string };
  /** Releases at the supplier what it holds or issues for an order that has ended, or has tickets that the desk got by hand. */
  'release-hold': { orderId: string };
  /** Refunds the payment of a failed order. */
  'reimburse-order': { orderId: string };
  /** Queries payment providers for the outcome of payments where it is unknown. */
  'ask-payments': Record<string, never>;
  /** Checks that payment providers still report what is posted. */
  'look-at-paid': Record<string, never>;
  /** Requests a refund from a payment provider, or queries its outcome. */
  'give-back': { refundId: string };
  /** Gets the supplier's quote for a refund or a change. */
  'quote-request': { orderId: string };
  /** Has the tickets of an accepted change reissued, or queries the outcome. */
  'reissue-tickets': { orderId: string };
  /** Refunds or voids tickets at the supplier, for a confirmed refund or a void, or queries the outcome. */
  'return-tickets': { orderId: string };
  /** Checks whether a supplier still acts on what the desk has given up or done by hand; has it reverse what the desk has settled. */
  'follow-given-up': { orderId: string };
  /** Answers in place of the provider's users, in demonstrations. */
  'answer-desk': { orderId: string };
  /** Finds the outcome of a booking whose process or answer was lost. */
  'settle-booking': { intentId: string };
  /** Safety net: finds orders that a lost job left behind, and deletes old rows. */
  'sweep-orders': Record<string, never>;
  /** Removes flight searches that have expired. */
  'tidy-searches': Record<string, never>;
  /** Deletes drafts that were not touched for long, and the traces of discarded ones. */
  'tidy-drafts': Record<string, never>;
  /** Deletes enquiries that were answered long ago. */
  'tidy-enquiries': Record<string, never>;
  /** Deletes sessions that ended long ago, and counts of sign-in attempts. */
  'tidy-sessions': Record<string, never>;
  /** Notifies agencies whose balance has fallen below their limit. */
  'watch-balances': Record<string, never>;
  /** Fetches the exchange rates of RATES_URL. */
  'refresh-rates': Record<string, never>;
  /** Checks that the books agree, and reports differences to the desk. */
  'prove-books': Record<string, never>;
  /** Closes credit periods that have ended, and notifies of statements with an amount due. */
  'close-statements': Record<string, never>;
  /** Hands a mail to the transport. */
  'send-mail': { mailId: string };
  /** Deletes mails that were sent long ago. */
  'tidy-mails': Record<string, never>;
  /** Reseals what an earlier DATA_KEY sealed. */
  reseal: Record<string, never>;
  /** Books the demonstration's orders that wait for payment. */
  'open-demo-orders': Record<string, never>;
}

export type JobName = keyof JobData;

interface JobRule {
  /** Seconds between polls of an idle worker, for jobs of other processes; its own process wakes it at once. */
  pollSeconds: number;
  retryLimit: number;
  /** First delay after a failure, doubled each time up to a quarter of an hour. */
  retrySeconds: number;
  /** Concurrent jobs of one process. */
  workers: number;
  /**
   * What happens to a second job for a record. exclusive: it is dropped. stately: it is dropped only if the other waits too; a running job
   * may enqueue its own successor.
   */
  policy?: 'exclusive' | 'stately';
}

/** A week of retries at a quarter of an hour: work without another safety net is retried for as long as a supplier may be down. */
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
  // After a crash there are as many as bookings in progress, and each waits for its supplier.
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
