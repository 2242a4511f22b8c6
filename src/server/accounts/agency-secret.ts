import { eq } from 'drizzle-orm';
import { unseal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { apiKeys } from '../db/schema/companies.ts';
import type { Deps } from '../deps.ts';

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
