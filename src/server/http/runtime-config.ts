import type { FastifyInstance } from 'fastify';

/** What the client reads before its first call; a portal for an existing agency API names that one's base here. */
export function registerRuntimeConfig(app: FastifyInstance): void {
  app.get('/config.json', async (_, reply) => reply.header('cache-control', 'no-cache').send({ apiBase: '/api' }));
}
