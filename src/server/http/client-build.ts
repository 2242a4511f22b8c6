import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CLIENT_BUILD_FILE, CLIENT_BUILD_HEADER } from '../../contract/version.ts';

/** Sends the client's build in `folder` with every API answer, so that older pages can offer to update. */
export function registerClientBuild(app: FastifyInstance, folder: string): void {
  const file = join(folder, CLIENT_BUILD_FILE);
  if (!existsSync(file)) return;
  const build = readFileSync(file, 'utf8').trim();
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header(CLIENT_BUILD_HEADER, build);
  });
}
