import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { shutSince } from '../accounts/effective-company.ts';
import type { Db } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { isUnder } from './own-site.ts';
import type { SiteRow } from './site-rows.ts';

/** A company that runs sites: its visitors read how it is reached, and what they send goes to it. */
export interface Operator {
  companyId: string;
  isProvider: boolean;
  /** What the host names of its own sites begin with; empty without any. */
  prefix: string;
  name: string;
  address: string;
  email: string;
  phone: string;
}

/** The provider, and the agencies with a web address of their own that may work. */
export async function readOperators(db: Pick<Db, 'select'>): Promise<Operator[]> {
  const { id: companyId, isProvider, websitePrefix: prefix, name, address } = companies;
  const { contactEmail: email, contactPhone: phone } = companies;
  const mayWork = and(ne(prefix, ''), isNull(shutSince()), isNull(companies.deletedAt));
  return db
    .select({ companyId, isProvider, prefix, name, address, email, phone })
    .from(companies)
    .where(or(eq(isProvider, true), mayWork));
}

/** Who runs a site: the agency whose web address it is of, and the provider all others. Null in a database without one. */
export function operatorAmong(operators: readonly Operator[], site: SiteRow): Operator | null {
  const own = operators.find(({ prefix }) => isUnder(site, prefix));
  return own ?? operators.find(({ isProvider }) => isProvider) ?? null;
}
