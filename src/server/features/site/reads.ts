import { isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';

/** The origins that may show an agency's portal in a frame, by the agency's own prefix of the host name. */
export async function readFrameHosts(db: Db): Promise<Map<string, readonly string[]>> {
  const rows = await db
    .select({ prefix: companies.websitePrefix, hosts: companies.frameHosts })
    .from(companies)
    .where(isNull(companies.disabledAt));
  return new Map(rows.filter(({ prefix }) => prefix !== '').map(({ prefix, hosts }) => [prefix, hosts]));
}
