import { and, eq, sql } from 'drizzle-orm';
import type { OutgoingNotice, ReplayNoticeInput } from '../../../contract/outgoing-notices.ts';
import { refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { outgoingNotices as t } from '../../db/schema/outgoing-notices.ts';
import type { Deps } from '../../deps.ts';
import { streamOf } from '../../orders/outgoing/enqueue-webhook.ts';
import { presentOutgoing } from './present.ts';
import { outgoingOf } from './reads.ts';

const command: Command<ReplayNoticeInput, OutgoingNotice> = async (tx, actor, { id, agency }, { clock, jobs }) => {
  const at = clock.now();
  const [row] = await tx
    .update(t)
    .set({ state: 'waiting', queuedAt: at, nextAt: at })
    .where(and(outgoingOf(tx, actor, agency), sql`${t.id}::text = ${id}`))
    .returning();
  if (!row) return refuse('notFound');
  // What stands before it in the same order goes first, so it is tried now as well.
  await tx
    .update(t)
    .set({ nextAt: at })
    .where(and(eq(t.orderId, row.orderId), eq(t.kind, row.kind), eq(t.state, 'waiting')));
  await jobs.send(tx, 'deliver-notices', { stream: streamOf(row) });
  return presentOutgoing(row);
};

/** POST /base/v2/notices/{id}/replay. */
export function replayNotice(deps: Deps, actor: Actor, input: ReplayNoticeInput, idempotencyKey: string | null) {
  const subject = { type: 'outgoing-notice', id: ({ id }: { id: string }) => id };
  return runCommand(deps, { name: 'replayNotice', actor, input, idempotencyKey, subject }, command);
}
