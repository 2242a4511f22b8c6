import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { deleteTraveller } from './delete-traveller.ts';
import { importTravellers } from './import-travellers.ts';
import { openTraveller } from './open-traveller.ts';
import { readCards, readTravellers } from './reads.ts';
import { createCard, deleteCard, updateCard } from './save-card.ts';
import { createTraveller, updateTraveller } from './save-traveller.ts';

export function travellerRoutes(deps: Deps) {
  return {
    travellers: ({ actor, input }) => readTravellers(deps, actor, input),
    openTraveller: ({ actor, input }) => openTraveller(deps, actor, input.id),
    createTraveller: ({ actor, input, idempotencyKey }) => createTraveller(deps, actor, input, idempotencyKey),
    updateTraveller: ({ actor, input, idempotencyKey }) => updateTraveller(deps, actor, input, idempotencyKey),
    deleteTraveller: ({ actor, input }) => deleteTraveller(deps, actor, input),
    importTravellers: ({ actor, ...call }) => importTravellers(deps, actor, call),
    memberCards: ({ actor, input }) => readCards(deps, actor, input),
    createMemberCard: ({ actor, input, idempotencyKey }) => createCard(deps, actor, input, idempotencyKey),
    updateMemberCard: ({ actor, input, idempotencyKey }) => updateCard(deps, actor, input, idempotencyKey),
    deleteMemberCard: ({ actor, input }) => deleteCard(deps, actor, input),
  } satisfies Handlers;
}
