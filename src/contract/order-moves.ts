/** What the tables of states of all products have in common. */

export type TagColour = 'success' | 'warning' | 'primary' | 'error' | 'info';
/** agent: the agency's user; desk: the provider's staff; supplier: its answer; payment: a settled payment; clock: a deadline; system: a follow-up job. */
export type Mover = 'agent' | 'desk' | 'supplier' | 'payment' | 'clock' | 'system';

/** One status of an order: its tag colour (spec §4), and what may follow it by whom. */
export interface OrderState {
  colour: TagColour;
  next: Readonly<Record<string, readonly Mover[]>>;
  /** Nothing follows, and that is meant. */
  final?: true;
}

/** Why an order’s action is shut. */
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
