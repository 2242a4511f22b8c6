import type { DeskDifference } from '../../../contract/desk.ts';
import { presentDifference } from '../../books/present-difference.ts';
import type { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { DeskTaskRow } from '../../orders/desk/desk-tasks.ts';
import { holderOf } from '../../orders/desk/present-side.ts';

interface Found {
  difference: typeof ledgerDifferences.$inferSelect;
  task: DeskTaskRow | null;
  agency: { id: string; name: string };
}

export function presentDeskDifference({ difference, task, agency }: Found): DeskDifference {
  const { closedAt, closedByName, remark } = difference;
  return {
    difference: presentDifference(difference),
    agency,
    task: task && { id: task.id, holder: holderOf(task) },
    closed: closedAt && { at: closedAt.toISOString(), by: closedByName, remark },
  };
}
