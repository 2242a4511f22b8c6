import { eq } from 'drizzle-orm';
import type { DeskQuoteInput, DeskReturnInput } from '../../../contract/desk-returns.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type {
  DeskQuoteTrainChangeInput,
  DeskTrainFailInput,
  DeskTrainIssueInput,
  DeskTrainTicketInput,
} from '../../../contract/train-desk.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { issueByHand, quoteByHand, reissueByHand } from '../desk/desk-issue.ts';
import { moveByHand } from '../desk/desk-move.ts';
import { lockDeskOrder } from '../desk/desk-scope.ts';
import { isForDesk } from '../desk/desk-tasks.ts';
import { failOrder } from '../fail-order.ts';
import type { OrderPresenter } from '../order-product.ts';
import type { OrderRow } from '../order-rows.ts';
import { quoteChangeByHand } from './change-by-hand.ts';
import { ticketByRailway } from './ticket-by-railway.ts';

type Step<I> = (tx: Tx, deps: Deps, order: OrderRow, input: I, by: string) => Promise<OrderRow | Refusal>;

/**
 * A desk step for a train that is ticketed by hand, or stuck at its railway: that becomes the desk's. Refuses with orderNotFound,
 * taskTaken, statusConflict and as the step does.
 */
function asDesk<I extends { id: string }>(step: Step<I>, { isOfStuck = true } = {}) {
  return <T>(answer: OrderPresenter<T>): Command<I, T> =>
    async (tx, actor, input, deps) => {
      const found = await lockDeskOrder(tx, actor, input.id, 'train');
      if (isRefusal(found)) return found;
      const { order } = found;
      const { byHand } = order;
      if (!byHand && !(isOfStuck && isForDesk(order, deps.clock.now()))) return refuse('statusConflict');
      const own = byHand ? order : await takeFromRailway(tx, order);
      const moved = await step(tx, deps, own, input, actor.displayName);
      return isRefusal(moved) ? moved : answer(tx, deps, actor, moved);
    };
}

/** Jobs stop working on it. What the railway still does is monitored by the step's follow-up. */
async function takeFromRailway(tx: Tx, { id }: OrderRow): Promise<OrderRow> {
  const [taken] = await tx.update(orders).set({ byHand: true }).where(eq(orders.id, id)).returning();
  if (!taken) throw new Error(`order ${id} was not taken over`);
  return taken;
}

/** Has the railway ticket the held seats. Refuses with deadlinePassed where it has released them. */
export const ticketTrainAsDesk = asDesk<DeskTrainTicketInput>(
  (tx, deps, order, { remark }, by) => ticketByRailway(tx, deps, order, { by, text: remark || null }),
  { isOfStuck: false },
);

/**
 * Enters tickets bought by hand; the held seats are released. A change's tickets are stored beside the ones they replace. Refuses with
 * badInput when there are not as many as passengers, or a new one is an old one.
 */
export const issueTrainAsDesk = asDesk<DeskTrainIssueInput>((tx, deps, order, input, by) =>
  (order.type === 'change' ? reissueByHand : issueByHand)(tx, deps, order, input, by),
);

/** Quotes the refund of tickets bought by hand. */
export const quoteTrainRefundAsDesk = asDesk<DeskQuoteInput>(quoteByHand);

/** Quotes what a change of such tickets costs, or refunds. */
export const quoteTrainChangeAsDesk = asDesk<DeskQuoteTrainChangeInput>(quoteChangeByHand, { isOfStuck: false });

/** Refuses a change or refund of such tickets, or pays the refund. */
export const returnTrainAsDesk = asDesk<DeskReturnInput>((tx, deps, order, input, by) =>
  order.type !== 'origin' ? moveByHand(tx, deps, order, input, by) : Promise.resolve(refuse('statusConflict')),
);

/**
 * Fails a train order: the payment is refunded the way it came, and the seats are released. A failed change or refund leaves the tickets as
 * they are.
 */
export const failTrainAsDesk = asDesk<DeskTrainFailInput>(async (tx, deps, order, { remark }, by) => {
  if (order.type !== 'origin') return moveByHand(tx, deps, order, { move: 'fail', remark }, by);
  const failed = await failOrder(tx, deps, order, { mover: 'desk', by, text: remark });
  if (!isRefusal(failed)) await deps.jobs.send(tx, 'release-hold', { orderId: order.id });
  return failed;
});
