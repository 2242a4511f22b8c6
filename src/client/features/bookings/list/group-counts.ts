import { PENDING_GROUPS, type PendingGroup } from '../../../../contract/order-groups.ts';
import type { StatusCounts } from '../../../../contract/order-list.ts';
import type { OrderStatus } from '../../../../contract/order-products.ts';

/** Counts per pending group, and their total (spec §4). */
export function groupCounts(counts: StatusCounts): { groups: Record<PendingGroup, number>; total: number } {
  const of = (statuses: readonly OrderStatus[]): number =>
    counts.filter((entry) => statuses.includes(entry.status)).reduce((sum, entry) => sum + entry.cnt, 0);
  const groups = {
    toBePaid: of(PENDING_GROUPS.toBePaid),
    reviewing: of(PENDING_GROUPS.reviewing),
    proceeding: of(PENDING_GROUPS.proceeding),
    pendingConfirm: of(PENDING_GROUPS.pendingConfirm),
    refunding: of(PENDING_GROUPS.refunding),
  };
  return { groups, total: Object.values(groups).reduce((sum, count) => sum + count, 0) };
}
