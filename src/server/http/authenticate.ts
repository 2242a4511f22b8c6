import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { RefusalCode } from '../../contract/errors.ts';
import { type Grants, isAllowed, type Requirement } from '../../contract/permissions.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';

/** Prefix of every API key, so that a leaked one is recognised as such. */
export const API_KEY_START = 'il_';
/** The prefix and 256 bits in base64url; a session token is these bits alone. */
const KEY_LENGTH = API_KEY_START.length + 43;

/** Finds the holder of a session token, or refuses with the session codes of spec §8. */
export type FindActor = (token: string) => Promise<Actor | Refusal>;

/** The session token or API key of a request; the key may also have its own header. */
export function tokenOf({ headers }: FastifyRequest): string | null {
  const key = headers['x-api-key'];
  if (headers.authorization === undefined && typeof key === 'string') return /^il_[\w-]{1,64}$/.exec(key)?.[0] ?? null;
  return /^Bearer +([\w~+/.-]{1,256}=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Whether a token is an API key rather than a session's. */
export function isApiKey(token: string): boolean {
  return token.length === KEY_LENGTH && token.startsWith(API_KEY_START);
}

/** Whether a request carries a token, valid or not: a malformed one is refused like any unknown one. */
function claimsToken(request: FastifyRequest): boolean {
  return /^Bearer +\S/i.test(request.headers.authorization ?? '');
}

/** Who may make a call. */
export interface Admission {
  who: Endpoint<unknown, unknown>['who'];
  /** About the logged-in person: API keys are refused. */
  peopleOnly?: boolean;
}

/** Returns the caller of a request if the session is valid and the call admits it; null for a public call. */
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

/** Why a user does not meet a requirement; null if they do. */
export function refuseUnless(grants: Grants, who: Requirement): Refusal | null {
  return isAllowed(grants, who) ? null : refuse(whyNot(grants, who));
}

/** Names what the company lacks only if nothing else refuses the caller. */
function whyNot(grants: Grants, { pnr, service, ...rest }: Requirement): RefusalCode {
  if (pnr && isAllowed(grants, service ? { ...rest, service } : rest)) return 'pnrBookingHidden';
  return service && isAllowed(grants, rest) ? 'serviceDisabled' : 'notAllowed';
}
