import type { PaymentChannel } from '../../contract/payments.ts';

/** What a company's own money can do, in minor units of its settlement currency. */
export interface Funds {
  balance: number;
  creditLimit: number;
  creditUsed: number;
  /** What of the limit is lent on to the companies below. */
  creditLent: number;
  /** What should have been settled of the credit by now: while there is any, the line pays nothing. */
  overdue: number;
}

/** A way to pay. The agency's own money pays at once through the ledger; payment providers answer later, by notice. */
export interface Channel {
  readonly id: PaymentChannel;
  /** Hundredths of a percent on top of the order's total. */
  readonly feeBasisPoints: number;
  /** Which of the agency's own accounts it takes the money from. */
  readonly source: 'balance' | 'credit';
  /** The most it can pay now; null without a limit of ours. */
  available(funds: Funds): number | null;
}
