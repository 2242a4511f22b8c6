import { eq } from 'drizzle-orm';
import type { OrderProduct } from '../../contract/order-products.ts';
import type { ReferenceInput } from '../../contract/plain-inputs.ts';
import { refuse } from '../../contract/result.ts';
import type { Command } from '../commands/run-command.ts';
import { orders } from '../db/schema/orders.ts';
import { announce } from './move-order.ts';
import type { OrderPresenter } from './order-product.ts';
import { lockOrder } from './order-rows.ts';

/**
 * Sets or clears the agency's own reference of an order in any status. Changes neither status nor version: it is only a name shown in
 * lists, sheets and webhooks from then on. Requests for its tickets keep the one they were made with.
 */
export function setReference<T>(answer: OrderPresenter<T>, product: OrderProduct): Command<ReferenceInput, T> {
  return async (tx, actor, { id, referenceId }, deps) => {
    const order = await lockOrder(tx, actor, id, product);
    if (!order) return refuse('orderNotFound');
    const given = referenceId || null;
    if (given === order.referenceId) return answer(tx, deps, actor, order);
    const [written] = await tx.update(orders).set({ referenceId: given }).where(eq(orders.id, order.id)).returning();
    if (!written) throw new Error(`the reference of ${id} was not written`);
    await announce(tx, deps, written);
    return answer(tx, deps, actor, written);
  };
}
