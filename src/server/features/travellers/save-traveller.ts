import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { NewTravellerInput, Traveller, TravellerInput } from '../../../contract/travellers.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { checkTraveller } from './check-traveller.ts';
import { findDuplicate } from './find-duplicate.ts';
import { mergeTraveller } from './merge-traveller.ts';
import { presentTraveller } from './present.ts';
import { findTraveller, lockTravellers } from './traveller-rows.ts';
import { writeCard } from './write-card.ts';
import { insertTraveller, rewriteTraveller } from './write-traveller.ts';

const subject = { type: 'traveller', id: ({ id }: { id: string }) => id };

/**
 * Creates a traveller, or with `merge` merges the input into the existing one. The caller must hold the lock. Refuses with
 * duplicateTraveller, which shows the existing one, if there is one and `merge` is not set.
 */
export async function addTraveller(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  input: NewTravellerInput,
): Promise<{ id: string; merged: boolean } | Refusal> {
  const fault = checkTraveller(deps, input);
  if (fault) return fault;
  const twin = await findDuplicate(tx, actor, deps, input);
  const there = twin ? await findTraveller(tx, actor, twin) : null;
  if (there && !input.merge)
    return refuse('duplicateTraveller', { data: { duplicateOf: presentTraveller(deps, actor, there) } });
  const written = there
    ? ((await mergeTraveller(tx, actor, deps, there, input)) ?? there.row.id)
    : await insertTraveller(tx, actor, deps, input);
  if (isRefusal(written)) return written;
  const card = input.card ? await writeCard(tx, actor, deps, { travellerId: written, ...input.card }) : null;
  if (isRefusal(card)) return refuse('badInput', { fields: { 'card.number': 'duplicateCard' } });
  return { id: written, merged: there !== null };
}

/** The traveller as written by this transaction. */
async function answer(tx: Tx, actor: Actor, deps: Deps, id: string): Promise<Traveller> {
  const record = await findTraveller(tx, actor, id);
  if (!record) throw new Error('a traveller that was just written is not there');
  return presentTraveller(deps, actor, record);
}

const create: Command<NewTravellerInput, Traveller> = async (tx, actor, input, deps) => {
  await lockTravellers(tx, actor);
  const added = await addTraveller(tx, actor, deps, input);
  return isRefusal(added) ? added : answer(tx, actor, deps, added.id);
};

const update: Command<TravellerInput, Traveller> = async (tx, actor, input, deps) => {
  await lockTravellers(tx, actor);
  const record = await findTraveller(tx, actor, input.id);
  if (!record) return refuse('notFound');
  const fault = checkTraveller(deps, input);
  if (fault) return fault;
  if (record.row.version !== input.version)
    return refuse('staleVersion', { data: { current: presentTraveller(deps, actor, record) } });
  return (await rewriteTraveller(tx, actor, deps, record, input)) ?? answer(tx, actor, deps, input.id);
};

/** POST /base/v2/often-used-passengers. */
export function createTraveller(deps: Deps, actor: Actor, input: NewTravellerInput, idempotencyKey: string | null) {
  return runCommand(deps, { name: 'createTraveller', actor, input, idempotencyKey, subject }, create);
}

/** PUT /base/v2/often-used-passengers/{id}: refuses outdated versions with staleVersion and the current record. */
export function updateTraveller(deps: Deps, actor: Actor, input: TravellerInput, idempotencyKey: string | null) {
  return runCommand(deps, { name: 'updateTraveller', actor, input, idempotencyKey, subject }, update);
}
