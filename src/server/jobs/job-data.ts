/** Every kind of job with what it is told. A job only names records: it looks up what they are when it runs. */
export interface JobData {
  /** Asks the supplier for tickets, or what became of them. */
  'issue-order': { orderId: string };
  /** Closes an order whose deadline has passed. */
  'close-order': { orderId: string };
  /** Gives the seats of an order that was canceled or closed back to the supplier. */
  'release-hold': { orderId: string };
  /** Pays the money of a failed order back. */
  'reimburse-order': { orderId: string };
  /** Finds out what became of a booking whose process or answer was lost. */
  'settle-booking': { intentId: string };
  /** Safety net: looks for orders that a lost job left behind, and tidies old rows away. */
  'sweep-orders': Record<string, never>;
  /** Removes flight searches that have expired. */
  'tidy-searches': Record<string, never>;
  /** Removes drafts that nobody has touched for long, and the traces of discarded ones. */
  'tidy-drafts': Record<string, never>;
  /** Seals anew what an earlier DATA_KEY locked. */
  reseal: Record<string, never>;
  /** Books what the demonstration should have waiting for payment. */
  'open-demo-orders': Record<string, never>;
}

export type JobName = keyof JobData;

interface JobRule {
  /** Seconds between looks for new jobs, for what was sent by another process; the own process is told at once. */
  pollSeconds: number;
  retryLimit: number;
  /** First wait after a failure, doubled each time up to a quarter of an hour. */
  retrySeconds: number;
  /** How many run at once in one process. */
  workers: number;
}

const RETRIED: JobRule = { pollSeconds: 2, retryLimit: 100, retrySeconds: 5, workers: 1 };

export const JOB_RULES: Readonly<Record<JobName, JobRule>> = {
  'issue-order': { ...RETRIED, pollSeconds: 1, retrySeconds: 2, workers: 4 },
  'close-order': RETRIED,
  'release-hold': RETRIED,
  'reimburse-order': RETRIED,
  'settle-booking': RETRIED,
  'sweep-orders': { pollSeconds: 5, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'tidy-searches': { pollSeconds: 30, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'tidy-drafts': { pollSeconds: 60, retryLimit: 0, retrySeconds: 1, workers: 1 },
  reseal: { pollSeconds: 60, retryLimit: 0, retrySeconds: 1, workers: 1 },
  'open-demo-orders': { pollSeconds: 5, retryLimit: 1, retrySeconds: 30, workers: 1 },
};
