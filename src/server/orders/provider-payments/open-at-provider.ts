import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Deps } from '../../deps.ts';
import { ProviderError, type Opened } from '../../payments/payment-provider.ts';
import { type AttemptRow, findAttempt, providerOf, providerPayment, moveAttempt, OPEN_STATES } from './attempt-rows.ts';

/**
 * Tells the payment provider of a payment that was written down, outside of any transaction; asked again it answers the same. Answers the
 * payment as the payer can go on with it, or refuses with paymentFailed: after a clear no it has failed, else it is asked about later. One
 * whose money was sent back is refused with statusConflict.
 */
export async function openAtProvider(deps: Deps, attempt: AttemptRow): Promise<AttemptRow | Refusal> {
  // A notice may have come of one whose opening was never answered.
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
  // Another request with the same key, or a notice, was faster.
  const current = pending ?? (await findAttempt(deps.db, attempt.id));
  return current ? usable(current) : refuse('paymentFailed');
}

function usable(attempt: AttemptRow): AttemptRow | Refusal {
  // Its money came when the order took none any more: nothing is paid by it, and nothing can be.
  if (attempt.state === 'returning' || attempt.state === 'returned') return refuse('statusConflict');
  return attempt.state === 'failed' || attempt.state === 'timed_out' ? refuse('paymentFailed') : attempt;
}
