import { sql } from 'drizzle-orm';
import type { ReadNoticesInput, Unread } from '../../../contract/notices.ts';
import type { Command } from '../../commands/run-command.ts';
import { noticeMarks } from '../../db/schema/notices.ts';
import { countUnread } from './reads.ts';

/** Stores the caller's read position; an earlier one than stored changes nothing. */
export const markRead: Command<ReadNoticesInput, Unread> = async (tx, actor, { upTo }, deps) => {
  const readTo = Number(upTo);
  await tx
    .insert(noticeMarks)
    .values({ userId: actor.userId, readTo })
    .onConflictDoUpdate({
      target: noticeMarks.userId,
      set: { readTo: sql`greatest(${noticeMarks.readTo}, excluded.read_to)` },
    });
  const to = { companyId: actor.companyId, userId: actor.userId, at: deps.clock.now() };
  await deps.events.publish(tx, to, { type: 'notices' });
  return countUnread(tx, actor);
};
