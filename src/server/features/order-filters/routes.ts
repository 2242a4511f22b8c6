import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { OrderFilters } from '../../../contract/order-filters.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { deleteFilter, readOrderFilters, renameFilter, saveFilter } from './save-filter.ts';

export function orderFilterRoutes(deps: Deps) {
  const change = <I>(
    name: AuditAction,
    { actor, input, idempotencyKey }: { actor: Actor; input: I; idempotencyKey: string | null },
    command: Command<I, OrderFilters>,
  ) => {
    const subject = { type: 'user', id: () => actor.userId };
    return runCommand(deps, { name, actor, input, idempotencyKey, subject }, command);
  };
  return {
    orderFilters: ({ actor }) => readOrderFilters(deps.db, actor),
    saveOrderFilter: (call) => change('saveOrderFilter', call, saveFilter),
    renameOrderFilter: (call) => change('renameOrderFilter', call, renameFilter),
    deleteOrderFilter: (call) => change('deleteOrderFilter', call, deleteFilter),
  } satisfies Handlers;
}
