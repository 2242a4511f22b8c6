import { and, gt, inArray, sql } from 'drizzle-orm';
import type { CommonTerms } from '../../../contract/agency-terms.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { flightSearches, flightVerifications } from '../../db/schema/flight-search.ts';
import { trainChecks } from '../../db/schema/trains.ts';
import type { Deps } from '../../deps.ts';

/** A company and all below it, at every depth. */
export async function withBelow(tx: Pick<Tx, 'execute'>, companyId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive down as (
      select id from ${companies} where id = ${companyId}
      union all
      select below.id from ${companies} below join down on below.parent_id = down.id where below.deleted_at is null
    ) select id from down`);
  return rows.map(({ id }) => id);
}

/** Notifies the screens of these companies that their rights have changed. */
export async function notifyCompanies(
  tx: Tx,
  { events, clock }: Pick<Deps, 'events' | 'clock'>,
  companyIds: readonly string[],
): Promise<void> {
  const at = clock.now();
  for (const companyId of companyIds) await events.publish(tx, { companyId, userId: null, at }, { type: 'company' });
}

/** Expires these companies' search results and price checks, and ends their running searches. */
export async function expireSearches(tx: Tx, companyIds: readonly string[], now: Date): Promise<void> {
  for (const table of [flightSearches, flightVerifications, trainChecks])
    await tx
      .update(table)
      .set({ expiresAt: now })
      .where(and(inArray(table.companyId, [...companyIds]), gt(table.expiresAt, now)));
}

type Switches = Pick<CommonTerms, 'enableFlightService' | 'hideMainlandContent'>;

/** Whether a company may buy less than before, so that its search results may be invalid. */
export function isRestricted(before: Switches, after: Switches): boolean {
  const flightsGone = before.enableFlightService && !after.enableFlightService;
  return flightsGone || (!before.hideMainlandContent && after.hideMainlandContent);
}
