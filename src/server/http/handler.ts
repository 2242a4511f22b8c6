import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { ObjectSchema } from 'yup';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { EndpointName, InputOf, OutputOf } from '../../contract/endpoints.ts';
import type { Locale } from '../../contract/locale.ts';
import type { Refusal } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import type { WrittenJson } from './written-json.ts';

/** The calls that need no session; a test compares it with `who: 'public'` of contract/endpoints.ts. */
export type PublicEndpoint =
  | 'login'
  | 'singleLogin'
  | 'choosePassword'
  | 'enquiryStamp'
  | 'sendEnquiry'
  | 'logoutByTicket'
  | 'siteConfig'
  | 'exchangeRates';

/** One call as its handler gets it: input validated, caller authenticated and authorized. */
export interface Call<K extends EndpointName> {
  input: InputOf<K>;
  actor: K extends PublicEndpoint ? null : Actor;
  locale: Locale;
  requestId: string;
  /** Set on `idempotent` endpoints, on `repeatable` ones if the caller gave it, null on others. */
  idempotencyKey: string | null;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** The caller's network address, as rate limits count it. */
  address: string;
  /** The host name that the caller used, with its port. */
  host: string;
  /** The User-Agent header; empty if absent. */
  userAgent: string;
  /** Identifies the browser to log-ins that follow in it. */
  device: DeviceCookie;
}

/** A cookie that a browser stores for half a year and scripts cannot read. It grants no access. */
export interface DeviceCookie {
  /** As received; null if the browser has none. */
  sent: string | null;
  /** Sets another one in the browser. */
  give(mark: string): void;
}

export type Handler<K extends EndpointName> = (
  call: Call<K>,
) => Promise<OutputOf<K> | WrittenJson<OutputOf<K>> | Refusal>;
export type Handlers = { [K in EndpointName]?: Handler<K> };

/** A call that does not answer with an envelope: a stream, a file, a table with an ETag. Session and policy are checked as usual. */
export interface RawRoute {
  method: 'GET' | 'POST';
  /** Under the base, parameters in braces: `/base/v2/dictionaries/{name}`. */
  path: string;
  who: Endpoint<unknown, unknown>['who'];
  /** About the logged-in person: API keys are refused. */
  peopleOnly?: true;
  /** One line for the OpenAPI document. */
  summary: string;
  /** Media type of the answer. */
  produces: string;
  /** The schema of its JSON body; without it the body is not read. */
  input?: ObjectSchema<object>;
  /** Takes its body raw: signatures are over these very bytes. */
  rawBody?: true;
  /** A Refusal becomes the usual envelope. */
  handle(call: RawCall): Promise<RawAnswer | Refusal>;
}

export interface RawCall {
  /** Null only where `who` is 'public'. */
  actor: Actor | null;
  locale: Locale;
  requestId: string;
  /** The host name that the caller used, with its port. */
  host: string;
  /** By lower-case name. */
  headers: IncomingHttpHeaders;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  /** As validated by the route's `input`, path parameters included; empty if it has none. */
  input: object;
  /** The raw body, if the route takes it so; empty otherwise. */
  body: string;
  /** Aborted when the client disconnects or the server stops: an open stream ends then. */
  signal: AbortSignal;
}

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** A stream is piped and destroyed when the client disconnects; null sends no body (304). */
  body: Readable | Buffer | string | null;
}
