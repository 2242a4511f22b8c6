import { isFramed } from '../../api/frame.ts';

/**
 * Navigates to a payment provider's page; returns whether it does. Not in a frame: the provider's page refuses to be framed, and the
 * session would end. There `WaitingButtons` opens it in another tab, and the payment is polled meanwhile.
 */
export function leaveForProvider(url: string): boolean {
  if (isFramed) return false;
  window.location.assign(url);
  return true;
}

/** The return URL for a payment provider: from a framed tab, which has no session, to a page that says so. */
export const wayBack = <P extends string | undefined>(path: P): P | string => (isFramed ? '/payment-return' : path);
