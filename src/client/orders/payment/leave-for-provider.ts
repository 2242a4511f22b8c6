import { isFramed } from '../../api/frame.ts';

/**
 * Goes on to a payment provider's page in place of the portal; answers whether it does. Not in a frame: the provider's page shows in none,
 * and the session would end. There the payer opens it beside the portal by `WaitingButtons`, and the payment is followed meanwhile.
 */
export function leaveForProvider(url: string): boolean {
  if (isFramed) return false;
  window.location.assign(url);
  return true;
}

/** Where a payment provider's page leads back to: out of a frame's tab, in which nobody is logged in, to a page that says so. */
export const wayBack = <P extends string | undefined>(path: P): P | string => (isFramed ? '/payment-return' : path);
