import { and, eq, type SQL, sql } from 'drizzle-orm';
import { dateInZone } from '../../../contract/dates.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import {
  RUNNING,
  type Statement,
  type SubBalance,
  type SubBalanceQuery,
  type SubStatementsQuery,
} from '../../../contract/statements.ts';
import { billedAgencies } from '../../accounts/agency-scope.ts';
import type { Actor } from '../../actor.ts';
import { presentWallet } from '../../books/present-entries.ts';
import { asSearched, holdsWords } from '../../db/like-words.ts';
import { companies } from '../../db/schema/companies.ts';
import { statements } from '../../db/schema/statements.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { readDayEnd } from '../../ledger/balance-history.ts';
import { readFunds } from '../../ledger/funds.ts';
import { countClosed, endingIn, readClosed, readRunning, type StatementRow } from '../../ledger/statements.ts';

interface Paging {
  page: number;
  pageSize: number;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An account whose statements are asked for: the caller's own company, or an agency whose books it reads. */
export type Billed = Pick<
  typeof companies.$inferSelect,
  'id' | 'name' | 'creditPeriod' | 'settlementCurrency' | 'showInvoiceType'
>;

const billedColumns = {
  id: companies.id,
  name: companies.name,
  creditPeriod: companies.creditPeriod,
  settlementCurrency: companies.settlementCurrency,
  showInvoiceType: companies.showInvoiceType,
};

export async function readOwnCompany({ db }: Deps, actor: Actor): Promise<Billed> {
  const [company] = await db.select(billedColumns).from(companies).where(ownCompany(actor, companies.id));
  if (!company) throw new Error(`the company ${actor.companyId} of a session is gone`);
  return company;
}

/** An agency whose books the caller reads; null for any other. */
export async function readBilledAgency({ db }: Deps, actor: Actor, id: string): Promise<Billed | null> {
  if (!UUID.test(id)) return null;
  const [company] = await db
    .select(billedColumns)
    .from(companies)
    .where(and(eq(companies.id, id), billedAgencies(actor)));
  return company ?? null;
}

/** GET /base/v2/statements: what runs stands above what is closed, and is counted among it. */
export async function readStatements(deps: Deps, company: Billed, { page, pageSize }: Paging) {
  const where = eq(statements.companyId, company.id);
  const running = await readRunning(deps.db, moneyOf(company), deps.settings.billingZone);
  const before = running ? 1 : 0;
  const start = (page - 1) * pageSize;
  const closed = await readClosed(deps.db, where, deps.clock.now(), {
    limit: start === 0 ? pageSize - before : pageSize,
    offset: Math.max(0, start - before),
  });
  const rows = running && start === 0 ? [running, ...closed] : closed;
  return { list: rows.map(presentStatement), total: (await countClosed(deps.db, where)) + before, page, pageSize };
}

/** One statement of a company, by its id or as the one that runs. */
export async function findStatement(deps: Deps, company: Billed, id: string): Promise<StatementRow | Refusal> {
  if (id === RUNNING)
    return (await readRunning(deps.db, moneyOf(company), deps.settings.billingZone)) ?? refuse('notFound');
  if (!UUID.test(id)) return refuse('notFound');
  const where = and(eq(statements.companyId, company.id), eq(statements.id, id));
  const [row] = await readClosed(deps.db, where, deps.clock.now(), { limit: 1, offset: 0 });
  return row ?? refuse('notFound');
}

/** Which statements of its agencies a company asks for. */
export function subStatementsWhere(actor: Actor, query: Partial<SubStatementsQuery>): SQL | undefined {
  const { q = '', agency } = query;
  const named = [companies.name, companies.alias, companies.code].map(asSearched);
  return and(
    billedAgencies(actor),
    endingIn(query),
    holdsWords(q, named),
    agency === undefined ? undefined : UUID.test(agency) ? eq(companies.id, agency) : sql`false`,
  );
}

/** GET /base/v2/sub/statements. */
export async function readSubStatements(deps: Deps, actor: Actor, query: Partial<SubStatementsQuery> & Paging) {
  const { page, pageSize } = query;
  const where = subStatementsWhere(actor, query);
  const paging = { limit: pageSize, offset: (page - 1) * pageSize };
  const rows = await readClosed(deps.db, where, deps.clock.now(), paging);
  return { list: rows.map(presentStatement), total: await countClosed(deps.db, where), page, pageSize };
}

/** GET /base/v2/sub/balance/{id}. */
export async function readSubBalance(
  deps: Deps,
  actor: Actor,
  { id, day, zone }: Partial<SubBalanceQuery> & { id: string },
): Promise<SubBalance | Refusal> {
  const agency = await readBilledAgency(deps, actor, id);
  if (!agency) return refuse('notFound');
  const money = moneyOf(agency);
  const wallet = presentWallet(await readFunds(deps.db, money, deps.clock.now()), money.currency);
  if (!day) return wallet;
  const days = { day, zone: zone || 'UTC' };
  if (day > dateInZone(deps.clock.now(), days.zone)) return refuse('badInput', { fields: { day: 'dayAhead' } });
  return { ...wallet, ...(await readDayEnd(deps.db, money, days)) };
}

export function presentStatement(row: StatementRow): Statement {
  const { id, agencyId, agencyName, period, firstDay, lastDay, currency, opening, closing, totals, entries } = row;
  const { creditUsed, owed, dueDay, status, closedAt } = row;
  return {
    ...{ id, agencyId, agencyName, period, firstDay, lastDay, currency },
    ...{ opening, closing, totals, entries, creditUsed, owed, dueDay, status, closedAt },
  };
}

/** A company's own money: as a statement of it has it, which keeps its currency whatever the company settles in later, or as it is now. */
export function moneyOf({ id, name, creditPeriod, settlementCurrency }: Billed, statement?: StatementRow) {
  return { companyId: id, currency: statement?.currency ?? settlementCurrency, name, creditPeriod };
}
