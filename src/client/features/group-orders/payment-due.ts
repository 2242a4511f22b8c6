import { stageOf } from '../../../contract/group-order-states.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';

type Due = GroupOrder['payments'][number];

/** The payment that the group waits for; null where it waits for none. */
export function dueOf({ status, payments }: Pick<GroupOrder, 'status' | 'payments'>): Due | null {
  const stage = stageOf(status);
  return payments.find((payment) => payment.stage === stage) ?? null;
}
