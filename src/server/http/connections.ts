import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** Longer than proxies keep a connection, so that none sends a request over one that has just ended. */
const IDLE_MS = 75_000;
const HEAD_MS = 20_000;
const LOOK_MS = 5_000;
/** Addresses that are warned of, each once: whoever makes up the header does not fill the log. */
const MOST_WARNINGS = 10;

/** How long callers may take; connections over which nothing comes, or too slowly, end. */
export function timeLimits(requestTimeoutMs: number) {
  const headersTimeout = Math.min(HEAD_MS, requestTimeoutMs);
  const connectionsCheckingInterval = Math.min(LOOK_MS, requestTimeoutMs);
  return {
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: IDLE_MS,
    http: { headersTimeout, connectionsCheckingInterval },
  } satisfies FastifyHttpOptions<Server>;
}

/** Warns where a proxy tells its caller's address and is not believed: all behind it then count as one caller. */
export function warnOfUnknownProxies(app: FastifyInstance): void {
  const warnedOf = new Set<string>();
  app.addHook('onRequest', async ({ headers, ips = [], socket, log }) => {
    const address = socket.remoteAddress ?? '';
    // The addresses end at the first that is not trusted; the first is the connection's own.
    const isBelieved = ips.length > 1 || headers['x-forwarded-for'] === undefined;
    if (isBelieved || warnedOf.has(address) || warnedOf.size >= MOST_WARNINGS) return;
    warnedOf.add(address);
    log.warn(
      { address },
      'X-Forwarded-For came from an address that TRUST_PROXY does not name: whoever is behind it counts as one caller',
    );
  });
}
