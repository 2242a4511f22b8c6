import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import { forEachIsolated } from '../../commands/for-each-isolated.ts';
import { inTransaction } from '../../commands/run-command.ts';
import { paymentRefunds as t } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { askedAnew, type RefundRow } from './refund-rows.ts';

const BATCH = 100;
/** A refund untouched for so long after its time has lost its job. */
const LOST_MS = 5 * 60_000;

/**
 * Resumes refunds that lost their job, and those refused temporarily that may succeed by now. The longest waiting go first; those that wait
 * for the desk are skipped.
 */
export async function resumeRefunds(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const lost = new Date(now.getTime() - LOST_MS);
  const due = await deps.db
    .select()
    .from(t)
    .where(
      and(
        inArray(t.state, ['asked', 'failed']),
        or(and(eq(t.state, 'asked'), lte(t.askAt, lost)), and(eq(t.state, 'failed'), lte(t.askAt, now))),
      ),
    )
    .orderBy(asc(t.askAt))
    .limit(BATCH);
  await forEachIsolated(
    deps,
    due,
    ({ id: refund }) => ({ refund }),
    (refund) => takeUp(deps, refund, now),
  );
}

/** Only if unchanged: the desk, or another sweep, may have been faster. */
async function takeUp(deps: Deps, { id, state, askedAs }: RefundRow, now: Date): Promise<void> {
  const changes = state === 'failed' ? askedAnew(deps) : { askAt: now };
  await inTransaction(deps, async (tx) => {
    const [taken] = await tx
      .update(t)
      .set(changes)
      .where(and(eq(t.id, id), eq(t.state, state), eq(t.askedAs, askedAs)))
      .returning({ id: t.id });
    if (taken) await deps.jobs.send(tx, 'give-back', { refundId: id });
    return {};
  });
}
