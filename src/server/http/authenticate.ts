import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { RefusalCode } from '../../contract/errors.ts';
import { type Grants, isAllowed, type Requirement } from '../../contract/permissions.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';

/** Begins every API key, so that one that was left lying about is known for what it is. */
export const API_KEY_START = 'il_';
/** With 256 bits in base64url behind it; a session's token is these bits alone. */
const KEY_LENGTH = API_KEY_START.length + 43;

/** Finds who holds a session token; answers why not by the session codes of spec §8. */
export type FindActor = (token: string) => Promise<Actor | Refusal>;

/** What a request carries of a session or an API key, which may also stand in a header of its own. */
export function tokenOf({ headers }: FastifyRequest): string | null {
  const key = headers['x-api-key'];
  if (headers.authorization === undefined && typeof key === 'string') return /^il_[\w-]{1,64}$/.exec(key)?.[0] ?? null;
  return /^Bearer +([\w~+/.-]{1,256}=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Whether a token is an agency's key and not a session's. */
export function isApiKey(token: string): boolean {
  return token.length === KEY_LENGTH && token.startsWith(API_KEY_START);
}

/** Whether a request says that it carries a token: one of an impossible form is as unknown as any other. */
function claimsToken(request: FastifyRequest): boolean {
  return /^Bearer +\S/i.test(request.headers.authorization ?? '');
}

/** Whom a call lets in. */
export interface Admission {
  who: Endpoint<unknown, unknown>['who'];
  /** About the person who is logged in: an API key may not. */
  peopleOnly?: boolean;
}

/** The caller of a request, once the session stands and the call lets it in; null for a public call. */
export async function admit(
  request: FastifyRequest,
  { who, peopleOnly }: Admission,
  findActor: FindActor,
): Promise<Actor | Refusal | null> {
  if (who === 'public') return null;
  const token = tokenOf(request);
  if (token === null && request.headers['x-api-key'] !== undefined) return refuse('apiKeyUnknown');
  if (token === null) return refuse(claimsToken(request) ? 'sessionUnknown' : 'loginRequired');
  const actor = await findActor(token);
  if (!isRefusal(actor) && peopleOnly && actor.apiKey !== undefined) return refuse('peopleOnly');
  if (isRefusal(actor)) return actor;
  const refusal = who === 'session' ? null : refuseUnless(actor.grants, who);
  return refusal ?? { ...actor, host: request.host };
}

/** Why somebody may not do what asks for this; null where they may. */
export function refuseUnless(grants: Grants, who: Requirement): Refusal | null {
  return isAllowed(grants, who) ? null : refuse(whyNot(grants, who));
}

/** Names what the company has not got only to those whom nothing else keeps out. */
function whyNot(grants: Grants, { pnr, service, ...rest }: Requirement): RefusalCode {
  if (pnr && isAllowed(grants, service ? { ...rest, service } : rest)) return 'pnrBookingHidden';
  return service && isAllowed(grants, rest) ? 'serviceDisabled' : 'notAllowed';
}
