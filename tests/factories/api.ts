import { type Endpoint, takesBody } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints, type InputOf, type OutputOf } from '../../src/contract/endpoints.ts';
import type { Envelope } from '../../src/contract/errors.ts';
import { DEMO_PASSWORD } from '../../src/server/seed/demo-accounts.ts';
import type { TestServer } from './test-server.ts';

export interface CallAnswer<T> {
  status: number;
  envelope: Envelope<T>;
  headers: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  /** Generated for each call of an idempotent endpoint by default; null sends none. */
  idempotencyKey?: string | null;
  /** Default: English. */
  language?: string;
  headers?: Record<string, string>;
}

export interface Caller {
  /** Makes a call over HTTP, typed by the contract. */
  call<K extends EndpointName>(name: K, input: InputOf<K>, options?: CallOptions): Promise<CallAnswer<OutputOf<K>>>;
  /** The same with an input that the types would reject. */
  callRaw(name: EndpointName, input: unknown, options?: CallOptions): Promise<CallAnswer<unknown>>;
  /** Like call, but throws on a refusal: for a test's preparation. */
  expect<K extends EndpointName>(name: K, input: InputOf<K>, options?: CallOptions): Promise<OutputOf<K>>;
  /** The session's token; empty for anonymous callers. */
  token(): Promise<string>;
}

export interface Api {
  /** A demonstration user with one session, opened on the first call. */
  as(username: string): Caller;
  /** The session of a token. */
  withToken(token: string): Caller;
  anonymous(): Caller;
}

/** Calls a test server over HTTP, typed by the contract's endpoints. */
export function api(server: TestServer): Api {
  const anonymous = callerOf(server, async () => '');
  const sessions = new Map<string, Caller>();
  return {
    anonymous: () => anonymous,
    withToken: (token) => callerOf(server, async () => token),
    as: (username) => {
      const known = sessions.get(username);
      if (known) return known;
      let token: Promise<string> | null = null;
      const signIn = async () => (await anonymous.expect('login', { username, password: DEMO_PASSWORD })).token;
      const caller = callerOf(server, () => (token ??= signIn()));
      sessions.set(username, caller);
      return caller;
    },
  };
}

/** A demonstration user who may make a call: desk calls are the provider's. */
export function someoneFor(name: EndpointName): string {
  const { who }: Endpoint<unknown, unknown> = endpoints[name];
  const isProviders = typeof who !== 'string' && (who.desk || /^(desk|rates|sites):/.test(who.permission ?? ''));
  return isProviders ? 'provider.admin' : 'harbour.admin';
}

let keys = 0;

function callerOf(server: TestServer, token: () => Promise<string>): Caller {
  async function callRaw(name: EndpointName, input: unknown, options: CallOptions = {}): Promise<CallAnswer<unknown>> {
    const endpoint: Endpoint<unknown, unknown> = endpoints[name];
    const held = await token();
    const { idempotencyKey = `test-key-${++keys}`, language = 'en' } = options;
    const answer = await server.app.inject({
      method: endpoint.method,
      ...requestOf(endpoint, input),
      headers: {
        'accept-language': language,
        ...(held ? { authorization: `Bearer ${held}` } : {}),
        ...(endpoint.upload && !isById(endpoint, input) ? { 'content-type': endpoint.upload[0] ?? '' } : {}),
        ...(endpoint.idempotent && idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...options.headers,
      },
    });
    return { status: answer.statusCode, envelope: answer.json<Envelope<unknown>>(), headers: answer.headers };
  }
  // Answers are typed by the contract without a check: checking them is the tests' purpose.
  const call: Caller['call'] = (name, input, options) => callRaw(name, input, options) as ReturnType<Caller['call']>;
  return {
    call,
    callRaw,
    token,
    expect: async (name, input, options) => {
      const { status, envelope } = await call(name, input, options);
      if (envelope.code !== 0 || envelope.data === undefined)
        throw new Error(`${name} was refused (${status}): ${JSON.stringify(envelope)}`);
      return envelope.data as OutputOf<typeof name>; // `null` is the data of calls that answer nothing
    },
  };
}

/** Whether an input names an uploaded file instead of containing it. */
function isById({ byFileId }: Endpoint<unknown, unknown>, input: unknown): boolean {
  return byFileId === true && typeof input === 'object' && input !== null && 'fileId' in input;
}

/** Distributes an input to path, query and body as the endpoint expects it. */
export function requestOf(endpoint: Endpoint<unknown, unknown>, input: unknown): { url: string; payload?: object } {
  const fields: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(textOf(fields[name] ?? 'missing'));
    delete fields[name];
    return value;
  });
  if (isById(endpoint, input)) return { url: `/api${path}`, payload: fields };
  const { image } = fields;
  const file = endpoint.upload && image instanceof Uint8Array ? { payload: Buffer.from(image) } : {};
  if (endpoint.upload) delete fields.image;
  if (!endpoint.upload && takesBody(endpoint))
    return { url: `/api${path}`, payload: typeof input === 'object' && !Array.isArray(input) ? fields : Object(input) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.append(name, textOf(value));
  return { url: `/api${path}${query.size > 0 ? `?${query}` : ''}`, ...file };
}

/** A value as text of a query; lists and objects, which no query accepts, are sent as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
