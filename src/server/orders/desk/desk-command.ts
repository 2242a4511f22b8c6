import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { OrderProduct } from '../../../contract/order-products.ts';
import type { Refusal } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { subjectOf } from '../order-rows.ts';

interface Call<I> {
  actor: Actor;
  input: I;
  idempotencyKey: string | null;
}

/** Runs the desk's commands on orders of one product, whose answer is the order as the desk sees it. */
export function deskCommands<T extends { order: { id: string } }>(deps: Deps, product: OrderProduct) {
  const subject = { type: subjectOf(product), id: ({ order }: T) => order.id };
  return <I extends { id: string }>(
    name: AuditAction,
    { actor, input, idempotencyKey }: Call<I>,
    command: Command<I, T>,
  ): Promise<T | Refusal> => runCommand(deps, { name, actor, input, idempotencyKey, subject }, command);
}
