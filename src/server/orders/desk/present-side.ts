import type { DeskHolder, DeskSide } from '../../../contract/desk-tasks.ts';
import type { DeskTaskRow } from './desk-tasks.ts';

/** Who has taken a task; null where nobody has. */
export function holderOf({ claimedBy, claimedByName, claimedAt }: DeskTaskRow): DeskHolder | null {
  if (claimedBy === null || claimedAt === null) return null;
  return { id: claimedBy, name: claimedByName ?? '', since: claimedAt.toISOString() };
}

/** What an order is to the desk; null where it is nothing. */
export function presentSide(task: DeskTaskRow | null): DeskSide | null {
  return task && { id: task.id, kind: task.kind, dueAt: task.dueAt.toISOString(), holder: holderOf(task) };
}
