import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { searchWords } from '../../contract/dictionaries/search-text.ts';
import type { Currency } from '../../contract/money.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import type { Receipt } from '../../contract/receipts.ts';
import { TRANSACTION_KINDS, type TransactionKind, type TransactionMethod } from '../../contract/transactions.ts';
import type { Tx } from '../db/database.ts';
import { escapeLike } from '../db/like-words.ts';
import { ledgerJournal as j } from '../db/schema/ledger.ts';
import { orders as o } from '../db/schema/orders.ts';
import { topUps } from '../db/schema/top-ups.ts';
import { OF_RECEIPT, RECEIPT } from './receipt.ts';
import { REFERENCE } from './reference.ts';
import { TRANSACTION_FEE } from './rules.ts';

export interface TransactionRow {
  /** The journal entry. */
  id: string;
  kind: TransactionKind;
  orderId: string | null;
  originalId: string | null;
  product: OrderProduct | null;
  /** Of the order; null where there is none. */
  trip: { route: string[]; leadPassenger: string; passengerCount: number } | null;
  reference: string;
  method: string;
  currency: Currency;
  /** Minor units, positive but of a correction that takes money out, the fee included. */
  gross: number;
  /** The payment channel's fee, which stands apart from fees of the order. */
  fee: number;
  /** Of money that the provider received; null of all else. */
  receipt: Receipt | null;
  paidAt: Date;
  createdAt: Date;
}

export interface TransactionFilter {
  q?: string | undefined;
  kind?: TransactionKind | undefined;
  method?: TransactionMethod | undefined;
  from?: Date | undefined;
  /** The first instant that is left out. */
  until?: Date | undefined;
}

/** Some milliseconds of reading: between two of them the process answers other requests. */
const BATCH = 250;

/**
 * What came from or went to where the money is: own money of an order, outside money of a top-up. Of what went back to a credit line, some
 * may have gone to the balance. Of a correction alone its kind does not say which way it went.
 */
const LEG = sql`lateral (
  select sum(case when ${j.kind} = 'correction' then p.amount else abs(p.amount) end) as gross, min(p.currency) as currency,
    max(case a.kind when 'wallet' then 'balance' when 'credit' then 'credit' else a.qualifier end) as method
  from ledger_postings p join ledger_accounts a on a.id = p.account_id
  where p.journal_id = ${j.id} and a.company_id = ${j.companyId}
    and (a.kind = 'clearing' or (${j.kind} <> 'top-up' and a.kind in ('wallet', 'credit')))
  having count(*) > 0) leg`;

/** What the payment channel took on top; fees of an order have no qualifier. */
const FEE =
  sql<number>`coalesce((select abs(sum(p.amount)) from ledger_postings p join ledger_accounts a on a.id = p.account_id
  where p.journal_id = ${j.id} and a.kind = 'fee_income' and a.qualifier = ${TRANSACTION_FEE}), 0)`.mapWith(Number);

/** A page of a company's transactions (spec §2, All Transactions), newest first. */
export async function readTransactions(
  db: Pick<Tx, 'select'>,
  companyId: string,
  filter: TransactionFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: TransactionRow[]; total: number }> {
  const where = and(eq(j.companyId, companyId), matching(companyId, filter));
  const rows = await selectRows(db, where)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await countTransactions(db, companyId, filter) };
}

/** How many transactions a filter leaves. */
export async function countTransactions(
  db: Pick<Tx, 'select'>,
  companyId: string,
  filter: TransactionFilter,
): Promise<number> {
  const where = and(eq(j.companyId, companyId), matching(companyId, filter));
  const counting = db.select({ total: count() }).from(j);
  const [found] = await (filter.method ? counting.innerJoin(LEG, sql`true`) : counting).where(where);
  return found?.total ?? 0;
}

/** All that a filter leaves, newest first, batch by batch; nothing is held between two of them. */
export async function* eachTransaction(
  db: Pick<Tx, 'select'>,
  companyId: string,
  filter: TransactionFilter,
): AsyncGenerator<TransactionRow[]> {
  let last: TransactionRow | undefined;
  do {
    const after =
      last && sql`(${j.createdAt}, ${j.id}) < (${last.paidAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
    const where = and(eq(j.companyId, companyId), matching(companyId, filter), after);
    const rows: TransactionRow[] = await selectRows(db, where).limit(BATCH);
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

function selectRows(db: Pick<Tx, 'select'>, where: SQL | undefined) {
  return db
    .select({
      id: j.id,
      kind: sql<TransactionKind>`${j.kind}`,
      orderId: j.orderId,
      originalId: sql<string | null>`coalesce(${o.originalId}, ${o.id})`,
      product: j.product,
      trip: { route: o.route, leadPassenger: o.leadPassenger, passengerCount: o.passengerCount },
      reference: REFERENCE,
      method: sql<string>`leg.method`,
      currency: sql<Currency>`leg.currency`,
      gross: sql<number>`leg.gross`.mapWith(Number),
      fee: FEE,
      receipt: RECEIPT,
      paidAt: j.createdAt,
      createdAt: sql<Date>`coalesce(${o.createdAt}, ${j.createdAt})`.mapWith(j.createdAt),
    })
    .from(j)
    .innerJoin(LEG, sql`true`)
    .leftJoin(o, eq(o.id, j.orderId))
    .leftJoin(topUps, OF_RECEIPT)
    .where(where)
    .orderBy(desc(j.createdAt), desc(j.id))
    .$dynamic();
}

function matching(companyId: string, { q, kind, method, from, until }: TransactionFilter): SQL | undefined {
  const words = searchWords(q ?? '').map(escapeLike);
  // Rows show the number of the booking, also of its changes and refunds.
  const ofBooking = (word: string) =>
    sql`${j.orderId} in (select f.id from ${o} f where f.company_id = ${companyId} and f.original_id like ${`${word}%`})`;
  return and(
    kind ? eq(j.kind, kind) : inArray(j.kind, [...TRANSACTION_KINDS]),
    ...words.map(
      (word) => sql`(${j.orderId} like ${`${word}%`} or ${ofBooking(word)} or ${REFERENCE} ilike ${`%${word}%`})`,
    ),
    method ? sql`leg.method = ${method}` : undefined,
    from ? gte(j.createdAt, from) : undefined,
    until ? lt(j.createdAt, until) : undefined,
  );
}
