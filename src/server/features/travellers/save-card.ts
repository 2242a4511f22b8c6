import { and, eq } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { DeletionInput, MemberCard, MemberCardInput, NewMemberCardInput } from '../../../contract/travellers.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { memberCards } from '../../db/schema/travellers.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { presentCard } from './present.ts';
import { findCard, findTraveller, lockTravellers } from './traveller-rows.ts';
import { rewriteCard, writeCard } from './write-card.ts';

const subject = { type: 'member-card', id: ({ id }: { id: string }) => id };
const isAirline = ({ dictionaries }: Deps, code: string) => dictionaries.airlines.has(code);
const unknownAirline = () => refuse('badInput', { fields: { airline: 'frequentFlyerAirline' } });

const create: Command<NewMemberCardInput, MemberCard> = async (tx, actor, input, deps) => {
  await lockTravellers(tx, actor);
  const holder = await findTraveller(tx, actor, input.travellerId);
  if (!holder) return refuse('notFound');
  if (!isAirline(deps, input.airline)) return unknownAirline();
  const card = await writeCard(tx, actor, deps, input);
  return isRefusal(card) ? card : presentCard(deps, card, holder.row);
};

const update: Command<MemberCardInput, MemberCard> = async (tx, actor, input, deps) => {
  await lockTravellers(tx, actor);
  const card = await findCard(tx, actor, input.id);
  const holder = card ? await findTraveller(tx, actor, card.travellerId) : null;
  if (!card || !holder) return refuse('notFound');
  if (card.version !== input.version)
    return refuse('staleVersion', { data: { current: presentCard(deps, card, holder.row) } });
  if (!isAirline(deps, input.airline)) return unknownAirline();
  const changed = await rewriteCard(tx, actor, deps, card, input);
  return isRefusal(changed) ? changed : presentCard(deps, changed, holder.row);
};

const remove: Command<DeletionInput, { id: string }> = async (tx, actor, { id, version }, deps) => {
  await lockTravellers(tx, actor);
  const card = await findCard(tx, actor, id);
  const holder = card ? await findTraveller(tx, actor, card.travellerId) : null;
  if (!card || !holder) return refuse('notFound');
  if (version !== undefined && card.version !== version)
    return refuse('staleVersion', { data: { current: presentCard(deps, card, holder.row) } });
  await tx.delete(memberCards).where(and(ownCompany(actor, memberCards.companyId), eq(memberCards.id, id)));
  return { id };
};

export function createCard(deps: Deps, actor: Actor, input: NewMemberCardInput, idempotencyKey: string | null) {
  return runCommand(deps, { name: 'createMemberCard', actor, input, idempotencyKey, subject }, create);
}

export function updateCard(deps: Deps, actor: Actor, input: MemberCardInput, idempotencyKey: string | null) {
  return runCommand(deps, { name: 'updateMemberCard', actor, input, idempotencyKey, subject }, update);
}

export async function deleteCard(deps: Deps, actor: Actor, input: DeletionInput): Promise<null | Refusal> {
  const call = { name: 'deleteMemberCard', actor, input, idempotencyKey: null, subject } as const;
  const done = await runCommand(deps, call, remove);
  return isRefusal(done) ? done : null;
}
