import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOST_NAME, PUBLIC_PAGES, type PublicPage } from '../../contract/site-terms.ts';
import { queryOf } from './call-context.ts';
import { sendPage } from './send-page.ts';

/** A form with every field at full length, in letters of nine bytes each, is half as long. */
const FORM_LIMIT = 32 * 1024;

/** How a public page was requested. */
export interface PageAsk {
  host: string;
  /** The header `Accept-Language`. */
  languages: string | undefined;
  /** The language named in the URL, which takes precedence. */
  lang: string | undefined;
  /** The portal's origin as the request gives it. */
  origin: string;
}

/** What search engines and browsers without scripts get of a site. */
export interface PublicSite {
  page(name: PublicPage, ask: PageAsk): Promise<string>;
  /** Handles a submitted enquiry form and returns the page with its outcome. */
  enquire(form: URLSearchParams, ask: PageAsk, address: string): Promise<{ status: number; html: string }>;
  robots(ask: PageAsk): Promise<string>;
  sitemap(ask: PageAsk): Promise<string>;
}

/** Serves the public pages as whole documents; their scripts, if any, take over from there. */
export function registerPublicSite(app: FastifyInstance, site: PublicSite): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, html: string) =>
    sendPage(request, reply.header('cache-control', 'no-cache'), html);
  for (const name of ['about', 'terms', 'privacy'] as const)
    app.get(PUBLIC_PAGES[name], { compress: false }, async (request, reply) =>
      send(request, reply, await site.page(name, askOf(request))),
    );
  app.get('/', { compress: false }, async (request, reply) => {
    const name = queryOf(request).enquiry === 'true' ? 'enquiry' : 'home';
    return send(request, reply, await site.page(name, askOf(request)));
  });
  app.post('/', { compress: false, bodyLimit: FORM_LIMIT, config: { rawBody: true } }, async (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const ask = { ...askOf(request), lang: form.get('lang') ?? undefined };
    const { status, html } = await site.enquire(form, ask, request.ip);
    return send(request, reply.code(status).header('x-robots-tag', 'noindex'), html);
  });
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(await site.robots(askOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await site.sitemap(askOf(request))),
  );
}

function askOf(request: FastifyRequest): PageAsk {
  const { lang } = queryOf(request);
  // The header may hold anything.
  const host = request.host.toLowerCase();
  return {
    host,
    languages: request.headers['accept-language'],
    lang: typeof lang === 'string' ? lang : undefined,
    origin: `${request.protocol}://${HOST_NAME.test(host) ? host : 'localhost'}`,
  };
}
