import type { DeskHolder, DeskSide } from '../../../contract/desk-tasks.ts';
import type { DeskTaskRow } from './desk-tasks.ts';

/** A task's holder; null if unclaimed. */
export function holderOf({ claimedBy, claimedByName, claimedAt }: DeskTaskRow): DeskHolder | null {
  if (claimedBy === null || claimedAt === null) return null;
  return { id: claimedBy, name: claimedByName ?? '', since: claimedAt.toISOString() };
}

/** The desk's view of an order; null where it has no task. */
export function presentSide(task: DeskTaskRow | null): DeskSide | null {
  return task && { id: task.id, kind: task.kind, dueAt: task.dueAt.toISOString(), holder: holderOf(task) };
}
