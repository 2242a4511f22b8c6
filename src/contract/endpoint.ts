import type { Requirement } from './permissions.ts';

/** One call of the API: method, path under the base, who may, and (as types only) what goes in and comes out. */
export interface Endpoint<In, Out> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters in braces: `/order/v2/flight/orders/{id}`; they are part of the input by name. */
  path: string;
  who: 'public' | 'session' | Requirement;
  /** Takes an Idempotency-Key because it creates or moves money. */
  idempotent?: true;
  /** Takes an Idempotency-Key where the caller gives one, so that a lost answer can be asked for again. */
  repeatable?: true;
  /** What became of a lost answer is not asked by its key: payments have a look-up of their own, which asks their payment provider. */
  hasOwnLookUp?: true;
  /** Fields of the body that only say what the sender saw: of two requests that differ in nothing else, the second is the first once more. */
  seen?: readonly string[];
  /** Fields of the body that are new at each try: they do not tell one request from another, and each try goes out with its own. */
  fresh?: readonly string[];
  /** A device may send it long after it was made (RESEND_DAYS): its keys are remembered for longer. */
  mayWait?: true;
  /** Answers no data: an empty body says as much as an envelope without any (spec §7). */
  answersNothing?: true;
  /** A DELETE with its input in a body: a password stands in no address. */
  inBody?: true;
  /** Takes up to this many bytes instead of what the server takes for any call. */
  bodyLimit?: number;
  /** Takes a file of one of these media types as its body, as the field `image` of its input. */
  upload?: readonly string[];
  /** Takes the file as the field `file` of a form (multipart/form-data) as well, with the rest of its input as the other fields. */
  form?: true;
  /** Takes the id of a file that was sent in before as well: JSON with `fileId` in the place of the file. */
  byFileId?: true;
  /** Never set; carries the types. */
  readonly types?: { input: In; output: Out };
}

/** Whether what a call takes, besides its path, is its body; else it is its query. */
export function takesBody({ method, inBody }: Pick<Endpoint<unknown, unknown>, 'method' | 'inBody'>): boolean {
  return method === 'POST' || method === 'PUT' || inBody === true;
}

/** A call without input, and path parameters of a call. */
export type Nothing = Record<never, never>;
export type Id = { id: string };

export function call<In, Out>(endpoint: Endpoint<In, Out>): Endpoint<In, Out> {
  return endpoint;
}

/** A call that answers no data. */
export function done<In>(endpoint: Endpoint<In, null>): Endpoint<In, null> {
  return { ...endpoint, answersNothing: true };
}

export const OPERATORS: Requirement = { roles: ['operator'] };
export const SUPER_USERS: Requirement = { roles: ['SuperUser'] };
/** Who may see the company's money (spec §6). */
export const FINANCE: Requirement = { finance: true };
export const FLIGHTS: Requirement = { roles: ['operator'], service: 'flight' };
export const TRAINS: Requirement = { roles: ['operator'], service: 'train' };
/** The provider's desk, whatever one works on there. */
export const DESK: Requirement = { desk: true };
export const FLIGHT_DESK: Requirement = { permission: 'desk:flight' };
export const FLIGHTS_BY_PNR: Requirement = { ...FLIGHTS, pnr: true };
export const AGENCIES: Requirement = { agencies: 'read' };
/** What an agency's bills are made of, booking by booking (spec §6). */
export const AGENCY_BILLS: Requirement = { agencies: 'read', permission: 'agencybills:read' };
/** What an agency may owe, and the money the provider has received for it. */
export const AGENCY_CREDIT: Requirement = { agencies: 'read', permission: 'credit:write' };
export const AGENCY_TOP_UPS: Requirement = { agencies: 'read', permission: 'topup:write' };
