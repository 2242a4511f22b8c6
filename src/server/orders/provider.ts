import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';

/** The provider company's id. */
export async function providerId(tx: Pick<Tx, 'select'>): Promise<string> {
  const [provider] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.isProvider, true))
    .limit(1);
  if (!provider) throw new Error('no company is the provider');
  return provider.id;
}
