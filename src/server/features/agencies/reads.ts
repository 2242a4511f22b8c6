import { and, asc, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { AgenciesQuery, Agency, AgencySummary } from '../../../contract/agencies.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Page } from '../../../contract/paging.ts';
import { isAllowed } from '../../../contract/permissions.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import { seenAgencies } from '../../accounts/agency-scope.ts';
import { EFFECTIVE_COMPANY } from '../../accounts/effective-company.ts';
import { hasSecondFactor } from '../../accounts/second-factor.ts';
import { findAdmin } from '../../accounts/super-users.ts';
import { readTermsChain } from '../../accounts/terms-above.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { asSearched, holdsWords } from '../../db/like-words.ts';
import { apiKeys, companies } from '../../db/schema/companies.ts';
import { ledgerAccounts } from '../../db/schema/ledger.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { readWallet } from '../../ledger/accounts.ts';
import { readOverdueCompanies } from '../../ledger/statements.ts';
import { inheritedTerms } from './common-terms.ts';
import { type AgencyRow, presentAgencies, presentAgency } from './present.ts';

const RECENT_MS = 30 * 24 * 60 * 60_000;
type Reader = Pick<Tx, 'select' | 'execute'>;

/** GET /base/v2/agencies: by name. */
export async function readAgencies(
  deps: Deps,
  actor: Actor,
  query: Partial<AgenciesQuery>,
): Promise<Page<AgencySummary>> {
  const { page = 1, pageSize = PAGE_SIZE.default } = query;
  const seen = seenAgencies(actor);
  // Read only where it decides which agencies are listed.
  const overdue = query.spent === undefined ? [] : await readOverdueCompanies(deps.db, seen, deps.clock.now());
  const where = and(seen, matching(query, [...overdue]));
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

function matching({ q = '', status, spent }: Partial<AgenciesQuery>, overdue: readonly string[]): SQL | undefined {
  const isSpent = cannotPay(overdue);
  const named = [companies.name, companies.alias, companies.code].map(asSearched);
  const isDisabled = sql`${companies.disabledAt} is not null`;
  return and(
    holdsWords(q, named),
    status === undefined ? undefined : status === 'disabled' ? isDisabled : sql`not ${isDisabled}`,
    spent === undefined ? undefined : spent ? isSpent : sql`not ${isSpent}`,
  );
}

/** Whether it cannot pay: no balance, and no credit that is unused, not lent on, and not blocked by an overdue statement. */
const cannotPay = (overdue: readonly string[]): SQL => sql`coalesce((
  select sum(case when ${ledgerAccounts.kind} = 'wallet' then ${ledgerAccounts.balance}
    when ${companies.id} = any(${sql.param(overdue)}::uuid[]) then 0
    else greatest(0, ${ledgerAccounts.balance} + ${ledgerAccounts.creditLimit} - ${ledgerAccounts.lent}) end) from ${ledgerAccounts}
  where ${ledgerAccounts.companyId} = ${companies.id} and ${ledgerAccounts.currency} = ${companies.settlementCurrency}
    and ${ledgerAccounts.kind} in ('wallet', 'credit')), 0) <= 0`;

/** Balance, debt and recent bookings of each of these companies. */
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
  const overdue = await readOverdueCompanies(db, inArray(companies.id, ids), clock.now());
  const parentIds = found.flatMap(({ parentId }) => parentId ?? []);
  const parents = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, parentIds));
  const rows: AgencyRow[] = [];
  for (const company of found)
    rows.push({
      company,
      wallet: await readWallet(db, company.id, company.settlementCurrency),
      isOverdue: overdue.has(company.id),
      recentOrders: recent.get(company.id) ?? 0,
      parent: parents.find(({ id }) => id === company.parentId) ?? { id: '', name: '' },
    });
  return rows;
}

/** GET /base/v2/agencies/{id}. */
export async function readAgency(deps: Deps, actor: Actor, id: string): Promise<Agency | Refusal> {
  return (await findAgency(deps, deps.db, actor, id)) ?? refuse('notFound');
}

/** An agency that the caller sees, presented; null when it is none of theirs. */
export async function findAgency(deps: Deps, db: Reader, actor: Actor, id: string): Promise<Agency | null> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(seenAgencies(actor), sql`${companies.id}::text = ${id}`));
  const [row] = company ? await withMoney(deps, db, [company]) : [];
  if (!row) return null;
  const chain = await readTermsChain(db, row.company.id);
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.companyId, row.company.id));
  const [parent] = await db.select(EFFECTIVE_COMPANY).from(companies).where(eq(companies.id, row.parent.id));
  const above = chain.slice(1);
  const admin = await findAdmin(db, row.company.id);
  return presentAgency({
    ...row,
    chain,
    seesAll: actor.me.company.isProvider,
    isSeller: actor.companyId === row.company.parentId,
    common: inheritedTerms(parent ?? null),
    key: key ?? null,
    admin,
    isGuarded: admin && isAllowed(actor.grants, { agencies: 'write' }) ? await hasSecondFactor(db, admin.id) : null,
    suppliers: deps.airSuppliers.filter((one) =>
      above.every(({ flight }) => flight?.suppliers?.includes(one.id) ?? true),
    ),
  });
}
