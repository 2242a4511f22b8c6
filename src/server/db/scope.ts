import { eq, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../actor.ts';

/** Limits a query to the rows of the caller's own company. Every read and write of company data uses it. */
export function ownCompany(actor: Pick<Actor, 'companyId'> | { companyId: Placeholder }, column: PgColumn): SQL {
  return eq(column, actor.companyId);
}
