import { eq, sql } from 'drizzle-orm';
import type { AgencyInput } from '../../../contract/agencies.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';

const LOCK = 727_069;

/**
 * Why an agency may not have the requested web address; null where it may. It is set by the provider's users, who manage the sites, and
 * belongs to one agency. `held`: its current one; empty for a new agency. `publicUrl`: the portal's own address, whose name is reserved.
 */
export async function refusePrefix(
  tx: Tx,
  actor: Actor,
  { websitePrefix }: Pick<AgencyInput, 'websitePrefix'>,
  { held, publicUrl }: { held: string; publicUrl: string | null },
): Promise<Refusal | null> {
  if (websitePrefix === undefined || websitePrefix === held) return null;
  if (!actor.me.company.isProvider) return refuse('badInput', { fields: { websitePrefix: 'invalid' } });
  if (websitePrefix === '') return null;
  if (publicUrl !== null && new URL(publicUrl).hostname.startsWith(`${websitePrefix}.`))
    return refuse('badInput', { fields: { websitePrefix: 'websitePrefixTaken' } });
  // Serialises concurrent changes.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const mine = eq(companies.websitePrefix, websitePrefix);
  const [taken] = await tx.select({ id: companies.id }).from(companies).where(mine);
  return taken ? refuse('badInput', { fields: { websitePrefix: 'websitePrefixTaken' } }) : null;
}
