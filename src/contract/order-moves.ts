/** Common parts of all products' state tables. */

export type TagColour = 'success' | 'warning' | 'primary' | 'error' | 'info';
/**
 * agent: the agency's user; desk: the provider's staff; supplier: its response; payment: a settled payment; clock: a deadline; system: a
 * follow-up job.
 */
export type Mover = 'agent' | 'desk' | 'supplier' | 'payment' | 'clock' | 'system';

/** One status of an order: its tag colour (spec §4), and what may follow it by whom. */
export interface OrderState {
  colour: TagColour;
  next: Readonly<Record<string, readonly Mover[]>>;
  /** Final on purpose: nothing follows. */
  final?: true;
}

/** Why an order’s action is unavailable. */
export const ACTION_REASONS = [
  'status',
  'choose',
  'role',
  'deadline',
  'supplier',
  'requested',
  'handedOver',
  'paymentDisabled',
] as const;
export type ActionReason = (typeof ACTION_REASONS)[number];
