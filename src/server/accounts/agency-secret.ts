import { eq } from 'drizzle-orm';
import { unseal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { apiKeys } from '../db/schema/companies.ts';
import type { Deps } from '../deps.ts';
import { endKeySessions } from './end-sessions.ts';

/** The sealing context of API keys. */
export const apiKeyContext = (companyId: string) => `api-key:${companyId}`;

/**
 * The API key with which a company's own systems and the portal sign for each other (HMAC-SHA256); null if it has none. Keys are shown once
 * and looked up by their hash; also stored sealed, since signing needs the key itself. Must never be answered or logged.
 */
export async function agencySecret(
  tx: Pick<Tx, 'select'>,
  { settings }: Pick<Deps, 'settings'>,
  companyId: string,
): Promise<string | null> {
  const [row] = await tx.select({ sealed: apiKeys.sealed }).from(apiKeys).where(eq(apiKeys.companyId, companyId));
  return row ? unseal(row.sealed, settings.dataKeys, apiKeyContext(companyId)) : null;
}

/** How much of a key lists and the log show. */
const PREFIX_LENGTH = 9;
export const apiKeyPrefix = (key: string) => key.slice(0, PREFIX_LENGTH);

/** The key that a renewal has made, found by what is stored of it; null once it was replaced or revoked. */
export async function renewedKey(
  tx: Pick<Tx, 'select'>,
  deps: Pick<Deps, 'settings'>,
  { id, prefix }: { id: string; prefix: string },
): Promise<string | null> {
  const key = await agencySecret(tx, deps, id);
  return key !== null && apiKeyPrefix(key) === prefix ? key : null;
}

/**
 * Revokes a company's API key: it signs and authorizes nothing from then on, and sessions opened with it end. Returns false if there is
 * none.
 */
export async function revokeApiKey(tx: Tx, companyId: string, now: Date): Promise<boolean> {
  const ended = await tx
    .delete(apiKeys)
    .where(eq(apiKeys.companyId, companyId))
    .returning({ companyId: apiKeys.companyId });
  await endKeySessions(tx, companyId, now);
  return ended.length > 0;
}
