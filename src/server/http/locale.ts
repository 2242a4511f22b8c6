import type { FastifyRequest } from 'fastify';
import { DEFAULTS } from '../../contract/limits.ts';
import { type Locale, negotiateLocale } from '../../contract/locale.ts';

/** The language a caller wants its messages in. */
export function localeOf(request: FastifyRequest): Locale {
  return negotiateLocale(request.headers['accept-language'], DEFAULTS.language);
}
