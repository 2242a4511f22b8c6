import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, takesBody } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { mostValues, type Shape, shapeOf } from '../../contract/input-shape.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import { schemas } from '../../contract/schemas.ts';
import { USER_ONLY_CALLS } from '../../contract/user-only.ts';
import { changesOrdersOrMoney } from '../../contract/writes-money.ts';
import type { Actor } from '../actor.ts';
import { type Admission, admit, type FindActor } from './authenticate.ts';
import { deviceOf, type OpenCalls, paramsOf, queryOf, routePattern } from './call-context.ts';
import { isText } from './check-shape.ts';
import { type ConcurrencyLimits, mayWait } from './concurrency-limits.ts';
import { accept, acceptWritten } from './envelope.ts';
import { sendRefusal } from './errors.ts';
import type { Call, Handler, Handlers, RawRoute } from './handler.ts';
import { localeOf } from './locale.ts';
import { AROUND_FILE, readForm, SentForm } from './read-form.ts';
import { checkInput, type InputRules } from './validate.ts';
import { WrittenJson } from './written-json.ts';

export interface EndpointHost {
  app: FastifyInstance;
  findActor: FindActor;
  calls: OpenCalls;
  /** The concurrency limits of calls other than GET. */
  gates: ConcurrencyLimits;
}

/** Registers every call of the contract that has a handler: session → policy → schema → handler → envelope. */
export function registerEndpoints(host: EndpointHost, handlers: Handlers): void {
  for (const name of Object.keys(endpoints)) if (isEndpoint(name)) registerEndpoint(host, handlers, name);
}

function admissionOf(name: EndpointName): Admission {
  return { who: endpoints[name].who, peopleOnly: USER_ONLY_CALLS.has(name) };
}

function isEndpoint(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}

function registerEndpoint<K extends EndpointName>(host: EndpointHost, handlers: Handlers, name: K): void {
  const handler = handlers[name];
  if (!handler) return;
  const { method, path, bodyLimit, upload, form }: Endpoint<unknown, unknown> = endpoints[name];
  const rules = rulesOf(name);
  const answer = answererOf(host, name, rules, handler);
  host.app.route({
    method,
    url: routePattern(path),
    ...(bodyLimit ? { bodyLimit: bodyLimit + (form ? AROUND_FILE : 0) } : {}),
    config: {
      mostValues: roomFor(rules.shape),
      ...(upload ? { upload, bodyLimit } : {}),
      ...(form ? { form } : {}),
    },
    ...(upload ? { onRequest: keepOut(host, admissionOf(name)) } : {}),
    handler: async (request, reply) => {
      // An upload already holds a place, and a call that may wait takes one once its company is known.
      if (method === 'GET' || upload || mayWait(name)) return answer(request, reply);
      const answered = await host.gates.work(() => answer(request, reply));
      return isRefusal(answered) ? sendRefusal(request, reply, answered) : answered;
    },
  });
}

function answererOf<K extends EndpointName>(host: EndpointHost, name: K, rules: InputRules, handler: Handler<K>) {
  const { idempotent, repeatable, ...ways }: Endpoint<unknown, unknown> = endpoints[name];
  const moves = changesOrdersOrMoney(endpoints[name]);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const actor = await admit(request, admissionOf(name), host.findActor);
    if (isRefusal(actor)) return sendRefusal(request, reply, actor);
    noteCaller(request, actor);
    if (actor?.isTesting && moves) return sendRefusal(request, reply, refuse('testingAccount'));
    const isKeyed = idempotent || (repeatable && request.headers['idempotency-key'] !== undefined);
    const key = isKeyed ? idempotencyKey(request) : null;
    if (isRefusal(key)) return sendRefusal(request, reply, key);
    const input = await checkInputOf(request, rules, ways);
    if (isRefusal(input)) return sendRefusal(request, reply, input);
    // The schema has checked the input against its type, and `admit` answers no actor only where `who` is public.
    const context = { ...contextOf(host, request, reply, false), device: deviceOf(request, reply) };
    const call = { ...context, input, actor, idempotencyKey: key } as Call<K>;
    const answer = await (mayWait(name) ? host.gates.wait({ name, actor, input }, () => handler(call)) : handler(call));
    return isRefusal(answer) ? sendRefusal(request, reply, answer) : sendAnswer(reply, answer);
  };
}

function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  if (!(answer instanceof WrittenJson)) return reply.send(accept(answer).envelope);
  return reply.type('application/json; charset=utf-8').send(acceptWritten(answer.text));
}

/** Uploads are large: an unauthorized caller is refused before the body is read, and no body is read before there is a place for it. */
function keepOut(host: EndpointHost, admission: Admission) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await admit(request, admission, host.findActor);
    if (isRefusal(actor)) return sendRefusal(request, reply, actor);
    const turn = host.gates.enterWithFile(actor?.companyId ?? '');
    if (isRefusal(turn)) return sendRefusal(request, reply, turn);
    const gone = host.calls.signal(reply, false);
    const leave = await turn.granted;
    if (gone.aborted) leave();
    else reply.raw.once('close', leave);
  };
}

