import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceCookie } from './handler.ts';

/** Aborts open calls, each by its own signal: when its client disconnects, or all when the server stops. */
export class OpenCalls {
  readonly #open = new Set<AbortController>();

  /** A signal for one call. `untilStop` calls are long-lived and end when the server stops; others may finish. */
  signal(reply: FastifyReply, untilStop: boolean): AbortSignal {
    const controller = new AbortController();
    if (untilStop) this.#open.add(controller);
    reply.raw.once('close', () => {
      this.#open.delete(controller);
      if (!reply.raw.writableFinished) controller.abort();
    });
    return controller.signal;
  }

  abortAll(): void {
    for (const controller of this.#open) controller.abort();
  }
}

/** `/a/{id}` in the framework's syntax. */
export function routePattern(path: string): string {
  return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Path parameters as text; a route's pattern decides which there are. */
export function paramsOf(request: FastifyRequest): Record<string, string> {
  return textsOf(request.params);
}

export function queryOf(request: FastifyRequest): Record<string, unknown> {
  return typeof request.query === 'object' && request.query !== null ? { ...request.query } : {};
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}

const DEVICE_COOKIE = 'interline-device';
const IN_COOKIES = new RegExp(`(?:^|; *)${DEVICE_COOKIE}=([\\w.-]{1,200})(?:;|$)`);
/** Sent only with log-ins and password calls, and never from another site's page. */
const DEVICE_RULES = `Path=/api/base/v2/login; Max-Age=${180 * 24 * 60 * 60}; HttpOnly; SameSite=Strict`;

export function deviceOf({ headers, protocol }: FastifyRequest, reply: FastifyReply): DeviceCookie {
  const secure = protocol === 'https' ? '; Secure' : '';
  return {
    sent: IN_COOKIES.exec(headers.cookie ?? '')?.[1] ?? null,
    give: (mark) => void reply.header('set-cookie', `${DEVICE_COOKIE}=${mark}; ${DEVICE_RULES}${secure}`),
  };
}
