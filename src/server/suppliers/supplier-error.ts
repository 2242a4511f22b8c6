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

/** Whether a supplier said a plain no, which ends what was asked; a line that is down or an answer that got lost is asked about again. */
export function saysNo(error: unknown): error is SupplierError {
  return error instanceof SupplierError && error.kind === 'refused' && error.reason !== 'unavailable';
}

/**
 * What went wrong at a supplier, parted by what the caller may do next (formats.md §5).
 * - `refused`: the supplier answered no; nothing was booked or paid. The message is its words, or a code that saidBy reads.
 * - `unknown`: no answer came (a time-out, a cut line). The call may have had its effect: look it up, never repeat it blindly.
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

/** A no of a sandbox supplier, said in the reader's language. */
export function refused(reason: Exclude<SupplierRefusalReason, 'unavailable'>, words: TimelineCode): SupplierError {
  return new SupplierError('refused', reason, words);
}

/** A supplier whose line is down. */
export function unavailable(name: string): SupplierError {
  return new SupplierError('refused', 'unavailable', `${name} is not available`);
}
