import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyProfile } from '../../../contract/company.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { apiKeys, companies } from '../../db/schema/companies.ts';
import { users } from '../../db/schema/users.ts';
import { ownCompany } from '../../db/scope.ts';
import { readOwnSite } from '../../sites/own-site.ts';
import { presentCompany } from './present.ts';

const parents = alias(companies, 'parents');

/** GET /base/v2/company. */
export async function readCompany(db: Pick<Tx, 'select'>, actor: Actor): Promise<CompanyProfile> {
  const [found] = await db
    .select({ company: companies, parentName: parents.name })
    .from(companies)
    .leftJoin(parents, eq(parents.id, companies.parentId))
    .where(ownCompany(actor, companies.id));
  if (!found) throw new Error('a session without its company');
  const site = await readOwnSite(db, actor);
  const [key] = await db
    .select({ prefix: apiKeys.prefix, createdAt: apiKeys.createdAt, makerId: users.companyId })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.madeBy))
    .where(ownCompany(actor, apiKeys.companyId));
  const { company, parentName } = found;
  return presentCompany(company, { parentName, siteHost: site?.hosts[0] ?? null, key: key ?? null });
}
