import { and, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { CreditPeriod } from '../../contract/agency-terms.ts';
import type { IsoDate } from '../../contract/dates.ts';
import { RUNNING, type Statement } from '../../contract/statements.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { statements as s } from '../db/schema/statements.ts';
import { lastStatement } from './close-statements.ts';
import { creditUsedAt, lastPostingBefore, type OwnMoney, periodAfter, type Range, readSums } from './statement-sums.ts';

/** A statement, and which postings it is made of. */
export type StatementRow = Statement & Range;
type Reader = Pick<Tx, 'select'>;

const BATCH = 500;

/** Of the credit used at the end: less what has come back to the line since, less what the wallet holds now. */
const OWED = sql<number>`greatest(0, statements.credit_used
  - coalesce((select sum(p.amount) from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where a.company_id = statements.company_id and a.currency = statements.currency and a.kind = 'credit'
        and p.id > statements.up_to_posting and p.amount > 0), 0)
  - coalesce((select a.balance from ledger_accounts a
      where a.company_id = statements.company_id and a.currency = statements.currency and a.kind = 'wallet'), 0))`.mapWith(
  Number,
);

/** Closed statements that a condition over statements and companies leaves, newest first. */
export async function readClosed(
  db: Reader,
  where: SQL | undefined,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<StatementRow[]> {
  const rows = await db
    .select({ row: s, agencyName: companies.name, owed: OWED })
    .from(s)
    .innerJoin(companies, eq(companies.id, s.companyId))
    .where(where)
    .orderBy(desc(s.lastDay), desc(s.after), desc(s.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, agencyName, owed }) => {
    const { companyId, closedAt, dueAt, ...rest } = row;
    const status = owed === 0 ? 'settled' : dueAt <= now ? 'overdue' : 'due';
    return { ...rest, agencyId: companyId, agencyName, owed, status, closedAt: closedAt.toISOString() };
  });
}

/** How many such statements there are. */
export async function countClosed(db: Reader, where: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(s)
    .innerJoin(companies, eq(companies.id, s.companyId))
    .where(where);
  return found?.total ?? 0;
}

/** All of them, batch by batch. */
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

/** Statements that end in these days, both included; all where none are given. */
export function endingIn({ from, to }: { from?: IsoDate | undefined; to?: IsoDate | undefined }): SQL | undefined {
  return and(from ? gte(s.lastDay, from) : undefined, to ? lte(s.lastDay, to) : undefined);
}

/** What has moved since a company's last statement; null where nothing has. */
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

/** Whether a day has passed by which a company was to settle what it used of its credit line, and has not. */
export async function isCreditOverdue(db: Reader, { companyId, currency }: OwnMoney, at: Date): Promise<boolean> {
  const [last] = await db
    .select({ owed: OWED })
    .from(s)
    .where(and(eq(s.companyId, companyId), eq(s.currency, currency), lte(s.dueAt, at)))
    .orderBy(desc(s.after))
    .limit(1);
  return (last?.owed ?? 0) > 0;
}
