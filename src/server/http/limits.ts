import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Refusal, refuse } from '../../contract/result.ts';
import { isApiKey, tokenOf } from './authenticate.ts';
import { placeOf } from './caller-place.ts';

/** Users of one office share an address, and tokens can be made up, so both are counted. */
const ADDRESS_SHARE = 10;

/**
 * The general rate limit in requests a minute, by session or API key and by address (IPv6 by network). Each server process counts on its
 * own; sign-in and the enquiry form have limits of their own in the database.
 * @param perMinute from one session; 0 sets no limit.
 * @param keyPerMinute with one API key; 0 sets no limit of its own.
 */
export function requestLimit(
  perMinute: number,
  keyPerMinute: number,
): (request: FastifyRequest) => Promise<Refusal | null> {
  if (perMinute === 0) return async () => null;
  const byKey = new RateLimiterMemory({ keyPrefix: 'key', points: keyPerMinute || perMinute, duration: 60 });
  const bySession = new RateLimiterMemory({ keyPrefix: 'session', points: perMinute, duration: 60 });
  const byAddress = new RateLimiterMemory({ keyPrefix: 'address', points: perMinute * ADDRESS_SHARE, duration: 60 });
  return async (request) => {
    const token = tokenOf(request);
    const place = placeOf(request.ip);
    try {
      await byAddress.consume(place);
      // Pages are requested without a token, by everybody in an office.
      if (!request.url.startsWith('/api/')) return null;
      const limiter = token !== null && isApiKey(token) ? byKey : bySession;
      await limiter.consume(token ? createHash('sha256').update(token).digest('base64') : place);
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes)
        return refuse('tooManyRequests', { params: { seconds: Math.ceil(error.msBeforeNext / 1000) } });
      throw error;
    }
  };
}
