export const SUPPLIER_REFUSALS = [
  'soldOut',
  'passengers',
  'expired',
  'notFound',
  'amount',
  'state',
  'voidClosed',
  'unavailable',
  'other',
] as const;
export type SupplierRefusalReason = (typeof SUPPLIER_REFUSALS)[number];

/**
 * What went wrong at a supplier, parted by what the caller may do next (formats.md §5).
 * - `refused`: the supplier answered no; nothing was booked or paid.
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
