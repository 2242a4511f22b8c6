import { sql } from 'drizzle-orm';
import { addDays, dateInZone, type IsoDate } from '../../contract/dates.ts';
import type { Currency } from '../../contract/money.ts';
import type { Db } from '../db/database.ts';
import { startOfDay } from '../time/start-of-day.ts';

export interface DayEnd {
  day: IsoDate;
  /** Minor units, at the end of the day. */
  balance: number;
  creditUsed: number;
}

/**
 * A company's balance and credit line at the end of each of the last `days` days in a zone, the last being today until now; oldest first.
 * Computed back from the current balance, day by day.
 */
export async function readBalanceHistory(
  db: Pick<Db, 'execute'>,
  { companyId, currency }: { companyId: string; currency: Currency },
  { days, zone, now }: { days: number; zone: string; now: Date },
): Promise<DayEnd[]> {
  const today = dateInZone(now, zone);
  const since = startOfDay(addDays(today, 1 - days), zone);
  const { rows } = await db.execute<{
    kind: 'wallet' | 'credit';
    balance: string;
    day: IsoDate | null;
    moved: string;
  }>(sql`
    select a.kind, a.balance, m.day, coalesce(m.moved, 0) as moved
      from ledger_accounts a
      left join lateral (
        select (j.created_at at time zone ${zone})::date::text as day, sum(p.amount)::bigint as moved
          from ledger_journal j join ledger_postings p on p.journal_id = j.id
          where j.company_id = a.company_id and j.created_at >= ${since}::timestamptz and p.account_id = a.id
          group by 1
      ) m on true
      where a.company_id = ${companyId} and a.currency = ${currency} and a.kind in ('wallet', 'credit')`);
  const standing = { wallet: 0, credit: 0 };
  const moved = new Map<string, number>();
  for (const row of rows) {
    standing[row.kind] = Number(row.balance);
    if (row.day !== null) moved.set(`${row.kind} ${row.day}`, Number(row.moved));
  }
  const history: DayEnd[] = [];
  let { wallet, credit } = standing;
  for (let back = 0; back < days; back++) {
    const day = addDays(today, -back);
    history.push({ day, balance: wallet, creditUsed: 0 - credit });
    wallet -= moved.get(`wallet ${day}`) ?? 0;
    credit -= moved.get(`credit ${day}`) ?? 0;
  }
  return history.reverse();
}

/** The same at the end of one day, or of today until now: the current balance less later movements. */
export async function readDayEnd(
  db: Pick<Db, 'execute'>,
  { companyId, currency }: { companyId: string; currency: Currency },
  { day, zone }: { day: IsoDate; zone: string },
): Promise<DayEnd> {
  const end = startOfDay(addDays(day, 1), zone);
  const { rows } = await db.execute<{ kind: 'wallet' | 'credit'; standing: string }>(sql`
    select a.kind, a.balance - coalesce(m.moved, 0) as standing
      from ledger_accounts a
      left join lateral (
        select sum(p.amount)::bigint as moved
          from ledger_journal j join ledger_postings p on p.journal_id = j.id
          where j.company_id = a.company_id and j.created_at >= ${end}::timestamptz and p.account_id = a.id
      ) m on true
      where a.company_id = ${companyId} and a.currency = ${currency} and a.kind in ('wallet', 'credit')`);
  const standing = (kind: 'wallet' | 'credit') => Number(rows.find((row) => row.kind === kind)?.standing ?? 0);
  return { day, balance: standing('wallet'), creditUsed: 0 - standing('credit') };
}
