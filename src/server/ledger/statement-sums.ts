import { and, asc, count, eq, gt, inArray, lt, lte, max, sql, sum } from 'drizzle-orm';
import type { CreditPeriod } from '../../contract/agency-terms.ts';
import { addDays, dateInZone, type IsoDate } from '../../contract/dates.ts';
import type { Currency } from '../../contract/money.ts';
import { firstDayOf, lastDayOf } from '../../contract/statement-periods.ts';
import type { StatementTotal } from '../../contract/statements.ts';
import type { Tx } from '../db/database.ts';
import { ledgerAccounts as a, ledgerJournal as j, ledgerPostings as p } from '../db/schema/ledger.ts';
import { orders } from '../db/schema/orders.ts';
import { ENTRY_TYPE } from './entries.ts';

type Reader = Pick<Tx, 'select'>;

/** A company's own money in its settlement currency. */
export interface OwnMoney {
  companyId: string;
  currency: Currency;
}

/** A range of its postings: after one, up to another. */
export interface Range {
  after: number;
  upTo: number;
}

const own = ({ companyId, currency }: OwnMoney) =>
  and(eq(a.companyId, companyId), eq(a.currency, currency), inArray(a.kind, ['wallet', 'credit']));

/** The days of the period of the first movement after a posting; null where nothing has moved since. */
export async function periodAfter(
  db: Reader,
  money: OwnMoney,
  last: { after: number; lastDay: IsoDate | null },
  { period, zone }: { period: CreditPeriod; zone: string },
): Promise<{ firstDay: IsoDate; lastDay: IsoDate } | null> {
  const [first] = await db
    .select({ at: j.createdAt })
    .from(p)
    .innerJoin(a, eq(a.id, p.accountId))
    .innerJoin(j, eq(j.id, p.journalId))
    .where(and(own(money), gt(p.id, last.after)))
    .orderBy(asc(p.id))
    .limit(1);
  if (!first) return null;
  const day = dateInZone(first.at, zone);
  const next = last.lastDay === null ? null : addDays(last.lastDay, 1);
  const inPeriod = next !== null && day < next ? next : day;
  const begin = firstDayOf(period, inPeriod);
  // After a change of the credit period the rest of the previous one is left out.
  return { firstDay: next !== null && begin < next ? next : begin, lastDay: lastDayOf(period, inPeriod) };
}

/** The last posting after `after` and before an instant; null where there is none. */
export async function lastPostingBefore(
  db: Reader,
  money: OwnMoney,
  after: number,
  end: Date | null,
): Promise<number | null> {
  const [found] = await db
    .select({ id: max(p.id) })
    .from(p)
    .innerJoin(a, eq(a.id, p.accountId))
    .innerJoin(j, eq(j.id, p.journalId))
    .where(and(own(money), gt(p.id, after), end ? lt(j.createdAt, end) : undefined));
  return found?.id ?? null;
}

/** The movements in a range by type, in minor units, and the resulting balance and credit line combined. */
export async function readSums(
  db: Reader,
  money: OwnMoney,
  { after, upTo }: Range,
): Promise<{ totals: StatementTotal[]; entries: number; net: number }> {
  const totals = await db
    .select({ type: ENTRY_TYPE, amount: sum(p.amount).mapWith(Number), entries: count() })
    .from(p)
    .innerJoin(a, eq(a.id, p.accountId))
    .innerJoin(j, eq(j.id, p.journalId))
    .leftJoin(orders, eq(orders.id, j.orderId))
    .where(and(own(money), gt(p.id, after), lte(p.id, upTo)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return {
    totals,
    entries: totals.reduce((all, { entries }) => all + entries, 0),
    net: totals.reduce((all, { amount }) => all + amount, 0),
  };
}

/** The credit used after a posting, in minor units. */
export async function creditUsedAt(db: Reader, { companyId, currency }: OwnMoney, upTo: number): Promise<number> {
  const [found] = await db
    .select({ standing: sql<number>`coalesce(sum(${p.amount}), 0)`.mapWith(Number) })
    .from(p)
    .innerJoin(a, eq(a.id, p.accountId))
    .where(and(eq(a.companyId, companyId), eq(a.currency, currency), eq(a.kind, 'credit'), lte(p.id, upTo)));
  return 0 - (found?.standing ?? 0);
}
