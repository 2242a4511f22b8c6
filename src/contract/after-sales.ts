import { array, type InferType, number, object, string } from 'yup';
import type { Money } from './money.ts';
import { proofIds } from './proof-files.ts';
import { instantSchema, moneySchema, TOO_LONG } from './scalars.ts';

/**
 * Refund reasons (spec §9): 0 voluntary, 1 flight disruption, 2 medical, 3 death, 4 system error, 5 name error, 6 other, 7 as given in the
 * remark.
 */
export const REFUND_REASONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
export const VOLUNTARY = 0;
export const AS_REMARKED = 7;

/** Sub-reasons that some reasons require (spec §9: sub-options at 2, 3 and 6). */
export const REFUND_SUB_REASONS = {
  2: ['passenger', 'relative', 'companion'],
  3: ['passenger', 'relative'],
  6: ['visaRefused', 'duplicateBooking', 'officialDuty'],
} as const satisfies Partial<Record<RefundReason, readonly string[]>>;
export const SUB_REASONS = [
  'passenger',
  'relative',
  'companion',
  'visaRefused',
  'duplicateBooking',
  'officialDuty',
] as const;
export type SubReason = (typeof SUB_REASONS)[number];

/** The sub-reasons of a reason; empty for most. */
export function subReasonsOf(reason: number): readonly SubReason[] {
  const table: Readonly<Record<number, readonly SubReason[]>> = REFUND_SUB_REASONS;
  return table[reason] ?? [];
}

/** Reasons for which airlines and railways usually ask for proof; none requires it (spec §5). */
const USUALLY_PROVEN: readonly number[] = [2, 3, 6] satisfies RefundReason[];

export function isUsuallyProven(reason: number): boolean {
  return USUALLY_PROVEN.includes(reason);
}

/** The refund reason; some require a sub-reason. */
const why = {
  reason: number().oneOf(REFUND_REASONS, 'invalid').required('required'),
  subReason: string()
    .oneOf(SUB_REASONS, 'invalid')
    .when('reason', ([reason], schema) => {
      const allowed: readonly unknown[] = subReasonsOf(Number(reason));
      // yup's `oneOf` would extend the choices above; a test narrows them.
      const narrowed = schema.test('ofReason', 'invalid', (value) => value === undefined || allowed.includes(value));
      return allowed.length > 0 ? narrowed.required('required') : narrowed;
    }),
  remark: string()
    .trim()
    .max(500, TOO_LONG)
    .when('reason', ([reason], schema) => (reason === AS_REMARKED ? schema.required('required') : schema.optional())),
};

/** POST …/orders/{id}/refund: the tickets of some passengers, for all or some flights. */
export const refundInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  passengers: array(string().max(64, TOO_LONG).required('required'))
    .min(1, 'required')
    .max(9, 'invalid')
    .required('required'),
  /** Flight positions across the order's journeys, from 0; all when absent. */
  segments: array(number().integer('invalid').min(0, 'invalid').max(39, 'invalid').required('required'))
    .min(1, 'required')
    .max(40, 'invalid')
    .optional(),
  ...why,
  files: proofIds,
}).noUnknown();
export type RefundInput = InferType<typeof refundInput>;

/**
 * POST …/orders/{id}/void: the tickets of some passengers; when absent, all inside their void window without another request. A ticket is
 * voided whole.
 */
export const voidInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  passengers: array(string().max(64, TOO_LONG).required('required')).min(1, 'required').max(9, 'invalid').optional(),
  ...why,
}).noUnknown();
export type VoidInput = InferType<typeof voidInput>;

/** Seconds during which a void can be withdrawn before it is sent to its supplier. */
export const VOID_WITHDRAW_SECONDS = 20;
/** Seconds before the end of its window by which a void is sent to the supplier at the latest. */
const VOID_MARGIN_SECONDS = 5;

/** From when on a void goes to its supplier at once: a withdrawal period would outlast its window. */
export function voidsAtOnceFrom(voidUntil: Date): Date {
  return new Date(voidUntil.getTime() - (VOID_WITHDRAW_SECONDS + VOID_MARGIN_SECONDS) * 1000);
}

/** The refund amount of tickets: net = paid − penalty − service fee. */
export const returnQuoteSchema = object({
  paid: moneySchema.required(),
  penalty: moneySchema.required(),
  serviceFee: moneySchema.required(),
  net: moneySchema.required(),
  /** Until when it can be confirmed; null where it needs no confirmation. */
  expiresAt: instantSchema.nullable().defined(),
});

/**
 * The refund amounts of a void, while it can be requested: the price paid for each passenger's tickets without an open request, and the
 * sellers' fee per ticket.
 */
export const voidQuoteSchema = object({
  serviceFee: moneySchema.required(),
  lines: array(object({ passengerId: string().required(), paid: moneySchema.required() })).required(),
});
export type VoidQuote = InferType<typeof voidQuoteSchema>;

/**
 * The refund when these passengers' tickets are voided together: net = paid − service fee, at least zero, so that single passengers do not
 * always add up to the whole.
 */
export function voidReturn(
  { serviceFee: { amount: each, currency }, lines }: VoidQuote,
  passengers: readonly string[],
): Record<'paid' | 'serviceFee' | 'net', Money> {
  const meant = lines.filter(({ passengerId }) => passengers.includes(passengerId));
  const paid = meant.reduce((sum, line) => sum + line.paid.amount, 0);
  const fee = Math.min(each * meant.length, paid);
  const money = (amount: number): Money => ({ amount, currency });
  return { paid: money(paid), serviceFee: money(fee), net: money(paid - fee) };
}

/** Request and outcome of a change, refund or void order. */
export const afterSalesSchema = object({
  /** The booking that the tickets belong to: the original, or a change of it. */
  sourceId: string().optional(),
  /** Null for voids from before reasons were required. */
  reason: number().oneOf(REFUND_REASONS).nullable().defined(),
  subReason: string().oneOf(SUB_REASONS).nullable().defined(),
  remark: string().nullable().defined(),
  segments: array(number().integer().required()).required(),
  quote: returnQuoteSchema.nullable().defined(),
  /** Proof of the reason. */
  files: array(object({ id: string().required(), name: string().required() })).optional(),
});
export type AfterSales = InferType<typeof afterSalesSchema>;
