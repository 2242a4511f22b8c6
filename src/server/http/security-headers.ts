import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queryOf } from './call-context.ts';

/** A page request. */
export interface AskedPage {
  host: string;
  /** The agency's code in the URL of a single login. */
  code: string | null;
}

/** Origins besides the portal's own that may frame a page. */
export type FindFrameHosts = (page: AskedPage) => Promise<readonly string[]>;

/** Ionic sets styles on elements, so inline styles are allowed; inline scripts are not. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** `isSandbox` marks every API answer as coming from sandbox suppliers. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  findFrameHosts: FindFrameHosts,
  { isHttps, isSandbox }: { isHttps: boolean; isSandbox: boolean },
): void {
  app.addHook('onSend', async (request, reply) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    // A page may set only its frame sources.
    const own = reply.getHeader('content-security-policy');
    const policy = typeof own === 'string' ? `${POLICY}; ${own}` : POLICY;
    const hosts = isPage ? await findFrameHosts(askedPage(request)) : [];
    reply.headers({
      'content-security-policy': `${policy}; frame-ancestors ${["'self'", ...hosts].join(' ')}`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000');
    if (hosts.length === 0) reply.header('x-frame-options', 'SAMEORIGIN');
    const isApi = request.url.startsWith('/api/');
    // Answers hold bookings and balances: they are not cached unless a route says otherwise.
    if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (isApi && isSandbox) reply.header('x-sandbox', 'on');
    reply.header('x-request-id', request.id);
  });
}

function askedPage(request: FastifyRequest): AskedPage {
  const { code } = queryOf(request);
  return {
    host: request.hostname,
    code: typeof code === 'string' ? code : null,
  };
}
