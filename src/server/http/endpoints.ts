import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import { schemas } from '../../contract/schemas.ts';
import type { Actor } from '../actor.ts';
import { admit, type FindActor } from './authenticate.ts';
import { type OpenCalls, paramsOf, queryOf, routePattern } from './call-context.ts';
import { accept, acceptWritten } from './envelope.ts';
import { sendRefusal } from './errors.ts';
import type { Call, Handlers, RawRoute } from './handler.ts';
import { localeOf } from './locale.ts';
import { checkInput } from './validate.ts';
import { WrittenJson } from './written-json.ts';

export interface EndpointHost {
  app: FastifyInstance;
  findActor: FindActor;
  calls: OpenCalls;
}

/** Registers every call of the contract that has a handler: session → policy → schema → handler → envelope. */
export function registerEndpoints(host: EndpointHost, handlers: Handlers): void {
  for (const name of Object.keys(endpoints)) if (isEndpoint(name)) registerEndpoint(host, handlers, name);
}

function isEndpoint(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}

function registerEndpoint<K extends EndpointName>(host: EndpointHost, handlers: Handlers, name: K): void {
  const handler = handlers[name];
  if (!handler) return;
  const { method, path, who, idempotent, repeatable, bodyLimit, upload }: Endpoint<unknown, unknown> = endpoints[name];
  host.app.route({
    method,
    url: routePattern(path),
    ...(bodyLimit ? { bodyLimit } : {}),
    ...(upload ? { config: { upload, bodyLimit }, onRequest: keepOut(host, who) } : {}),
    handler: async (request, reply) => {
      const actor = await admit(request, who, host.findActor);
      if (isRefusal(actor)) return sendRefusal(request, reply, actor);
      noteCaller(request, actor);
      const isKeyed = idempotent || (repeatable && request.headers['idempotency-key'] !== undefined);
      const key = isKeyed ? idempotencyKey(request) : null;
      if (isRefusal(key)) return sendRefusal(request, reply, key);
      const source = method === 'GET' || method === 'DELETE' ? 'query' : 'body';
      const input = await checkInputOf(request, name, source, upload);
      if (isRefusal(input)) return sendRefusal(request, reply, input);
      // The schema has checked the input against its type, and `admit` answers no actor only where `who` is public.
      const call = { ...contextOf(host, request, reply, false), input, actor, idempotencyKey: key } as Call<K>;
      const answer = await handler(call);
      return isRefusal(answer) ? sendRefusal(request, reply, answer) : sendAnswer(reply, answer);
    },
  });
}

function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  if (!(answer instanceof WrittenJson)) return reply.send(accept(answer).envelope);
  return reply.type('application/json; charset=utf-8').send(acceptWritten(answer.text));
}

/** Files are long: who may not send one is told so before it is taken in. */
function keepOut(host: EndpointHost, who: Endpoint<unknown, unknown>['who']) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await admit(request, who, host.findActor);
    if (isRefusal(actor)) return sendRefusal(request, reply, actor);
  };
}

async function checkInputOf(
  request: FastifyRequest,
  name: EndpointName,
  source: 'query' | 'body',
  upload: readonly string[] | undefined,
) {
  const isFile = request.body instanceof Uint8Array;
  if (upload && !isFile) return refuse('fileType');
  if (!upload && isFile) return refuse('mediaType');
  const body = isFile ? { image: request.body } : request.body;
  const raw = { params: paramsOf(request), query: queryOf(request), body };
  return checkInput(schemas[name].input, raw, source);
}

function contextOf(host: EndpointHost, request: FastifyRequest, reply: FastifyReply, untilStop: boolean) {
  return {
    locale: localeOf(request),
    requestId: request.id,
    address: request.ip,
    signal: host.calls.signal(reply, untilStop),
  };
}

/** Registers the calls whose answers are no envelopes. */
export function registerRawRoutes(host: EndpointHost, routes: readonly RawRoute[]): void {
  for (const route of routes)
    host.app.route({
      method: route.method,
      url: routePattern(route.path),
      handler: async (request, reply) => {
        const actor = await admit(request, route.who, host.findActor);
        if (isRefusal(actor)) return sendRefusal(request, reply, actor);
        noteCaller(request, actor);
        const { locale, requestId, signal } = contextOf(host, request, reply, true);
        const given = { headers: request.headers, params: paramsOf(request), query: queryOf(request) };
        const answer = await route.handle({ actor, locale, requestId, signal, ...given });
        if (isRefusal(answer)) return sendRefusal(request, reply, answer);
        return reply
          .code(answer.status)
          .headers({ ...answer.headers })
          .send(answer.body ?? undefined);
      },
    });
}

/** The key that makes a repeat safe (contract: retries): 8 to 128 printable characters. */
function idempotencyKey(request: FastifyRequest): string | Refusal {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return refuse('badInput', { fields: { 'Idempotency-Key': 'required' } });
  if (typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key)) return key;
  return refuse('badInput', { fields: { 'Idempotency-Key': 'invalid' } });
}

/** The request's log line names its caller. */
function noteCaller(request: FastifyRequest, actor: Actor | null): void {
  if (actor) request.caller = { userId: actor.userId, companyId: actor.companyId };
}
