import { and, asc, count, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AgenciesQuery, Agency, AgencySummary } from '../../../contract/agencies.ts';
import type { FlightConfig } from '../../../contract/agency-terms.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Page } from '../../../contract/paging.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import { findAdmin } from '../../accounts/super-users.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { apiKeys, companies, trainConfigs } from '../../db/schema/companies.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { orders } from '../../db/schema/orders.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { readWallet } from '../../ledger/accounts.ts';
import { type AgencyRow, presentAgencies, presentAgency } from './present.ts';

const RECENT_MS = 30 * 24 * 60 * 60_000;
type Reader = Pick<Tx, 'select' | 'execute'>;

/** The agencies that the caller's company has opened itself; those below them are theirs. */
export function ownAgencies(actor: Actor): SQL | undefined {
  return and(ownCompany(actor, companies.parentId), isNull(companies.deletedAt));
}

/** GET /base/v2/agencies: by name. */
export async function readAgencies(
  deps: Deps,
  actor: Actor,
  query: Partial<AgenciesQuery>,
): Promise<Page<AgencySummary>> {
  const { page = 1, pageSize = PAGE_SIZE.default } = query;
  const where = and(ownAgencies(actor), matching(query));
  const found = await deps.db
    .select()
    .from(companies)
    .where(where)
    .orderBy(asc(sql`lower(${companies.name})`), asc(companies.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await deps.db.select({ total: count() }).from(companies).where(where);
  return presentAgencies(await withMoney(deps, deps.db, found), counted?.total ?? 0, { page, pageSize });
}

function matching({ q = '', status }: Partial<AgenciesQuery>): SQL | undefined {
  const words = `%${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const named = [companies.name, companies.alias, companies.code].map((column) => sql`lower(${column}) like ${words}`);
  const isDisabled = sql`${companies.disabledAt} is not null`;
  return and(
    q.trim() === '' ? undefined : or(...named),
    status === undefined ? undefined : status === 'disabled' ? isDisabled : sql`not ${isDisabled}`,
  );
}

/** What each of these companies has, owes and has booked lately. */
async function withMoney(
  { clock }: Pick<Deps, 'clock'>,
  db: Reader,
  found: readonly (typeof companies.$inferSelect)[],
): Promise<AgencyRow[]> {
  if (found.length === 0) return [];
  const since = new Date(clock.now().getTime() - RECENT_MS);
  const ids = found.map(({ id }) => id);
  const booked = await db
    .select({ id: orders.companyId, n: count() })
    .from(orders)
    .where(and(inArray(orders.companyId, ids), gte(orders.createdAt, since)))
    .groupBy(orders.companyId);
  const recent = new Map(booked.map(({ id, n }) => [id, n]));
  const rows: AgencyRow[] = [];
  for (const company of found)
    rows.push({
      company,
      wallet: await readWallet(db, company.id, company.settlementCurrency),
      recentOrders: recent.get(company.id) ?? 0,
    });
  return rows;
}

/** GET /base/v2/agencies/{id}. */
export async function readAgency(deps: Deps, actor: Actor, id: string): Promise<Agency | Refusal> {
  return (await findAgency(deps, deps.db, actor, id)) ?? refuse('notFound');
}

/** One of the caller's agencies as it is answered, null when it is none of theirs. */
export async function findAgency(deps: Deps, db: Reader, actor: Actor, id: string): Promise<Agency | null> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(ownAgencies(actor), sql`${companies.id}::text = ${id}`));
  const [row] = company ? await withMoney(deps, db, [company]) : [];
  if (!row) return null;
  const mine = eq(flightConfigs.companyId, row.company.id);
  const [flight] = await db.select().from(flightConfigs).where(mine);
  const [train] = await db.select().from(trainConfigs).where(eq(trainConfigs.companyId, row.company.id));
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.companyId, row.company.id));
  const [parent] = await db.select().from(companies).where(ownCompany(actor, companies.id));
  const [parentFlight] = await db.select().from(flightConfigs).where(ownCompany(actor, flightConfigs.companyId));
  return presentAgency({
    ...row,
    parentName: parent?.name ?? '',
    flight: flight?.config ?? null,
    train: train?.config ?? null,
    key: key ?? null,
    admin: await findAdmin(db, row.company.id),
    serviceFees: await feesAbove(db, actor),
    suppliers: deps.airSuppliers.filter((one) => parentFlight?.config.suppliers?.includes(one.id) ?? true),
  });
}

/** What the caller's company pays for work on tickets, which its agencies pay too where nothing else was agreed. */
async function feesAbove(db: Reader, { companyId }: Actor): Promise<FlightConfig['serviceFees'] | null> {
  const { rows } = await db.execute<{ config: FlightConfig | null }>(sql`
    with recursive chain as (
      select id, parent_id, 0 as depth from ${companies} where id = ${companyId}
      union all
      select above.id, above.parent_id, chain.depth + 1 from ${companies} above join chain on above.id = chain.parent_id
    )
    select c.config from chain left join ${flightConfigs} c on c.company_id = chain.id order by depth`);
  return rows.find(({ config }) => config?.serviceFees)?.config?.serviceFees ?? null;
}
