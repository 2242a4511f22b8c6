import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { companies } from '../db/schema/companies.ts';
import { ownCompany } from '../db/scope.ts';

/** The agencies that the caller's company has opened itself, whose terms it may change. */
export function ownAgencies(actor: Actor): SQL | undefined {
  return and(ownCompany(actor, companies.parentId), isNull(companies.deletedAt));
}

/**
 * The agencies whose money the caller sees and whose access it manages: its own; for the provider's users, who record all money and help
 * where nobody else can, those at every depth.
 */
export function seenAgencies(actor: Actor): SQL | undefined {
  return and(billedAgencies(actor), isNull(companies.deletedAt));
}

/** The agencies whose books the caller may read: those whose money it sees, and deleted ones among them, whose books remain. */
export function billedAgencies(actor: Actor): SQL {
  return actor.me.company.isProvider ? eq(companies.isProvider, false) : ownCompany(actor, companies.parentId);
}
