import { type SQL, sql } from 'drizzle-orm';
import { addTo, type Sums } from '../difference.ts';
import type { Reader } from './read-postings.ts';

const CHUNK = 20_000;
/** A separate job posts an order's refunds, shortly after the payment providers have reported all of them. */
const POSTED_WITHIN = sql`interval '1 hour'`;

interface Told extends Record<string, unknown> {
  company_id: string;
  channel: string;
  currency: string;
  amount: string;
}

/** A company's clearing key at a payment provider. */
export const clearingKey = (companyId: string, channel: string, currency: string): string =>
  [companyId, channel, currency].join('|');

/** Payments and refunds at payment providers: each with the time of its report, its id and its effect on their clearing accounts. */
const PROVIDER_REPORTS: readonly SQL[] = [
  sql`select t.paid_at as at, t.id, t.company_id, t.channel, t.currency, -(t.amount + t.fee) as amount
    from payment_attempts t where t.paid_at is not null`,
  sql`select r.done_at as at, r.id, t.company_id, t.channel, t.currency, r.amount
    from payment_refunds r join payment_attempts t on t.id = r.attempt_id where r.state = 'done'`,
];

export interface ClearingRead {
  /** The sums reported after `after`, and the part up to `until`. */
  all: Sums;
  upTo: Sums;
}

/** Payments and refunds at payment providers since an instant, page by page; of all time without one. */
export async function readClearing(
  db: Reader,
  { after, until }: { after: Date | null; until: Date },
): Promise<ClearingRead> {
  const read: ClearingRead = { all: new Map(), upTo: new Map() };
  for (const telling of PROVIDER_REPORTS) await readTelling(db, telling, { after, until }, read);
  return read;
}

interface Page extends Told {
  is_marked: boolean;
  last_at: string;
  last_id: string;
  lines: string;
}

async function readTelling(
  db: Reader,
  telling: SQL,
  { after, until }: { after: Date | null; until: Date },
  read: ClearingRead,
): Promise<void> {
  // `after` itself is excluded.
  let last: { at: string; id: string | null } = { at: after?.toISOString() ?? '-infinity', id: null };
  for (let isMore = true; isMore; ) {
    const { rows } = await db.execute<Page>(sql`
      with page as (select * from (${telling}) told
        where at >= ${last.at}::timestamptz and (at > ${last.at}::timestamptz or id > ${last.id}::text)
        order by at, id limit ${CHUNK})
      select company_id, channel, currency, at <= ${until.toISOString()}::timestamptz as is_marked, sum(amount) as amount,
          count(*) as lines, (select at::text from page order by at desc, id desc limit 1) as last_at,
          (select id from page order by at desc, id desc limit 1) as last_id
        from page group by 1, 2, 3, 4`);
    for (const { company_id: companyId, channel, currency, is_marked: isMarked, amount } of rows) {
      const key = clearingKey(companyId, channel, currency);
      addTo(read.all, key, Number(amount));
      if (isMarked) addTo(read.upTo, key, Number(amount));
    }
    isMore = rows.reduce((lines, row) => lines + Number(row.lines), 0) === CHUNK;
    const [page] = rows;
    if (page) last = { at: page.last_at, id: page.last_id };
  }
}

/**
 * Refunds by payment providers for orders whose return is not posted yet, and is not late: it is posted once all of the order's refunds
 * have been made.
 */
export async function readUnposted(db: Reader, at: Date): Promise<Sums> {
  const { rows } = await db.execute<Told>(sql`
    select t.company_id, t.channel, t.currency, sum(r.amount) as amount
      from payment_refunds r join payment_attempts t on t.id = r.attempt_id
      where r.state = 'done' and r.order_id is not null
        and (r.done_at >= ${at.toISOString()}::timestamptz - ${POSTED_WITHIN} or r.order_id in (
          select other.order_id from payment_refunds other where other.state in ('asked', 'failed')))
        and not exists (select 1 from ledger_journal j where j.order_id = r.order_id and j.kind = 'refund')
      group by 1, 2, 3`);
  const sums: Sums = new Map();
  for (const { company_id: companyId, channel, currency, amount } of rows)
    addTo(sums, clearingKey(companyId, channel, currency), Number(amount));
  return sums;
}
