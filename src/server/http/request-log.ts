import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import type { LogLevel } from '../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the session is known. */
    caller: { userId: string; companyId: string } | null;
  }
}

/** Names whose values never reach a log, wherever they stand up to three levels down. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'token',
  'document',
  'documentNumber',
  'dataKey',
  'databaseUrl',
  'metricsToken',
];

/** Answers of these are worth a line even when all went well; files and health checks are not. */
const CALLS = /^\/api\/(?!health\/|metrics$)/;

/** Structured lines on standard output, one JSON object each. */
export function createLog(level: LogLevel, destination?: pino.DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths, censor: '[hidden]' },
    serializers: { err: pino.stdSerializers.err },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** One line a request, after its answer: the route's pattern and not the address, whose query may hold names. */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    const quiet = status < 400 && !CALLS.test(request.routeOptions.url ?? '');
    request.log[status >= 500 ? 'error' : quiet ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status,
        ms: Math.round(reply.elapsedTime),
        ...request.caller,
      },
      'request',
    );
  });
}
