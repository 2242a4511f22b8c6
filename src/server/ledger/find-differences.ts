import { type SQL, sql } from 'drizzle-orm';
import type { BookCheck, TOLD_CHECKS } from '../../contract/books.ts';
import type { Currency } from '../../contract/money.ts';
import { HOUSE_CHANNELS } from '../../contract/payments.ts';
import type { Db } from '../db/database.ts';

/** Something of the books that is not as it should be; amounts are minor units. */
export interface Difference {
  what: BookCheck;
  companyId: string;
  /** The movement's or account's id, the channel's name, the receipt's reference, the order, or of a payment or refund its channel, number and order. */
  subject: string;
  currency: Currency;
  expected: number;
  actual: number;
}

/** An order's refunds at payment houses are posted by a job of their own, a moment after the houses have told of all of them. */
const POSTED_WITHIN = sql`interval '1 hour'`;

const houses = sql`(${sql.join(
  HOUSE_CHANNELS.map((channel) => sql`${channel}`),
  sql`, `,
)})`;

const CHECKS: Readonly<Record<Exclude<BookCheck, (typeof TOLD_CHECKS)[number]>, (at: string) => SQL>> = {
  journal: () => sql`
    select j.company_id, j.id::text as subject, p.currency, 0::bigint as expected, sum(p.amount)::bigint as actual
      from ledger_postings p join ledger_journal j on j.id = p.journal_id
      group by j.company_id, j.id, p.currency having sum(p.amount) <> 0`,
  account: () => sql`
    select a.company_id, a.id::text as subject, a.currency, coalesce(sum(p.amount), 0)::bigint as expected, a.balance as actual
      from ledger_accounts a left join ledger_postings p on p.account_id = a.id
      where a.kind in ('wallet', 'credit')
      group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
  channel: (at) => sql`
    with told as (
      select t.company_id, t.channel, t.currency, -(t.amount + t.fee) as amount
        from payment_attempts t where t.state in ('paid', 'returning') or (t.state = 'returned' and exists (
          select 1 from payment_refunds r where r.attempt_id = t.id and r.order_id is null and r.state = 'credited'))
      union all
      select t.company_id, t.channel, t.currency, r.amount
        from payment_refunds r join payment_attempts t on t.id = r.attempt_id
        where r.state = 'done' and r.order_id is not null
          and ((r.done_at < ${at}::timestamptz - ${POSTED_WITHIN} and not exists (
              select 1 from payment_refunds other where other.order_id = r.order_id and other.state in ('asked', 'failed')))
            or exists (select 1 from ledger_journal j where j.order_id = r.order_id and j.kind = 'refund'))
    ), expected as (
      select company_id, channel, currency, sum(amount) as amount from told group by 1, 2, 3
    ), actual as (
      select a.company_id, a.qualifier as channel, a.currency, sum(p.amount) as amount
        from ledger_accounts a join ledger_postings p on p.account_id = a.id
        where a.kind = 'clearing' and a.qualifier in ${houses}
        group by 1, 2, 3
    )
    select company_id, channel as subject, currency, coalesce(expected.amount, 0)::bigint as expected,
        coalesce(actual.amount, 0)::bigint as actual
      from expected full join actual using (company_id, channel, currency)
      where coalesce(expected.amount, 0) <> coalesce(actual.amount, 0)`,
  receipt: () => sql`
    select t.company_id, t.reference as subject, t.currency, -(t.amount + t.fee) as expected, coalesce(sum(p.amount), 0)::bigint as actual
      from top_ups t
      left join ledger_postings p on p.journal_id = t.journal_id
        and p.account_id in (select id from ledger_accounts where kind = 'clearing' and company_id = t.company_id)
      group by t.id having coalesce(sum(p.amount), 0) <> -(t.amount + t.fee)`,
};

/**
 * Proves the whole ledger: what is wrong with it, which is nothing unless somebody reached past it or a payment house and the books
 * do not agree. Reads every posting twice.
 */
export async function findDifferences(db: Pick<Db, 'execute'>, at: Date): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const [what, check] of Object.entries(CHECKS)) {
    const { rows } = await db.execute<Row>(check(at.toISOString()));
    for (const { company_id: companyId, subject, currency, expected, actual } of rows)
      found.push({
        // Object.entries widens the keys of CHECKS.
        what: what as BookCheck,
        companyId,
        subject,
        currency,
        expected: Number(expected),
        actual: Number(actual),
      });
  }
  return found;
}

// pg answers a bigint as text.
interface Row extends Record<string, unknown> {
  company_id: string;
  subject: string;
  currency: Currency;
  expected: string;
  actual: string;
}

export interface BookCounts {
  movements: number;
  /** Wallets and credit lines. */
  accounts: number;
  housePayments: number;
  receipts: number;
  /** What all postings of a currency come to together, in minor units: zero. */
  sums: { currency: string; postings: number; sum: number }[];
}

/** What a proof has gone over, for whoever reads it. */
export async function countBooks(db: Pick<Db, 'execute'>): Promise<BookCounts> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select (select count(*) from ledger_journal) as movements,
      (select count(*) from ledger_accounts where kind in ('wallet', 'credit')) as accounts,
      (select count(*) from payment_attempts where state in ('paid', 'returning')) as house_payments,
      (select count(*) from top_ups) as receipts`);
  const { rows: sums } = await db.execute<Record<string, string>>(
    sql`select currency, count(*) as postings, sum(amount) as sum from ledger_postings group by currency order by currency`,
  );
  const [all = {}] = rows;
  return {
    movements: Number(all.movements),
    accounts: Number(all.accounts),
    housePayments: Number(all.house_payments),
    receipts: Number(all.receipts),
    sums: sums.map(({ currency = '', postings, sum }) => ({ currency, postings: Number(postings), sum: Number(sum) })),
  };
}
