import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../contract/result.ts';
import { sendRefusal } from './errors.ts';

export type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Makes the answer for unknown addresses: the envelope, and the allowed methods if only the method is wrong. Call it before adding routes:
 * it listens to their registration.
 */
export function registerNotFound(app: FastifyInstance): AnswerUnknown {
  const known: { method: string; path: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/api/')) return;
    const path = new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`);
    for (const each of [method].flat()) if (each !== 'HEAD') known.push({ method: each, path });
  });
  const answer: AnswerUnknown = (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = known.filter((route) => route.path.test(path)).map((route) => route.method);
    if (methods.length === 0) return sendRefusal(request, reply, refuse('notFound'));
    reply.header('allow', [...new Set(methods)].join(', '));
    return sendRefusal(request, reply, refuse('methodNotAllowed', { params: { method: request.method } }));
  };
  app.setNotFoundHandler(answer);
  return answer;
}
