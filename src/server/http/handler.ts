import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { ObjectSchema } from 'yup';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { EndpointName, InputOf, OutputOf } from '../../contract/endpoints.ts';
import type { Locale } from '../../contract/locale.ts';
import type { Refusal } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import type { WrittenJson } from './written-json.ts';

/** The calls that need no session; a test holds it against `who: 'public'` of contract/endpoints.ts. */
export type PublicEndpoint =
  | 'login'
  | 'singleLogin'
  | 'choosePassword'
  | 'enquiryStamp'
  | 'sendEnquiry'
  | 'logoutByTicket'
  | 'siteConfig'
  | 'exchangeRates';

/** One call as a handler gets it: checked against its schema, its caller known and allowed. */
export interface Call<K extends EndpointName> {
  input: InputOf<K>;
  actor: K extends PublicEndpoint ? null : Actor;
  locale: Locale;
  requestId: string;
  /** Set on every endpoint that is marked `idempotent`, on `repeatable` ones where the caller gave it, null on others. */
  idempotencyKey: string | null;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  /** The caller's network address, as limits count it. */
  address: string;
  /** The host name that the caller reached the portal by, with its port. */
  host: string;
  /** What the caller's program says of itself; empty where it says nothing. */
  userAgent: string;
  /** By which a log-in knows the browser that it was used in before. */
  device: DeviceMark;
}

/** A mark that a browser keeps for half a year and scripts cannot read. It opens nothing. */
export interface DeviceMark {
  /** As it came; null where the browser has none. */
  sent: string | null;
  /** Has the browser keep another one from now on. */
  give(mark: string): void;
}

export type Handler<K extends EndpointName> = (
  call: Call<K>,
) => Promise<OutputOf<K> | WrittenJson<OutputOf<K>> | Refusal>;
export type Handlers = { [K in EndpointName]?: Handler<K> };

/** A call whose answer is no envelope: a stream, a file, a table with an ETag. Session and policy are checked as for others. */
export interface RawRoute {
  method: 'GET' | 'POST';
  /** Under the base, parameters in braces: `/base/v2/dictionaries/{name}`. */
  path: string;
  who: Endpoint<unknown, unknown>['who'];
  /** About the person who is logged in: an API key may not. */
  peopleOnly?: true;
  /** One line for the OpenAPI document. */
  summary: string;
  /** Media type of the answer. */
  produces: string;
  /** What the JSON of its body is checked against; without it the body is not looked at. */
  input?: ObjectSchema<object>;
  /** Takes its body as it came: what is signed is signed as these very bytes. */
  rawBody?: true;
  /** A Refusal becomes the usual envelope. */
  handle(call: RawCall): Promise<RawAnswer | Refusal>;
}

export interface RawCall {
  /** Null only where `who` is 'public'. */
  actor: Actor | null;
  locale: Locale;
  requestId: string;
  /** The host name that the caller reached the portal by, with its port. */
  host: string;
  /** By lower-case name. */
  headers: IncomingHttpHeaders;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  /** As the route's `input` let it pass, path parameters among it; empty where it has none. */
  input: object;
  /** As it came, where the route takes it so; empty otherwise. */
  body: string;
  /** Aborted when the client goes away or the server stops: an open stream ends then. */
  signal: AbortSignal;
}

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** A stream is sent as it comes and destroyed when the client goes away; null sends none (304). */
  body: Readable | Buffer | string | null;
}
