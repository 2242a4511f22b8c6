import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { effectivelyDisabledAt } from '../accounts/effective-company.ts';
import type { Db } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { isUnder } from './own-site.ts';
import type { SiteRow } from './site-rows.ts';

/** A company that runs sites: visitors see its contacts, and it receives their enquiries. */
export interface Operator {
  companyId: string;
  isProvider: boolean;
  /** The prefix of its own sites' host names; empty without any. */
  prefix: string;
  name: string;
  address: string;
  email: string;
  phone: string;
}

/** The provider, and active agencies with their own host name. */
export async function readOperators(db: Pick<Db, 'select'>): Promise<Operator[]> {
  const { id: companyId, isProvider, websitePrefix: prefix, name, address } = companies;
  const { contactEmail: email, contactPhone: phone } = companies;
  const mayWork = and(ne(prefix, ''), isNull(effectivelyDisabledAt()), isNull(companies.deletedAt));
  return db
    .select({ companyId, isProvider, prefix, name, address, email, phone })
    .from(companies)
    .where(or(eq(isProvider, true), mayWork));
}

/** The operator of a site: the agency whose host name it has, else the provider. Null in a database without one. */
export function operatorAmong(operators: readonly Operator[], site: SiteRow): Operator | null {
  const own = operators.find(({ prefix }) => isUnder(site, prefix));
  return own ?? operators.find(({ isProvider }) => isProvider) ?? null;
}
