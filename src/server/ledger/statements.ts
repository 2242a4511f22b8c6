import { and, count, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { CreditPeriod } from '../../contract/agency-terms.ts';
import type { IsoDate } from '../../contract/dates.ts';
import { RUNNING, type Statement } from '../../contract/statements.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { statements as s } from '../db/schema/statements.ts';
import { lastStatement } from './close-statements.ts';
import { readOwed } from './owed.ts';
import { creditUsedAt, lastPostingBefore, type OwnMoney, periodAfter, type Range, readSums } from './statement-sums.ts';

/** A statement and its range of postings; its days are in the billing zone. */
export type StatementRow = Omit<Statement, 'zone'> & Range;
type Reader = Pick<Tx, 'select' | 'execute'>;

const BATCH = 500;

/** Closed statements matching a condition over statements and companies, newest first. */
export async function readClosed(
  db: Reader,
  where: SQL | undefined,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<StatementRow[]> {
  const rows = await db
    .select({ row: s, agencyName: companies.name })
    .from(s)
    .innerJoin(companies, eq(companies.id, s.companyId))
    .where(where)
    .orderBy(desc(s.lastDay), desc(s.after), desc(s.id))
    .limit(limit)
    .offset(offset);
  const asked = await readOwed(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, agencyName }) => {
    const owed = asked.get(row.id) ?? 0;
    const { companyId, closedAt, dueAt, ...rest } = row;
    const status = owed === 0 ? 'settled' : dueAt <= now ? 'overdue' : 'due';
    return { ...rest, agencyId: companyId, agencyName, owed, status, closedAt: closedAt.toISOString() };
  });
}

/** Counts them. */
export async function countClosed(db: Reader, where: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(s)
    .innerJoin(companies, eq(companies.id, s.companyId))
    .where(where);
  return found?.total ?? 0;
}

/** All of them, in batches. */
export async function* eachClosed(
  db: Reader,
  where: SQL | undefined,
  now: Date,
): AsyncGenerator<readonly StatementRow[]> {
  for (let offset = 0, isMore = true; isMore; offset += BATCH) {
    const rows = await readClosed(db, where, now, { limit: BATCH, offset });
    if (rows.length > 0) yield rows;
    isMore = rows.length === BATCH;
  }
}

/** Statements that end in these days, inclusive; all where none are given. */
export function endingIn({ from, to }: { from?: IsoDate | undefined; to?: IsoDate | undefined }): SQL | undefined {
  return and(from ? gte(s.lastDay, from) : undefined, to ? lte(s.lastDay, to) : undefined);
}

/** The movements since a company's last statement; null where there are none. */
export async function readRunning(
  db: Reader,
  company: OwnMoney & { name: string; creditPeriod: CreditPeriod },
  zone: string,
): Promise<StatementRow | null> {
  const { companyId, currency, name, creditPeriod: period } = company;
  const last = await lastStatement(db, company);
  const after = last?.upTo ?? 0;
  const days = await periodAfter(db, company, { after, lastDay: last?.lastDay ?? null }, { period, zone });
  const upTo = await lastPostingBefore(db, company, after, null);
  if (!days || upTo === null) return null;
  const { totals, entries, net } = await readSums(db, company, { after, upTo });
  const opening = last?.closing ?? 0;
  return {
    id: RUNNING,
    ...{ agencyId: companyId, agencyName: name, currency, period, ...days, after, upTo, opening, totals, entries },
    closing: opening + net,
    creditUsed: await creditUsedAt(db, company, upTo),
    ...{ owed: 0, dueDay: null, status: 'running', closedAt: null },
  };
}

export interface CreditDue {
  /** The total open amount of closed statements. */
  owed: number;
  /** The overdue part of it. */
  overdue: number;
  /** The earliest due day; null where nothing is owed. */
  dueDay: IsoDate | null;
}

/**
 * What a company has to settle of its credit line. A statement includes what earlier ones left open, so the newest has the total; the
 * search goes back from there to the first settled one, before which all are settled. Most often that is the newest.
 */
export async function readCreditDue(db: Reader, { companyId, currency }: OwnMoney, at: Date): Promise<CreditDue> {
  const due: CreditDue = { owed: 0, overdue: 0, dueDay: null };
  let before: number | null = null;
  for (let taken = 1; ; taken = Math.min(2 * taken, BATCH)) {
    const found = await newest(db, { companyId, currency }, before, taken);
    const asked = await readOwed(
      db,
      found.map(({ id }) => id),
    );
    for (const { id, after, dueDay, dueAt } of found) {
      const owed = asked.get(id) ?? 0;
      if (owed === 0) return due;
      due.owed = Math.max(due.owed, owed);
      if (dueAt <= at) due.overdue = Math.max(due.overdue, owed);
      if (due.dueDay === null || dueDay < due.dueDay) due.dueDay = dueDay;
      before = after;
    }
    if (found.length < taken) return due;
  }
}

/** The companies matching `where` whose credit is blocked: the amount of their newest statement past its due day is open. */
export async function readOverdueCompanies(db: Reader, where: SQL | undefined, at: Date): Promise<ReadonlySet<string>> {
  const later = sql`select max(later.after_posting) from ${s} later
    where later.company_id = ${s.companyId} and later.currency = ${s.currency} and later.due_at <= ${at.toISOString()}::timestamptz`;
  const due = await db
    .select({ id: s.id, companyId: s.companyId })
    .from(s)
    .innerJoin(companies, and(eq(companies.id, s.companyId), eq(companies.settlementCurrency, s.currency)))
    .where(and(where, sql`${s.after} = (${later})`));
  const asked = await readOwed(
    db,
    due.map(({ id }) => id),
  );
  return new Set(due.filter(({ id }) => (asked.get(id) ?? 0) > 0).map(({ companyId }) => companyId));
}

/** A company's newest closed statements that begin before a posting; of all where none is given. */
function newest(db: Reader, { companyId, currency }: OwnMoney, before: number | null, limit: number) {
  const older = before === null ? undefined : lt(s.after, before);
  return db
    .select({ id: s.id, after: s.after, dueDay: s.dueDay, dueAt: s.dueAt })
    .from(s)
    .where(and(eq(s.companyId, companyId), eq(s.currency, currency), older))
    .orderBy(desc(s.after))
    .limit(limit);
}
