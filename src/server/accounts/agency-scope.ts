import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { companies } from '../db/schema/companies.ts';
import { ownCompany } from '../db/scope.ts';

/** The agencies that the caller's company has opened itself: what was agreed with them is its to change. */
export function ownAgencies(actor: Actor): SQL | undefined {
  return and(ownCompany(actor, companies.parentId), isNull(companies.deletedAt));
}

/**
 * The agencies whose money the caller sees and whose access it looks after: its own, and those of every depth for the provider's people,
 * who enter the money of all, and help where nobody else can.
 */
export function seenAgencies(actor: Actor): SQL | undefined {
  return and(billedAgencies(actor), isNull(companies.deletedAt));
}

/** The agencies whose books the caller reads: those whose money it sees, and those of them that were removed, whose books stay. */
export function billedAgencies(actor: Actor): SQL {
  return actor.me.company.isProvider ? eq(companies.isProvider, false) : ownCompany(actor, companies.parentId);
}
