import { and, eq, type SQL, sql } from 'drizzle-orm';
import { dateInZone } from '../../../contract/dates.ts';
import { AGENCY_BILLS } from '../../../contract/endpoint.ts';
import { isAllowed } from '../../../contract/permissions.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import {
  RUNNING,
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
import { presentDayEnd, presentStatement } from './present.ts';

interface Paging {
  page: number;
  pageSize: number;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An account whose statements are asked for: the caller's own company, or an agency whose books it reads. */
export type Billed = Pick<
  typeof companies.$inferSelect,
  'id' | 'code' | 'name' | 'creditPeriod' | 'settlementCurrency' | 'showInvoiceType'
>;

const billedColumns = {
  id: companies.id,
  code: companies.code,
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

/** Whose statement a file is of: the caller's own company, or, for who may read their bills, an agency. */
export async function readBilled(deps: Deps, actor: Actor, agency: string | undefined): Promise<Billed | Refusal> {
  if (agency === undefined) return readOwnCompany(deps, actor);
  if (!isAllowed(actor.grants, AGENCY_BILLS)) return refuse('notAllowed');
  return (await readBilledAgency(deps, actor, agency)) ?? refuse('notFound');
}

/** GET /base/v2/statements. */
export async function readStatements(deps: Deps, company: Billed, paging: Paging) {
  const running = await readRunning(deps.db, moneyOf(company), deps.settings.billingZone);
  return listStatements(deps, eq(statements.companyId, company.id), running, paging);
}

/** A page of closed statements: one that runs stands above them, and is counted among them. */
async function listStatements(
  deps: Deps,
  where: SQL | undefined,
  running: StatementRow | null,
  { page, pageSize }: Paging,
) {
  const before = running ? 1 : 0;
  const start = (page - 1) * pageSize;
  const closed = await readClosed(deps.db, where, deps.clock.now(), {
    limit: start === 0 ? pageSize - before : pageSize,
    offset: Math.max(0, start - before),
  });
  const rows = running && start === 0 ? [running, ...closed] : closed;
  const list = rows.map((row) => presentStatement(deps, row));
  return { list, total: (await countClosed(deps.db, where)) + before, page, pageSize };
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

/** Of which of its agencies a company asks for statements. */
function agenciesWhere(actor: Actor, { q = '', agency }: Partial<SubStatementsQuery>): SQL | undefined {
  const named = [companies.name, companies.alias, companies.code].map(asSearched);
  return and(
    billedAgencies(actor),
    holdsWords(q, named),
    agency === undefined ? undefined : UUID.test(agency) ? eq(companies.id, agency) : sql`false`,
  );
}

/** Which closed statements of its agencies a company asks for. */
export function subStatementsWhere(actor: Actor, query: Partial<SubStatementsQuery>): SQL | undefined {
  return and(agenciesWhere(actor, query), endingIn(query));
}

/** The one that runs of the agency that is named, as far as the other filters leave it; null where none is named, or nothing has moved. */
export async function readSubRunning(
  deps: Deps,
  actor: Actor,
  query: Partial<SubStatementsQuery>,
): Promise<StatementRow | null> {
  const { agency, from, to } = query;
  if (agency === undefined) return null;
  const [company] = await deps.db.select(billedColumns).from(companies).where(agenciesWhere(actor, query));
  const running = company ? await readRunning(deps.db, moneyOf(company), deps.settings.billingZone) : null;
  if (running === null || (from && running.lastDay < from) || (to && running.lastDay > to)) return null;
  return running;
}

/** GET /base/v2/sub/statements. */
export async function readSubStatements(deps: Deps, actor: Actor, query: Partial<SubStatementsQuery> & Paging) {
  return listStatements(deps, subStatementsWhere(actor, query), await readSubRunning(deps, actor, query), query);
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
  return presentDayEnd(wallet, await readDayEnd(deps.db, money, days));
}

/** A company's own money: as a statement of it has it, which keeps its currency whatever the company settles in later, or as it is now. */
export function moneyOf({ id, name, creditPeriod, settlementCurrency }: Billed, statement?: StatementRow) {
  return { companyId: id, currency: statement?.currency ?? settlementCurrency, name, creditPeriod };
}
