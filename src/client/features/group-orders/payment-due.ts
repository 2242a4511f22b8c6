import { stageOf } from '../../../contract/group-order-states.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';

type Due = GroupOrder['payments'][number];

/** The group's due payment; null where there is none. */
export function dueOf({ status, payments }: Pick<GroupOrder, 'status' | 'payments'>): Due | null {
  const stage = stageOf(status);
  return payments.find((payment) => payment.stage === stage) ?? null;
}
