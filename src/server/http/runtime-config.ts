import type { FastifyInstance } from 'fastify';

/** Serves what the client reads before its first call; a portal in front of another agency API sets that API's base here. */
export function registerRuntimeConfig(app: FastifyInstance): void {
  app.get('/config.json', async (_, reply) => reply.header('cache-control', 'no-cache').send({ apiBase: '/api' }));
}
