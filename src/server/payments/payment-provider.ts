import type { IncomingHttpHeaders } from 'node:http';
import type { Currency, Money } from '../../contract/money.ts';
import type { ExternalChannel } from '../../contract/payments.ts';

/** What a payer is to pay at a payment provider. The same payment asked for again is the same there: `id` is the key. */
export interface ProviderPayment {
  /** 32 hexadecimal digits. */
  id: string;
  money: Money;
  /** What the payer reads that it is for. */
  subject: string;
  createdAt: Date;
  endsAt: Date;
  /** Where the payer comes back to, and where the payment provider tells what became of it. */
  returnUrl: string;
  notifyUrl: string;
}

export interface Opened {
  /** The payment provider's name of the payment. */
  reference: string;
  redirectUrl: string | null;
  qrCode: string | null;
}

/** What became of a payment, in the payment provider's words: nothing is trusted but what it signed or answered. */
export type Outcome =
  | { state: 'open' }
  /** The payer has done their part, and a bank has not: for days, if need be. Nothing closes it any more. */
  | { state: 'clearing' }
  /** The payer has agreed, and the payment provider waits for us to take the money (PaymentProvider.take). */
  | { state: 'agreed' }
  | { state: 'failed' }
  /** A try has failed, and the payer may try again on the same page until the payment ends. */
  | { state: 'declined' }
  | { state: 'ended' }
  /**
   * `amount` is what the payment provider still has of it, in minor units: less what somebody has given back there since, and NaN where it
   * does not say how much that is. `said` is what it says of that; absent where nothing has gone back.
   */
  | { state: 'paid'; amount: number; currency: string; reference: string; said?: string };

export interface KnownPayment {
  id: string;
  reference: string;
}

export interface ProviderRefund {
  id: string;
  money: Money;
  /** All that was paid, the fee included. */
  paid: Money;
  paidReference: string;
  /** The payment provider's name of the refund, where it has been asked before. */
  reference: string | null;
}

/** What a payment provider says of a refund; refused when it will never give it back under this number, with why (refund-refusals.ts). */
export type RefundAnswer = { state: 'done' | 'pending'; reference: string } | ({ state: 'refused' } & Refused);

export interface Refused {
  reference: string;
  /** The payment provider's own name of the reason, and its own words; empty where it gave none. */
  code: string;
  said: string;
}

/** As it came in: the signature is about these very bytes. */
export interface RawNotice {
  headers: IncomingHttpHeaders;
  body: string;
  at: Date;
}

/** signature: not of this payment provider, or altered; stale: signed too long ago; foreign: for another merchant or another shop. */
export type NoticeFault = 'signature' | 'stale' | 'foreign' | 'unreadable';
export type Notice =
  | { payment: string; outcome: Outcome }
  /** A refund of the payment has failed after it was made, as at a closed account: the payment provider has the money again. */
  | { payment: string; failedRefund: Refused }
  | { ignored: true }
  | { refused: NoticeFault };

/** A payment provider behind which one channel lies. Calls reject with a ProviderError. */
export interface PaymentProvider {
  readonly id: ExternalChannel;
  /** Hundredths of a percent on top of what is paid. */
  readonly feeBasisPoints: number;
  /** What it wants to read as the answer to a notice that was taken. */
  readonly thanks: string;
  takes(currency: Currency): boolean;
  open(payment: ProviderPayment): Promise<Opened>;
  ask(payment: KnownPayment): Promise<Outcome>;
  /**
   * Takes the money of a payment that its payer has agreed to; only of payment providers that wait for that. Asked again it takes nothing
   * more.
   */
  take?(payment: KnownPayment): Promise<Outcome>;
  /** Lets nobody pay it any more; what was paid already stays so. */
  close(payment: KnownPayment): Promise<void>;
  refund(payment: KnownPayment, refund: ProviderRefund): Promise<RefundAnswer>;
  /** Rejects with a ProviderError where the payment provider itself has to be asked whether it signed, and does not answer. */
  readNotice(notice: RawNotice): Notice | Promise<Notice>;
}

/** A call to a payment provider that did not end well: `refused` when it said no, `unknown` when nobody knows what it did. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly certainty: 'refused' | 'unknown';
  /** Of the answer over HTTP; null where none came. */
  readonly status: number | null;
  /** The payment provider's own name of the fault; null where it gave none. */
  readonly code: string | null;
  /**
   * What the payment provider said of it in its own words, for the desk and no log: it may quote what was sent. Empty where it said
   * nothing.
   */
  readonly #said: string;

  constructor(
    certainty: 'refused' | 'unknown',
    message: string,
    options: ErrorOptions & { status?: number; code?: string; said?: string } = {},
  ) {
    super(message, options);
    this.certainty = certainty;
    this.status = options.status ?? null;
    this.code = options.code || null;
    this.#said = options.said ?? '';
  }

  get said(): string {
    return this.#said;
  }
}
