import { and, isNull } from 'drizzle-orm';
import { effectivelyDisabledAt } from '../../accounts/effective-company.ts';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';

/** Who may frame an agency's portal. */
export interface AgencyFrames {
  id: string;
  parentId: string | null;
  /** The agency's part of the host name; empty without one. */
  prefix: string;
  code: string;
  /** Origins. */
  hosts: readonly string[];
}

export async function readAgencyFrames(db: Db): Promise<AgencyFrames[]> {
  return db
    .select({
      ...{ id: companies.id, parentId: companies.parentId },
      ...{ prefix: companies.websitePrefix, code: companies.code, hosts: companies.frameHosts },
    })
    .from(companies)
    .where(and(isNull(effectivelyDisabledAt()), isNull(companies.deletedAt)));
}
