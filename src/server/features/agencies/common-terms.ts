import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AgencyConfigChange } from '../../../contract/agency-config.ts';
import { COMMON_TERMS, type CommonTerms, DEFAULT_TERMS } from '../../../contract/agency-terms.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';

type Company = typeof companies.$inferSelect;

/** The inherited terms of an agency of this parent; the defaults if the parent is the provider, which is no agency itself. */
export function inheritedTerms(parent: Company | null): CommonTerms {
  return parent === null || parent.isProvider ? DEFAULT_TERMS.common : pick(parent);
}

function pick(terms: CommonTerms): CommonTerms {
  const { creditPeriod, enableFlightService, enableTrainService, isShowBill, sendEmailToSubAgency } = terms;
  const { hidePnrBooking, hideMainlandContent, disablePayment, onlyShowOwnOrders } = terms;
  return {
    ...{ creditPeriod, enableFlightService, enableTrainService, isShowBill, sendEmailToSubAgency },
    ...{ hidePnrBooking, hideMainlandContent, disablePayment, onlyShowOwnOrders },
  };
}

/** The columns of an agency with these terms; terms not set are those of the company above. */
export function commonColumns(
  agreed: Partial<AgencyConfigChange>,
  parent: Company | null,
): CommonTerms & { setTerms: (keyof CommonTerms)[] } {
  const setTerms = COMMON_TERMS.filter((name) => agreed[name] !== undefined);
  const given = Object.fromEntries(setTerms.map((name) => [name, agreed[name]]));
  return { ...inheritedTerms(parent), ...given, setTerms };
}

/** Propagates an agency's effective terms to all agencies below that have none of their own. */
export async function propagateTerms(tx: Tx, parentId: string): Promise<void> {
  const [parent] = await tx.select().from(companies).where(eq(companies.id, parentId));
  const below = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.parentId, parentId), isNull(companies.deletedAt)))
    .for('no key update');
  for (const company of below) {
    const agreed = Object.fromEntries(company.setTerms.map((name) => [name, company[name]]));
    const columns = commonColumns(agreed, parent ?? null);
    if (COMMON_TERMS.every((name) => columns[name] === company[name])) continue;
    await tx
      .update(companies)
      .set({ ...columns, version: sql`${companies.version} + 1` })
      .where(eq(companies.id, company.id));
    await propagateTerms(tx, company.id);
  }
}
