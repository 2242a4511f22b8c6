import { and, eq } from 'drizzle-orm';
import type { PickOptionInput } from '../../../contract/order-changes.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { changeOptions, type OptionOffer } from '../../db/schema/change-options.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { scheduleClosing } from '../close-order.ts';
import { closedLate } from '../deadlines.ts';
import { addTimeline, announce, moveOrder } from '../move-order.ts';
import type { OrderPresenter } from '../order-product.ts';
import { lockOrder, type OrderRow, optionsOf } from '../order-rows.ts';
import { changeCost } from './change-cost.ts';
import { amountDue, writeCost } from './write-change-quote.ts';

interface Choice {
  options: readonly { offer: OptionOffer; expiresAt: Date }[];
  by: string;
  text: string | null;
}

/**
 * Stores several options of a change: the agent may pick one until the last expires. Until then the order shows the lowest price and takes
 * no payment. The caller must hold the change's lock.
 */
export async function writeChangeOptions(
  tx: Tx,
  deps: Deps,
  child: OrderRow,
  { options, by, text }: Choice,
): Promise<OrderRow | Refusal> {
  const costs: number[] = [];
  for (const [position, { offer, expiresAt }] of options.entries()) {
    const cost = await changeCost(tx, child, offer);
    costs.push(amountDue(cost));
    await tx.insert(changeOptions).values({ id: deps.ids.uuid(), orderId: child.id, position, offer, cost, expiresAt });
  }
  const payBy = new Date(Math.max(...options.map(({ expiresAt }) => expiresAt.getTime())));
  const changes = { payBy, total: Math.min(...costs), toChoose: true };
  const quoted = await moveOrder(tx, deps, child, { to: 'chg_to_be_paid', mover: 'desk', by, text, changes });
  if (!isRefusal(quoted)) await scheduleClosing(tx, deps, quoted);
  return quoted;
}

/**
 * Picks one of a change's options: its flights and price become the change's until another is picked or it is paid. Refuses with
 * orderNotFound, statusConflict, optionNotFound (also for another change's option) or quoteExpired.
 */
export function pickOption<T>(answer: OrderPresenter<T>): Command<PickOptionInput, T> {
  return async (tx, actor, { id, option: optionId }, deps) => {
    const order = await lockOrder(tx, actor, id, 'flight');
    if (!order) return refuse('orderNotFound');
    if (order.status !== 'chg_to_be_paid') return closedLate(order) ?? refuse('statusConflict');
    const options = await optionsOf(tx, id);
    const option = options.find((one) => one.id === optionId);
    if (!option) return refuse('optionNotFound');
    const now = deps.clock.now();
    if (option.expiresAt <= now) return refuse('quoteExpired');
    if (option.pickedAt) return answer(tx, deps, actor, order);
    const { offer, cost, expiresAt } = option;
    const { toPay, bought } = await writeCost(tx, order, { offer, cost, expiresAt, supplierQuote: null });
    await tx.update(changeOptions).set({ pickedAt: null }).where(eq(changeOptions.orderId, id));
    await tx
      .update(changeOptions)
      .set({ pickedAt: now })
      .where(and(eq(changeOptions.orderId, id), eq(changeOptions.id, optionId)));
    const [picked] = await tx
      .update(orders)
      .set({ ...bought, payBy: expiresAt, toChoose: false, version: order.version + 1, updatedAt: now })
      .where(eq(orders.id, id))
      .returning();
    if (!picked) throw new Error(`order ${id} is gone under its lock`);
    const money = { amount: toPay, currency: order.currency };
    await addTimeline(tx, picked, { at: now, kind: 'note', status: null, by: actor.displayName, money });
    await announce(tx, deps, picked);
    await scheduleClosing(tx, deps, picked);
    return answer(tx, deps, actor, picked);
  };
}
