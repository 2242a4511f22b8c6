import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { ownCompany } from '../db/scope.ts';
import { readSites, type SiteRow } from './site-rows.ts';

/**
 * The site that the caller's company may change: its host names all begin with the company's prefix, and it is not the default. Null if
 * there is none. Of several it is the one whose host name sorts first, which a renaming does not alter.
 */
export async function readOwnSite(db: Pick<Tx, 'select'>, actor: Actor): Promise<SiteRow | null> {
  const [company] = await db
    .select({ prefix: companies.websitePrefix })
    .from(companies)
    .where(ownCompany(actor, companies.id));
  if (!company?.prefix) return null;
  const own = (await readSites(db)).filter((site) => isUnder(site, company.prefix));
  const [first = null] = own.sort((a, b) => (firstHost(a) < firstHost(b) ? -1 : 1));
  return first;
}

/** Whether all of a site's host names have a company's prefix; false for an empty one. */
export function isUnder({ isDefault, hosts }: SiteRow, prefix: string): boolean {
  if (prefix === '' || isDefault || hosts.length === 0) return false;
  return hosts.every((host) => host.startsWith(`${prefix}.`));
}

const firstHost = ({ hosts }: Pick<SiteRow, 'hosts'>): string => hosts[0] ?? '';
