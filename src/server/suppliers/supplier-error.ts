import type { TimelineCode } from '../../contract/timeline-codes.ts';

export const SUPPLIER_REFUSALS = [
  'soldOut',
  'passengers',
  'expired',
  'notFound',
  'amount',
  'state',
  'voidClosed',
  'voidNotOffered',
  'notPermitted',
  'unavailable',
  'closed',
  'notOnSale',
  'riding',
  'other',
] as const;
export type SupplierRefusalReason = (typeof SUPPLIER_REFUSALS)[number];

/** Whether a supplier refused, which is final; an unavailable supplier or a lost response is retried or looked up. */
export function isRefusedBySupplier(error: unknown): error is SupplierError {
  return error instanceof SupplierError && error.kind === 'refused' && error.reason !== 'unavailable';
}

/**
 * A supplier's error, by what the caller may do next (formats.md §5).
 * - `refused`: the supplier refused; nothing was booked or paid. The message is its words, or a code for parseReason.
 * - `unknown`: no response (a time-out, a broken connection). The call may have taken effect: look it up, never repeat it blindly.
 */
export class SupplierError extends Error {
  override readonly name = 'SupplierError';
  readonly kind: 'refused' | 'unknown';
  readonly reason: SupplierRefusalReason | 'timeout';

  constructor(kind: 'refused', reason: SupplierRefusalReason, message: string);
  constructor(kind: 'unknown', reason: 'timeout', message: string);
  constructor(kind: 'refused' | 'unknown', reason: SupplierRefusalReason | 'timeout', message: string) {
    super(message);
    this.kind = kind;
    this.reason = reason;
  }
}

/** A sandbox supplier's refusal, in the reader's language. */
export function refused(reason: Exclude<SupplierRefusalReason, 'unavailable'>, words: TimelineCode): SupplierError {
  return new SupplierError('refused', reason, words);
}

/** A supplier that cannot be reached. */
export function unavailable(name: string): SupplierError {
  return new SupplierError('refused', 'unavailable', `${name} is not available`);
}
