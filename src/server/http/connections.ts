import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** Longer than proxies keep an idle connection, so that none sends a request over one that has just been closed. */
const IDLE_MS = 75_000;
const HEAD_MS = 20_000;
const LOOK_MS = 5_000;
/** Addresses that are warned of, once each, so that forged headers cannot fill the log. */
const MOST_WARNINGS = 10;

/** Time limits for callers; connections that send nothing, or too slowly, are closed. */
export function timeLimits(requestTimeoutMs: number) {
  const headersTimeout = Math.min(HEAD_MS, requestTimeoutMs);
  const connectionsCheckingInterval = Math.min(LOOK_MS, requestTimeoutMs);
  return {
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: IDLE_MS,
    http: { headersTimeout, connectionsCheckingInterval },
  } satisfies FastifyHttpOptions<Server>;
}

/** Warns if a proxy forwards its caller's address and is not trusted: all callers behind it count as one. */
export function warnOfUnknownProxies(app: FastifyInstance): void {
  const warnedOf = new Set<string>();
  app.addHook('onRequest', async ({ headers, ips = [], socket, log }) => {
    const address = socket.remoteAddress ?? '';
    // The addresses end at the first untrusted one; the first is the connection's own.
    const isBelieved = ips.length > 1 || headers['x-forwarded-for'] === undefined;
    if (isBelieved || warnedOf.has(address) || warnedOf.size >= MOST_WARNINGS) return;
    warnedOf.add(address);
    log.warn(
      { address },
      'X-Forwarded-For came from an address that TRUST_PROXY does not name: whoever is behind it counts as one caller',
    );
  });
}
