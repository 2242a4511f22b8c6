import { refuse } from '../../../contract/result.ts';
import type { Traveller } from '../../../contract/travellers.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { presentTraveller } from './present.ts';
import { findTraveller } from './traveller-rows.ts';

const open: Command<{ id: string }, Traveller> = async (tx, actor, { id }, deps) => {
  const record = await findTraveller(tx, actor, id);
  return record ? presentTraveller(deps, actor, record, true) : refuse('notFound');
};

/** GET /base/v2/often-used-passengers/{id}: unmasked numbers; the access is logged in the same transaction. */
export function openTraveller(deps: Deps, actor: Actor, id: string) {
  const subject = { type: 'traveller', id: () => id };
  return runCommand(deps, { name: 'openTraveller', actor, input: { id }, idempotencyKey: null, subject }, open);
}
