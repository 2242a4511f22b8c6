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

/** Tells the screens of these companies that what they may do has changed. */
export async function notifyCompanies(
  tx: Tx,
  { events, clock }: Pick<Deps, 'events' | 'clock'>,
  companyIds: readonly string[],
): Promise<void> {
  const at = clock.now();
  for (const companyId of companyIds) await events.publish(tx, { companyId, userId: null, at }, { type: 'company' });
}

/** What these companies have found and checked can be neither read nor booked any more, nor what is being searched now. */
export async function endSearches(tx: Tx, companyIds: readonly string[], now: Date): Promise<void> {
  for (const table of [flightSearches, flightVerifications, trainChecks])
    await tx
      .update(table)
      .set({ expiresAt: now })
      .where(and(inArray(table.companyId, [...companyIds]), gt(table.expiresAt, now)));
}

type Switches = Pick<CommonTerms, 'enableFlightService' | 'hideMainlandContent'>;

/** Whether less is on offer to a company than before: what it has found by then may be no more. */
export function offersLess(before: Switches, after: Switches): boolean {
  const flightsGone = before.enableFlightService && !after.enableFlightService;
  return flightsGone || (!before.hideMainlandContent && after.hideMainlandContent);
}