function rulesOf(name: EndpointName): InputRules {
  const schema = schemas[name].input;
  return { schema, shape: shapeOf(schema, name), source: takesBody(endpoints[name]) ? 'body' : 'query' };
}

/** Twice as many values as the input has: one too many is reported by its name, a hundred thousand are not. */
function roomFor(shape: Shape): number {
  return 2 * mostValues(shape) + 32;
}

/** How a call accepts a file, if it does. */
type FileWays = Pick<Endpoint<unknown, unknown>, 'upload' | 'byFileId'>;

async function checkInputOf(request: FastifyRequest, rules: InputRules, { upload, byFileId }: FileWays) {
  if (request.body instanceof SentForm) return checkForm(request, rules, request.body);
  const isFile = request.body instanceof Uint8Array;
  if (upload && !isFile && !(byFileId && namesFile(request.body))) return refuse('fileType');
  if (!upload && isFile) return refuse('mediaType');
  // A file's metadata comes in the query.
  const query = queryOf(request);
  const raw = {
    params: paramsOf(request),
    query: isFile ? {} : query,
    body: isFile ? { ...query, image: request.body } : request.body,
  };
  return checkInput(rules, raw);
}

async function checkForm(request: FastifyRequest, rules: InputRules, form: SentForm) {
  const read = await readForm(form);
  if (isRefusal(read)) return read;
  return checkInput(rules, { params: paramsOf(request), query: queryOf(request), body: read.fields });
}

function namesFile(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'fileId' in body;
}

function contextOf(host: EndpointHost, request: FastifyRequest, reply: FastifyReply, untilStop: boolean) {
  return {
    locale: localeOf(request),
    requestId: request.id,
    address: request.ip,
    host: request.host,
    userAgent: request.headers['user-agent'] ?? '',
    signal: host.calls.signal(reply, untilStop),
  };
}

/** Registers the calls that do not answer with an envelope. */
export function registerRawRoutes(host: EndpointHost, routes: readonly RawRoute[]): void {
  for (const route of routes) registerRawRoute(host, route);
}

/** Payment providers' webhooks have some kilobytes; anybody may send more, and part is parsed before its signature is verified. */
const RAW_BODY_LIMIT = 64 * 1024;

function registerRawRoute(host: EndpointHost, route: RawRoute): void {
  const { input: schema } = route;
  const rules: InputRules | null = schema
    ? { schema, shape: shapeOf(schema, route.path), source: route.method === 'GET' ? 'query' : 'body' }
    : null;
  host.app.route({
    method: route.method,
    url: routePattern(route.path),
    ...(route.rawBody ? { bodyLimit: RAW_BODY_LIMIT } : {}),
    config: {
      ...(rules ? { mostValues: roomFor(rules.shape) } : {}),
      ...(route.rawBody ? { rawBody: route.rawBody } : {}),
    },
    handler: async (request, reply) => {
      const actor = await admit(request, route, host.findActor);
      if (isRefusal(actor)) return sendRefusal(request, reply, actor);
      noteCaller(request, actor);
      const params = paramsOf(request);
      const input = oddPlace(params) ?? (rules ? await checkInputOf(request, rules, {}) : {});
      if (isRefusal(input)) return sendRefusal(request, reply, input);
      const { locale, requestId, signal, host: named } = contextOf(host, request, reply, true);
      const body = route.rawBody && typeof request.body === 'string' ? request.body : '';
      const given = { headers: request.headers, params, query: queryOf(request), input, body };
      const answer = await route.handle({ actor, locale, requestId, signal, host: named, ...given });
      if (isRefusal(answer)) return sendRefusal(request, reply, answer);
      return reply
        .code(answer.status)
        .headers({ ...answer.headers })
        .send(answer.body ?? undefined);
    },
  });
}

/** Refuses path parameters that no record can have; they have no schema here. */
function oddPlace(params: Record<string, string>): Refusal | null {
  const odd = Object.entries(params).find(([, text]) => !isText(text));
  return odd ? refuse('badInput', { fields: { [odd[0]]: 'invalid' } }) : null;
}

/** The idempotency key (contract: retries): 8 to 128 printable characters. */
function idempotencyKey(request: FastifyRequest): string | Refusal {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return refuse('badInput', { fields: { 'Idempotency-Key': 'required' } });
  if (typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key)) return key;
  return refuse('badInput', { fields: { 'Idempotency-Key': 'invalid' } });
}

/** Adds the caller to the request's log line. */
function noteCaller(request: FastifyRequest, actor: Actor | null): void {
  if (actor)
    request.caller = {
      userId: actor.userId,
      companyId: actor.companyId,
      ...(actor.apiKey ? { apiKey: actor.apiKey } : {}),
    };
}
