import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refuse } from '../../contract/result.ts';
import { tokenOf } from './authenticate.ts';
import { sendRefusal } from './errors.ts';

/** Prometheus metrics for callers on this machine, or with METRICS_TOKEN. */
export function registerMetrics(app: FastifyInstance, pool: Pool, token: string | null): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  gauge(register, 'database_connections', 'Connections of the pool.', () => pool.totalCount);
  gauge(register, 'database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/api/metrics', async (request, reply) => {
    if (!isLocal(request) && !isToken(request, token)) return sendRefusal(request, reply, refuse('notAllowed'));
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function gauge(register: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [register],
    collect() {
      this.set(read());
    },
  });
}

/** A request forwarded by a proxy on this machine is remote, whatever its address. */
function isLocal(request: FastifyRequest): boolean {
  const forwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return !forwarded && /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '');
}

function isToken(request: FastifyRequest, token: string | null): boolean {
  const given = tokenOf(request);
  return token !== null && given !== null && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
