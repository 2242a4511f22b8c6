import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { addTo, type Difference, type DifferenceRow, differenceOf, type Sums } from '../difference.ts';

/** Some tens of milliseconds per chunk: no query comes near its time-out, however many postings there are. */
const CHUNK = 50_000;

export type Reader = Pick<Db, 'execute'>;

export interface PostingsRead {
  /** The last posting there is. */
  last: number;
  /** The sums of the postings after `after`, by account. */
  all: Sums;
  /** The same up to `mark` only. */
  upToMark: Sums;
  /** Movements that do not balance per currency, and receipts missing from their clearing account. */
  found: Difference[];
}

/** Reads the postings after one, in chunks, and verifies their movements and receipts. */
export async function readPostings(
  db: Reader,
  { after, mark, chunk = CHUNK }: { after: number; mark: number; chunk?: number },
): Promise<PostingsRead> {
  const { rows } = await db.execute<{ last: string }>(sql`select coalesce(max(id), 0) as last from ledger_postings`);
  const read: PostingsRead = { last: Number(rows[0]?.last), all: new Map(), upToMark: new Map(), found: [] };
  for (let from = after; from < read.last; from += chunk) await readChunk(db, { from, upTo: from + chunk, mark }, read);
  return read;
}

async function readChunk(
  db: Reader,
  { from, upTo, mark }: { from: number; upTo: number; mark: number },
  read: PostingsRead,
): Promise<void> {
  const inChunk = sql`p.id > ${from} and p.id <= ${upTo}`;
  const { rows } = await db.execute<{ account: string; moved: string; marked: string | null }>(sql`
    select p.account_id as account, sum(p.amount) as moved, sum(p.amount) filter (where p.id <= ${mark}) as marked
      from ledger_postings p where ${inChunk} group by 1`);
  for (const { account, moved, marked } of rows) {
    addTo(read.all, account, Number(moved));
    if (marked !== null) addTo(read.upToMark, account, Number(marked));
  }
  // A movement that spans two chunks is checked as a whole.
  const { rows: uneven } = await db.execute<{ id: string }>(sql`
    select distinct p.journal_id as id from ledger_postings p where ${inChunk}
      group by p.journal_id, p.currency having sum(p.amount) <> 0`);
  read.found.push(
    ...(await findUneven(
      db,
      uneven.map(({ id }) => id),
    )),
    ...(await findReceipts(db, sql`t.journal_id in (select p.journal_id from ledger_postings p where ${inChunk})`)),
  );
}

/** The sum of an account's postings, page by page. */
export async function readAccount(db: Reader, id: string): Promise<number> {
  let [sum, last] = [0, 0];
  for (let isMore = true; isMore; ) {
    const { rows } = await db.execute<{ moved: string; last: string; lines: string }>(sql`
      select coalesce(sum(amount), 0) as moved, coalesce(max(id), 0) as last, count(*) as lines
        from (select p.id, p.amount from ledger_postings p where p.account_id = ${id} and p.id > ${last}
          order by p.id limit ${CHUNK}) page`);
    const [page] = rows;
    sum += Number(page?.moved);
    last = Number(page?.last);
    isMore = Number(page?.lines) === CHUNK;
  }
  return sum;
}

/** Which of these movements are not zero per currency. */
export async function findUneven(db: Reader, ids: readonly string[]): Promise<Difference[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<DifferenceRow>(sql`
    select j.company_id, j.id::text as subject, p.currency, 0 as expected, sum(p.amount) as actual
      from ledger_postings p join ledger_journal j on j.id = p.journal_id
      where p.journal_id = any(${sql.param(ids)}::uuid[])
      group by j.company_id, j.id, p.currency having sum(p.amount) <> 0`);
  return rows.map((row) => differenceOf('journal', row));
}

/** Receipts matching a condition over `t` that are not on their clearing account. */
export async function findReceipts(db: Reader, where: SQL): Promise<Difference[]> {
  const { rows } = await db.execute<DifferenceRow>(sql`
    select t.company_id, t.reference as subject, t.currency, -(t.amount + t.fee) as expected, coalesce(sum(p.amount), 0) as actual
      from top_ups t
      left join ledger_postings p on p.journal_id = t.journal_id
        and p.account_id in (select id from ledger_accounts where kind = 'clearing' and company_id = t.company_id)
      where ${where}
      group by t.id having coalesce(sum(p.amount), 0) <> -(t.amount + t.fee)`);
  return rows.map((row) => differenceOf('receipt', row));
}
