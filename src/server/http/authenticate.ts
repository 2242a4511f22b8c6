import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoints.ts';
import { isAllowed } from '../../contract/permissions.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';

/** Finds who holds a session token; answers why not by the session codes of spec §8. */
export type FindActor = (token: string) => Promise<Actor | Refusal>;

/** The bearer token of a request, if it carries one. */
export function tokenOf(request: FastifyRequest): string | null {
  return /^Bearer +([\w~+/.-]{1,256}=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The caller of a request, once the session stands and `who` lets it in; null for a public call. */
export async function admit(
  request: FastifyRequest,
  who: Endpoint<unknown, unknown>['who'],
  findActor: FindActor,
): Promise<Actor | Refusal | null> {
  if (who === 'public') return null;
  const token = tokenOf(request);
  if (token === null) return refuse('loginRequired');
  const actor = await findActor(token);
  if (isRefusal(actor) || who === 'session' || isAllowed(actor.grants, who)) return actor;
  const { service, ...rest } = who;
  return refuse(service && isAllowed(actor.grants, rest) ? 'serviceDisabled' : 'notAllowed');
}
