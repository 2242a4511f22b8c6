import { eq } from 'drizzle-orm';
import { unseal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { apiKeys } from '../db/schema/companies.ts';
import type { Deps } from '../deps.ts';
import { endKeySessions } from './end-sessions.ts';

/** What API keys are sealed for. */
export const apiKeyContext = (companyId: string) => `api-key:${companyId}`;

/**
 * The API key with which a company's own systems and the portal sign for each other (HMAC-SHA256); null where it has none. Keys are
 * shown once and found by their hash; sealed besides, since a signature needs the key itself. Never to be answered or logged.
 */
export async function agencySecret(
  tx: Pick<Tx, 'select'>,
  { settings }: Pick<Deps, 'settings'>,
  companyId: string,
): Promise<string | null> {
  const [row] = await tx.select({ sealed: apiKeys.sealed }).from(apiKeys).where(eq(apiKeys.companyId, companyId));
  return row ? unseal(row.sealed, settings.dataKeys, apiKeyContext(companyId)) : null;
}

/** As much of a key as lists and the log say of it. */
const PREFIX_LENGTH = 9;
export const apiKeyPrefix = (key: string) => key.slice(0, PREFIX_LENGTH);

/** The key that a renewal has made, by what is kept of that; null once it was replaced or ended. */
export async function renewedKey(
  tx: Pick<Tx, 'select'>,
  deps: Pick<Deps, 'settings'>,
  { id, prefix }: { id: string; prefix: string },
): Promise<string | null> {
  const key = await agencySecret(tx, deps, id);
  return key !== null && apiKeyPrefix(key) === prefix ? key : null;
}

/**
 * Ends a company's API key: nothing is signed or called with it from then on, and whom it has logged in is logged out. False where
 * there is none.
 */
export async function endApiKey(tx: Tx, companyId: string, now: Date): Promise<boolean> {
  const ended = await tx
    .delete(apiKeys)
    .where(eq(apiKeys.companyId, companyId))
    .returning({ companyId: apiKeys.companyId });
  await endKeySessions(tx, companyId, now);
  return ended.length > 0;
}
