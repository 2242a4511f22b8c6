import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULTS } from '../../contract/limits.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import { isDatabaseFault, reasonOf } from '../db/faults.ts';
import { reject } from './envelope.ts';
import { localeOf } from './locale.ts';

/** Sends a refusal as the envelope in the caller's language. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, envelope } = reject(refusal, localeOf(request), request.id);
  const seconds = refusal.params?.seconds;
  if (typeof seconds === 'number') reply.header('retry-after', String(seconds));
  // Set explicitly, since a raw route may have set another type before it failed.
  return reply.code(status).type('application/json; charset=utf-8').send(envelope);
}

/** Retry-After when the database is unavailable. */
const RETRY_SECONDS = 2;

/**
 * Answers every fault with the envelope: framework errors as bad input, an unavailable database as such, everything else as unexpected,
 * with its request id.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = forFiles(refusalOf(error), request);
    if (refusal.refused === 'unexpected') request.log.error({ err: error }, 'unexpected error');
    if (refusal.refused === 'databaseDown')
      request.log.warn({ reason: reasonOf(error) }, 'the database failed a request');
    return sendRefusal(request, reply, refusal);
  });
}

/** Answers what the framework refuses before routing: a malformed URL. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error.code === 'FST_ERR_BAD_URL' ? refuse('notFound') : refusalOf(error);
  // No hook runs for it, so the request id is set here.
  sendRefusal(request, reply.header('x-request-id', request.id), refusal);
}

/**
 * Answers malformed or oversized HTTP on the raw socket. Slow requests get no answer: an answer would refuse what a caller on a bad line
 * sent, while a dropped connection makes it retry.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, envelope } = reject(refuse('badInput'), DEFAULTS.language, '');
  const body = Buffer.from(JSON.stringify(envelope));
  const head = `HTTP/1.1 ${status} Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}`;
  socket.end(Buffer.concat([Buffer.from(`${head}\r\nConnection: close\r\n\r\n`), body]));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of the file that a call takes. */
    upload?: readonly string[];
    /** The file may also come in a multipart form. */
    form?: true;
    bodyLimit?: number | undefined;
    /** The most values that the JSON of its body may hold. */
    mostValues?: number;
    /** Takes its body raw, any JSON. */
    rawBody?: true;
  }
}

/** A body that is not parsed because it holds more values than the call allows. */
export class CrowdedBody extends Error {
  readonly most: number;
  constructor(most: number) {
    super(`a body of more than ${most} values`);
    this.most = most;
  }
}

/** For an upload, a fault of the body is a fault of the file. */
function forFiles(refusal: Refusal, request: FastifyRequest): Refusal {
  const { upload, bodyLimit = 0 } = request.routeOptions.config;
  if (!upload) return refusal;
  if (refusal.refused === 'mediaType') return refuse('fileType');
  const megabytes = Math.floor(bodyLimit / 1024 / 1024);
  return refusal.refused === 'bodyTooLarge' ? refuse('fileTooLarge', { params: { megabytes } }) : refusal;
}

function refusalOf(error: FastifyError): Refusal {
  if (isDatabaseFault(error)) return refuse('databaseDown', { params: { seconds: RETRY_SECONDS } });
  if (error instanceof CrowdedBody) return refuse('badInput', { fields: { body: `tooMany:${error.most}` } });
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.statusCode === 413) return refuse('bodyTooLarge');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || error.statusCode === 415) return refuse('mediaType');
  const isCallersFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isCallersFault ? refuse('badInput', { fields: { body: 'invalid' } }) : refuse('unexpected');
}
