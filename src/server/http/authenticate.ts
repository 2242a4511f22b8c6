import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { RefusalCode } from '../../contract/errors.ts';
import { type Grants, isAllowed, type Requirement } from '../../contract/permissions.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';

/** Finds who holds a session token; answers why not by the session codes of spec §8. */
export type FindActor = (token: string) => Promise<Actor | Refusal>;

/** The bearer token of a request, if it carries one. */
export function tokenOf(request: FastifyRequest): string | null {
  return /^Bearer +([\w~+/.-]{1,256}=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Whether a request says that it carries a token: one of an impossible form is as unknown as any other. */
function claimsToken(request: FastifyRequest): boolean {
  return /^Bearer +\S/i.test(request.headers.authorization ?? '');
}

/** The caller of a request, once the session stands and `who` lets it in; null for a public call. */
export async function admit(
  request: FastifyRequest,
  who: Endpoint<unknown, unknown>['who'],
  findActor: FindActor,
): Promise<Actor | Refusal | null> {
  if (who === 'public') return null;
  const token = tokenOf(request);
  if (token === null) return refuse(claimsToken(request) ? 'sessionUnknown' : 'loginRequired');
  const actor = await findActor(token);
  if (isRefusal(actor) || who === 'session' || isAllowed(actor.grants, who)) return actor;
  return refuse(whyNot(actor.grants, who));
}

/** Names what the company has not got only to those whom nothing else keeps out. */
function whyNot(grants: Grants, { pnr, service, ...rest }: Requirement): RefusalCode {
  if (pnr && isAllowed(grants, service ? { ...rest, service } : rest)) return 'pnrBookingHidden';
  return service && isAllowed(grants, rest) ? 'serviceDisabled' : 'notAllowed';
}
