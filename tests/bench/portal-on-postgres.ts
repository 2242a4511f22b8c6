import { randomBytes } from 'node:crypto';
import { Portal } from '../e2e/portal.ts';
import { type OwnPostgres, withPostgres } from './own-postgres.ts';

/** Runs a demonstration server on this machine's PostgreSQL, and removes both afterwards. */
export function withPortalOnPostgres<T>(
  work: (portal: Portal, postgres: OwnPostgres) => Promise<T>,
  env: (url: string) => Record<string, string> = () => ({}),
): Promise<T> {
  return withPostgres(async (postgres) => {
    const portal = await Portal.start((url) => ({
      DATABASE_URL: postgres.url,
      DATA_KEY: randomBytes(32).toString('base64'),
      SEED: 'demo',
      ...env(url),
    }));
    try {
      return await work(portal, postgres);
    } finally {
      await portal.close();
    }
  });
}
