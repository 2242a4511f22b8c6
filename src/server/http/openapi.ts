import type { FastifyInstance } from 'fastify';
import type { RawRoute } from './handler.ts';
import { describeApi } from './openapi-document.ts';

/** The OpenAPI document; generated on the first request and cached. */
export function registerOpenApi(app: FastifyInstance, rawRoutes: readonly RawRoute[]): void {
  let document: string | null = null;
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(describeApi(rawRoutes));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
}
