import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import type { LogLevel } from '../config.ts';
import { HIDDEN, hideSecrets, SECRETS, writeError } from './hide-secrets.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the session is known. */
    caller: { userId: string; companyId: string; apiKey?: string } | null;
  }
}

/** Paths logged at any status; files and health checks are logged only on errors. */
const CALLS = /^\/api\/(?!health\/|metrics$)/;

/** Structured lines on standard output, one JSON object each. */
export function createLog(level: LogLevel, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: hideSecrets },
    // Bindings of child loggers bypass the formatter.
    redact: { paths: [...SECRETS], censor: HIDDEN },
    serializers: { err: writeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Logs one line per request, after its answer: with the route's pattern, not the URL, whose query may hold names. */
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
