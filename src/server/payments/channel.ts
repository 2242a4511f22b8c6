import type { PaymentChannel } from '../../contract/payments.ts';

/** What a company's own money can pay, in minor units of its settlement currency. */
export interface Funds {
  balance: number;
  creditLimit: number;
  creditUsed: number;
  /** The part of the limit lent on to sub-agencies. */
  creditLent: number;
  /** The part of the credit that is overdue: while there is any, the line pays nothing. */
  overdue: number;
}

/** A way to pay. The agency's own money pays at once through the ledger; payment providers confirm later, by webhook. */
export interface Channel {
  readonly id: PaymentChannel;
  /** Basis points on top of the order's total. */
  readonly feeBasisPoints: number;
  /** The agency's own account that it debits. */
  readonly source: 'balance' | 'credit';
  /** The most it can pay; null where we set no limit. */
  available(funds: Funds): number | null;
}
