import { asc, desc } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { siteHosts, sites } from '../db/schema/sites.ts';

/** A site with its host names. */
export type SiteRow = typeof sites.$inferSelect & { hosts: readonly string[] };

/** All sites: the default one first, the others by name. */
export async function readSites(db: Pick<Db, 'select'>): Promise<SiteRow[]> {
  const rows = await db.select().from(sites).orderBy(desc(sites.isDefault), asc(sites.name), asc(sites.id));
  const hosts = await db.select().from(siteHosts).orderBy(asc(siteHosts.host));
  return rows.map((row) => ({
    ...row,
    hosts: hosts.filter(({ siteId }) => siteId === row.id).map(({ host }) => host),
  }));
}
