import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Deps } from '../../deps.ts';
import { type Opened, ProviderError } from '../../payments/payment-provider.ts';
import { type AttemptRow, findAttempt, moveAttempt, OPEN_STATES, providerOf, providerPayment } from './attempt-rows.ts';

/**
 * Opens a stored payment at its payment provider, outside of any transaction; a repeat gets the same answer. Returns the payment for the
 * payer to continue, or refuses with paymentFailed: after a definite refusal it has failed, otherwise it is polled later. One whose money
 * was refunded is refused with statusConflict.
 */
export async function openAtProvider(deps: Deps, attempt: AttemptRow): Promise<AttemptRow | Refusal> {
  // A webhook may have come although opening was never answered.
  if (attempt.reference !== null || !OPEN_STATES.includes(attempt.state)) return usable(attempt);
  let opened: Opened;
  try {
    opened = await providerOf(deps, attempt).open(providerPayment(deps, attempt));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ err: error, payment: attempt.id, channel: attempt.channel }, 'a payment could not be begun');
    if (error.certainty === 'refused') await moveAttempt(deps.db, attempt.id, ['started'], { state: 'failed' });
    return refuse('paymentFailed');
  }
  const state = attempt.state === 'started' ? 'pending' : attempt.state;
  const pending = await moveAttempt(deps.db, attempt.id, [attempt.state], { state, ...opened });
  // Another request with the same key, or a webhook, was faster.
  const current = pending ?? (await findAttempt(deps.db, attempt.id));
  return current ? usable(current) : refuse('paymentFailed');
}

function usable(attempt: AttemptRow): AttemptRow | Refusal {
  // Its money came too late for the order: it pays nothing, and cannot any more.
  if (attempt.state === 'returning' || attempt.state === 'returned') return refuse('statusConflict');
  return attempt.state === 'failed' || attempt.state === 'timed_out' ? refuse('paymentFailed') : attempt;
}
