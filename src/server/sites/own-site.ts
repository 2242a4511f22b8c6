import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { ownCompany } from '../db/scope.ts';
import { readSites, type SiteRow } from './site-rows.ts';

/**
 * The site that is the caller's company's own to change: shown under host names that all begin with the company's web address, and not
 * wherever no other site is. Null where there is none. Of several it is the one whose host name comes first, which a new name of the
 * site does not alter.
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

/** Whether a site is of a company's own web address; nothing is of an empty one. */
export function isUnder({ isDefault, hosts }: SiteRow, prefix: string): boolean {
  if (prefix === '' || isDefault || hosts.length === 0) return false;
  return hosts.every((host) => host.startsWith(`${prefix}.`));
}

const firstHost = ({ hosts }: Pick<SiteRow, 'hosts'>): string => hosts[0] ?? '';
