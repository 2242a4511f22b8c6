import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerUnknown } from './not-found.ts';
import { sendPage } from './send-page.ts';

const YEAR = 31_536_000_000;
const PACKED = /\.(br|gz)$/;
const MANIFEST = 'manifest.webmanifest';
/** The public pages rendered by the build; read by the server and never served. */
export const PAGES = 'pages.json';

/** By which host name and in which languages a page was requested. */
export interface Asked {
  host: string;
  /** The header `Accept-Language`. */
  languages: string | undefined;
}

/** Puts the names, marks and colours of a host name's site into a built page. */
export interface Branding {
  page(html: string, asked: Asked): Promise<string>;
  manifest(text: string, asked: Asked): Promise<string>;
}

/**
 * Serves the built client: hashed assets with unlimited caching, everything else revalidated each time, compressed by the build. Any other
 * address outside /api/ and /assets/ is a screen of the client and answers index.html, branded for the host name's site; under its own name
 * that file is served as built, since the service worker caches it by its hash.
 * @returns false when there is no built client in `folder`.
 */
export async function registerClient(
  app: FastifyInstance,
  folder: string,
  answerUnknown: AnswerUnknown,
  branding: Branding,
): Promise<boolean> {
  if (!existsSync(join(folder, 'index.html'))) return false;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
  const files = new Set(names.filter((name) => !PACKED.test(name) && name !== PAGES));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const asked = (request: FastifyRequest): Asked => ({
    host: request.host,
    languages: request.headers['accept-language'],
  });
  if (files.has(MANIFEST)) {
    const manifest = readFileSync(join(folder, MANIFEST), 'utf8');
    app.get(`/${MANIFEST}`, async (request, reply) =>
      noCache(reply)
        .type('application/manifest+json')
        .header('vary', 'accept-language')
        .send(await branding.manifest(manifest, asked(request))),
    );
  }
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: true, maxAge: 0 });
  // The build has compressed what gains from it; the plugin would take a short text that begins like a compressed one for such.
  app.get('/*', { compress: false }, async (request, reply) => {
    const path = pathOf(request.url);
    if (path !== null && path.startsWith('assets/') && files.has(path))
      return reply.sendFile(path, { maxAge: YEAR, immutable: true });
    if (path !== null && path !== '' && files.has(path) && path.includes('.'))
      return noCache(reply).sendFile(path, { cacheControl: false });
    if (path === null || path.startsWith('assets/') || path === 'api' || path.startsWith('api/'))
      return answerUnknown(request, reply);
    return sendPage(
      request,
      noCache(reply).header('x-robots-tag', 'noindex'),
      await branding.page(page, asked(request)),
    );
  });
  return true;
}

function noCache<T extends { header(name: string, value: string): T }>(reply: T): T {
  return reply.header('cache-control', 'no-cache');
}

/** The decoded path without its leading slash; null if malformed. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').slice(1);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
