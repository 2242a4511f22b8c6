import { and, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { ownCompany } from '../db/scope.ts';

/** Qualified: a bare column would be that of the rows above. */
const OWN_ID = sql`${companies}.id`;

/** Aggregates a value of a company and of all above it, up to the provider. */
function upwards<T>(value: SQL, id: SQL = OWN_ID): SQL<T> {
  return sql<T>`(with recursive up as (
      select own.* from ${companies} own where own.id = ${id}
      union all
      select above.* from ${companies} above join up on above.id = up.parent_id
    ) select ${value} from up)`;
}

/** Since when a company is disabled, itself or by one above it; null if it is not. */
export const effectivelyDisabledAt = (id: SQL = OWN_ID): SQL<Date | null> =>
  upwards<Date | null>(sql`min(up.disabled_at)`, id).mapWith(companies.disabledAt);

/**
 * A company's effective state: what is switched off for one above it is off for it as well, and on again with that. The only definition of
 * this; whoever signs in or calls, by a session, a key or a stream, is read with these columns.
 */
export const EFFECTIVE_COMPANY = {
  ...getTableColumns(companies),
  disabledAt: effectivelyDisabledAt(),
  enableFlightService: upwards<boolean>(sql`bool_and(up.enable_flight_service)`),
  enableTrainService: upwards<boolean>(sql`bool_and(up.enable_train_service)`),
  hideMainlandContent: upwards<boolean>(sql`bool_or(up.hide_mainland_content)`),
  hidePnrBooking: upwards<boolean>(sql`bool_or(up.hide_pnr_booking)`),
  /** Whether it has opened agencies. */
  hasAgencies: sql<boolean>`exists (
    select 1 from ${companies} below where below.parent_id = ${OWN_ID} and below.deleted_at is null)`,
  /** Distinguishes it from a row of the table. */
  isEffective: sql<true>`true`,
};

export type EffectiveCompany = typeof companies.$inferSelect & { hasAgencies: boolean; isEffective: true };

/** Whether trains are still sold to a company: a railway may take long, and the caller's permissions are as of the call's start. */
export async function sellsTrains(db: Pick<Tx, 'select'>, actor: Pick<Actor, 'companyId'>): Promise<boolean> {
  const { enableTrainService, disabledAt } = EFFECTIVE_COMPANY;
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(ownCompany(actor, companies.id), enableTrainService, isNull(disabledAt), isNull(companies.deletedAt)));
  return found.length > 0;
}
