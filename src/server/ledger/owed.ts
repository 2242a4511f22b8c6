import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

/**
 * Refunds of charges that are later than a statement. For a booking with its changes, what it had charged by the statement's end is
 * refunded first; refunds beyond all its charges count as payments, so that never more is owed than is in use.
 */
const BACK_OF_LATER = sql`select id, sum(least(later, back, greatest(0, back - greatest(0, earlier)))) as amount from (
    select c.id, coalesce(sum(-t.amount) filter (where t.id <= c.up_to), 0)::bigint as earlier,
        coalesce(sum(-t.amount) filter (where t.id > c.up_to and t.amount < 0), 0)::bigint as later,
        sum(t.amount) filter (where t.id > c.up_to and t.amount > 0 and t.is_refund)::bigint as back
      from chosen c join turned t on t.account = c.account and t.newest > c.up_to group by c.id, t.booking) booked
  where back is not null group by id`;

/**
 * Returns what closed statements still ask for, by id: the credit used at each one's end, less what has since come back to the line of what
 * was used then, settled or refunded. The postings since the oldest are read once, however many statements.
 */
export async function readOwed(db: Pick<Tx, 'execute'>, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; owed: string }>(sql`
    with chosen as materialized (
      select s.id, s.up_to_posting as up_to, s.credit_used, a.id as account
        from statements s left join ledger_accounts a
          on a.company_id = s.company_id and a.currency = s.currency and a.kind = 'credit'
        where s.id = any(${sql.param(ids)}::uuid[])
    ), came as materialized (
      select p.account_id as account, p.id, p.amount,
          case j.kind when 'refund' then coalesce(o.original_id, j.order_id) end as booking
        from (select account, min(up_to) as oldest from chosen group by account) line
          join ledger_postings p on p.account_id = line.account and p.id > line.oldest and p.amount > 0
          join ledger_journal j on j.id = p.journal_id left join orders o on o.id = j.order_id
    ), booked as (
      select account, booking, row_number() over () as number, max(id) as newest from came
        where booking is not null group by account, booking
    ), turned as materialized (
      select b.account, b.number as booking, b.newest, p.id, p.amount, j.kind = 'refund' as is_refund
        from booked b
          cross join lateral (select b.booking as id union all select o.id from orders o where o.original_id = b.booking) one
          join ledger_journal j on j.order_id = one.id
          join ledger_postings p on p.journal_id = j.id and p.account_id = b.account
    ), back as (
      select c.id, sum(m.amount) as amount from chosen c join came m on m.account = c.account and m.id > c.up_to group by c.id
    ), back_of_later as (${BACK_OF_LATER})
    select c.id, greatest(0, c.credit_used - coalesce(back.amount, 0) + coalesce(back_of_later.amount, 0)) as owed
      from chosen c left join back on back.id = c.id left join back_of_later on back_of_later.id = c.id`);
  return new Map(rows.map(({ id, owed }) => [id, Number(owed)]));
}
