import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type Refusal, refuse } from '../../../contract/result.ts';

/** Failed sign-ins that are borne in a quarter of an hour, for one account from anywhere and from one address for all. */
const FAILURES = { account: 5, address: 50 } as const;
const WINDOW_SECONDS = 15 * 60;

export interface LoginLimits {
  /** Takes the name as it is looked up. Counts an attempt before its password is looked at, so that attempts at once cannot slip by; refuses when locked. */
  count(username: string, address: string): Promise<Refusal | null>;
  /** A right password takes the count back. */
  forgive(username: string, address: string): Promise<void>;
}

/** The limits of sign-in, kept in the database for all server processes together. */
export function loginLimits(pool: Pool): LoginLimits {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: WINDOW_SECONDS,
      blockDuration: WINDOW_SECONDS,
    });
  const byAccount = limiter('login-account', FAILURES.account);
  const byAddress = limiter('login-address', FAILURES.address);
  return {
    async count(username, address) {
      try {
        await byAddress.consume(address);
        await byAccount.consume(accountKey(username));
        return null;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return refuse('loginLocked', { params: { minutes: Math.max(1, Math.ceil(error.msBeforeNext / 60_000)) } });
      }
    },
    async forgive(username, address) {
      await byAccount.delete(accountKey(username));
      await byAddress.reward(address);
    },
  };
}

/** What was typed may be a password in the wrong field, so it is not kept as it is. */
function accountKey(username: string): string {
  return createHash('sha256').update(username).digest('base64url');
}
