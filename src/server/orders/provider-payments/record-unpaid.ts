import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../payments/payment-provider.ts';
import { addTimeline, announce } from '../move-order.ts';
import { lockAnyOrder } from '../order-rows.ts';
import { ABANDONED_POLL_MS, type AttemptRow, moveAttempt, OPEN_STATES } from './attempt-rows.ts';

type Said = Exclude<Outcome['state'], 'paid'>;

/**
 * Stores a payment provider's report on an unpaid payment. That a bank is processing it, for days if need be, and that it did not clear the
 * money, is also added to the order's history; the order may be closed by then.
 */
export async function recordUnpaid(deps: Deps, attempt: AttemptRow, said: Said): Promise<void> {
  const fate = fateOf(attempt, said, deps.clock.now());
  if (!fate) return;
  const news = newsOf(attempt, said);
  if (!news) {
    await moveAttempt(deps.db, attempt.id, OPEN_STATES, fate);
    return;
  }
  await inTransaction(deps, async (tx) => {
    const order = attempt.orderId ? await lockAnyOrder(tx, attempt.orderId) : null;
    // Of several concurrent webhooks one is first.
    const moved = await moveAttempt(tx, attempt.id, [attempt.state], fate);
    if (!moved) return attempt;
    const at = deps.clock.now();
    if (order) {
      await addTimeline(tx, order, { at, kind: 'note', status: null, by: null, code: news });
      await announce(tx, deps, order);
    }
    await deps.events.publish(tx, { companyId: attempt.companyId, userId: null, at }, { type: 'wallet' });
    return moved;
  });
}

/** The changes of a payment; null where there are none. */
function fateOf({ state, declinedAt }: AttemptRow, said: Said, now: Date): Partial<AttemptRow> | null {
  const isClearing = state === 'clearing';
  if (said === 'clearing') return isClearing ? null : { state: 'clearing', declinedAt: null };
  const askAt = new Date(now.getTime() + ABANDONED_POLL_MS);
  if (said === 'failed') return { state: 'failed', askAt };
  // A payer who has paid has not let it time out.
  if (said === 'ended') return { state: declinedAt || isClearing ? 'failed' : 'timed_out', askAt };
  const back = isClearing ? { state: 'pending' as const } : {};
  if (said === 'declined') return { ...back, declinedAt: now };
  // A declined payer is retrying.
  return isClearing || declinedAt ? { ...back, declinedAt: null } : null;
}

function newsOf({ state }: AttemptRow, said: Said): TimelineCode | null {
  if (said === 'clearing') return 'paymentClearing';
  const isOver = said === 'failed' || said === 'ended' || said === 'declined';
  return state === 'clearing' && isOver ? 'paymentNotCleared' : null;
}
