import type { DeskDifference, SettleRefundInput } from '../../../contract/desk.ts';
import { isRefusal } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { creditWallet, retryRefund } from '../../orders/provider-payments/refused-refunds.ts';
import { endDifference } from './close-difference.ts';
import { lockDeskTask } from './reads.ts';

const WAYS = { again: retryRefund, wallet: creditWallet };

/**
 * Takes a refund on that its payment provider has refused, and closes its difference. Refuses with notFound where it is not open at the
 * caller's desk, as after a colleague's press at the same time, and with taskTaken where a colleague has taken it on.
 */
const command: Command<SettleRefundInput, DeskDifference> = async (tx, actor, { id, way }, deps) => {
  const task = await lockDeskTask(tx, actor, id);
  if (isRefusal(task)) return task;
  const refusal = await WAYS[way](tx, deps, task.differenceId);
  return refusal ?? endDifference(tx, deps, actor, task, '');
};

export function settleRefund(
  deps: Deps,
  { actor, input, idempotencyKey }: { actor: Actor; input: SettleRefundInput; idempotencyKey: string | null },
) {
  const subject = { type: 'books', id: () => input.id };
  return runCommand(deps, { name: 'settleRefund', actor, input, idempotencyKey, subject }, command);
}
