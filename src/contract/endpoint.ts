import type { Requirement } from './permissions.ts';

/** One call of the API: method, path under the base, access, and (as types only) input and output. */
export interface Endpoint<In, Out> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters in braces: `/order/v2/flight/orders/{id}`; they are part of the input by name. */
  path: string;
  who: 'public' | 'session' | Requirement;
  /** Takes an Idempotency-Key because it creates or moves money. */
  idempotent?: true;
  /** Takes an optional Idempotency-Key, so that a lost response can be looked up. */
  repeatable?: true;
  /** A lost response is not looked up by its key: payments have their own look-up, which asks their payment provider. */
  hasOwnLookUp?: true;
  /** Body fields that only state what the sender saw: two requests that differ in nothing else are the same request. */
  seen?: readonly string[];
  /** Body fields that are new with each attempt: they do not distinguish requests, and each attempt is sent with its own. */
  fresh?: readonly string[];
  /** A device may send it long after it was created (RESEND_DAYS): its keys are retained for longer. */
  mayWait?: true;
  /** Returns no data: an empty body means the same as an envelope without data (spec §7). */
  returnsNoData?: true;
  /** A DELETE with its input in the body: a password must not appear in a URL. */
  inBody?: true;
  /** Maximum body size in bytes, instead of the server's default. */
  bodyLimit?: number;
  /** Takes a file of one of these media types as its body, as the field `image` of its input. */
  upload?: readonly string[];
  /** Also takes the file as the field `file` of a form (multipart/form-data), with the rest of its input as the other fields. */
  form?: true;
  /** Also takes the id of an uploaded file: JSON with `fileId` instead of the file. */
  byFileId?: true;
  /** Never set; carries the types. */
  readonly types?: { input: In; output: Out };
}

/** Whether a call's input, besides its path, is its body; else it is its query. */
export function takesBody({ method, inBody }: Pick<Endpoint<unknown, unknown>, 'method' | 'inBody'>): boolean {
  return method === 'POST' || method === 'PUT' || inBody === true;
}

/** A call's empty input, and its path parameters. */
export type Nothing = Record<never, never>;
export type Id = { id: string };

export function call<In, Out>(endpoint: Endpoint<In, Out>): Endpoint<In, Out> {
  return endpoint;
}

/** A call that returns no data. */
export function done<In>(endpoint: Endpoint<In, null>): Endpoint<In, null> {
  return { ...endpoint, returnsNoData: true };
}

export const OPERATORS: Requirement = { roles: ['operator'] };
export const SUPER_USERS: Requirement = { roles: ['SuperUser'] };
/** Access to the company's money (spec §6). */
export const FINANCE: Requirement = { finance: true };
export const FLIGHTS: Requirement = { roles: ['operator'], service: 'flight' };
export const TRAINS: Requirement = { roles: ['operator'], service: 'train' };
/** The provider's desk, for any product. */
export const DESK: Requirement = { desk: true };
export const FLIGHT_DESK: Requirement = { permission: 'desk:flight' };
export const FLIGHTS_BY_PNR: Requirement = { ...FLIGHTS, pnr: true };
export const AGENCIES: Requirement = { agencies: 'read' };
/** The items of an agency's bills, per booking (spec §6). */
export const AGENCY_BILLS: Requirement = { agencies: 'read', permission: 'agencybills:read' };
/** An agency's credit limit, and the money that the provider has received for it. */
export const AGENCY_CREDIT: Requirement = { agencies: 'read', permission: 'credit:write' };
export const AGENCY_TOP_UPS: Requirement = { agencies: 'read', permission: 'topup:write' };
