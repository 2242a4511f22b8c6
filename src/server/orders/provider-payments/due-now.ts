import { type PaymentStage, stageOf } from '../../../contract/group-order-states.ts';
import type { Money } from '../../../contract/money.ts';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { groupOf } from '../groups/group-rows.ts';
import { stageDue } from '../groups/pay-group.ts';
import { type OrderRow, totalOf } from '../order-rows.ts';
import { obstacleTo } from '../pay-order.ts';

/** The amount due for an order, or one stage of a group, and its deadline. */
export interface DueNow {
  money: Money;
  payBy: Date | null;
}

/** The amount due for an order of any product; refuses as paying it with own money does. `stage` is null where it is paid at once. */
export async function dueNow(
  deps: Pick<Deps, 'clock' | 'settings'>,
  tx: Pick<Tx, 'select'>,
  order: OrderRow,
  stage: PaymentStage | null,
): Promise<DueNow | Refusal> {
  if (stage === null) return obstacleTo(deps, order) ?? { money: totalOf(order), payBy: order.payBy };
  const due = await stageDue(deps, tx, { order, group: await groupOf(tx, order) }, stage);
  return isRefusal(due) ? due : { money: { amount: due.amount, currency: order.currency }, payBy: order.payBy };
}

/** The stage an order waits to be paid at; null where it waits for none, or is paid at once. */
export function stageNow({ product, status }: Pick<OrderRow, 'product' | 'status'>): PaymentStage | null {
  return product === 'group' ? stageOf(status) : null;
}
