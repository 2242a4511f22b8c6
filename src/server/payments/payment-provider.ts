import type { IncomingHttpHeaders } from 'node:http';
import type { Currency, Money } from '../../contract/money.ts';
import type { ExternalChannel } from '../../contract/payments.ts';

/** A payment to open at a payment provider. `id` is the idempotency key: opening it again opens the same payment. */
export interface ProviderPayment {
  /** 32 hexadecimal digits. */
  id: string;
  money: Money;
  /** The description shown to the payer. */
  subject: string;
  createdAt: Date;
  endsAt: Date;
  /** The page the payer returns to, and the webhook's address. */
  returnUrl: string;
  notifyUrl: string;
}

export interface Opened {
  /** The payment provider's id of the payment. */
  reference: string;
  redirectUrl: string | null;
  qrCode: string | null;
}

/** The outcome of a payment as the payment provider reports it: only what it signed or answered is trusted. */
export type Outcome =
  | { state: 'open' }
  /** The payer has paid and a bank is still processing it, for days at times. It cannot be closed any more. */
  | { state: 'clearing' }
  /** The payer has approved, and the payment provider waits for our capture (PaymentProvider.take). */
  | { state: 'agreed' }
  | { state: 'failed' }
  /** An attempt failed; the payer may retry on the same page until the payment expires. */
  | { state: 'declined' }
  | { state: 'ended' }
  /**
   * `amount` is what the payment provider still holds of it, in minor units: less what was refunded directly there, and NaN where it does
   * not say how much that is. `said` is its status for that; absent where nothing was refunded.
   */
  | { state: 'paid'; amount: number; currency: string; reference: string; said?: string };

export interface KnownPayment {
  id: string;
  reference: string;
}

export interface ProviderRefund {
  id: string;
  money: Money;
  /** The full amount paid, fee included. */
  paid: Money;
  paidReference: string;
  /** The payment provider's id of the refund, where it has been requested before. */
  reference: string | null;
}

/** The answer about a refund; refused when the provider will never make it under this number, with the reason (refund-refusals.ts). */
export type RefundAnswer = { state: 'done' | 'pending'; reference: string } | ({ state: 'refused' } & Refused);

export interface Refused {
  reference: string;
  /** The payment provider's reason code and its message; empty where it gave none. */
  code: string;
  said: string;
}

/** The raw request: the signature covers these exact bytes. */
export interface RawNotice {
  headers: IncomingHttpHeaders;
  body: string;
  at: Date;
}

/** signature: not from this payment provider, or altered; stale: signed too long ago; foreign: for another merchant or shop. */
export type NoticeFault = 'signature' | 'stale' | 'foreign' | 'unreadable';
export type Notice =
  | { payment: string; outcome: Outcome }
  /** A refund has failed after it was made, as to a closed account: the payment provider holds the money again. */
  | { payment: string; failedRefund: Refused }
  | { ignored: true }
  | { refused: NoticeFault };

/** The payment provider of one channel. Its calls reject with a ProviderError. */
export interface PaymentProvider {
  readonly id: ExternalChannel;
  /** Basis points on top of the amount paid. */
  readonly feeBasisPoints: number;
  /** The response body it expects to an accepted webhook. */
  readonly thanks: string;
  takes(currency: Currency): boolean;
  open(payment: ProviderPayment): Promise<Opened>;
  ask(payment: KnownPayment): Promise<Outcome>;
  /** Captures a payment that its payer has approved; only for payment providers with a separate capture. A repeat captures nothing more. */
  take?(payment: KnownPayment): Promise<Outcome>;
  /** Closes the payment to payers; what was paid stays paid. */
  close(payment: KnownPayment): Promise<void>;
  refund(payment: KnownPayment, refund: ProviderRefund): Promise<RefundAnswer>;
  /** Rejects with a ProviderError where the payment provider has to be asked to verify the signature and does not answer. */
  readNotice(notice: RawNotice): Notice | Promise<Notice>;
}

/** A failed call to a payment provider: `refused` when it said no, `unknown` when its effect is not known. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly certainty: 'refused' | 'unknown';
  /** The HTTP status; null where no answer came. */
  readonly status: number | null;
  /** The payment provider's error code; null where it gave none. */
  readonly code: string | null;
  /** The payment provider's own message, for the desk but never for a log: it may quote what was sent. Empty where it gave none. */
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
