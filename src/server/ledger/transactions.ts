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
  /** Minor units, fee included; negative only for a correction that takes money out. */
  gross: number;
  /** The payment channel's fee, separate from the order's fees. */
  fee: number;
  /** For money the provider received; null otherwise. */
  receipt: Receipt | null;
  paidAt: Date;
  createdAt: Date;
}

export interface TransactionFilter {
  q?: string | undefined;
  kind?: TransactionKind | undefined;
  method?: TransactionMethod | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
}

/** A few milliseconds of reading per batch: the process serves other requests in between. */
const BATCH = 250;

/**
 * The source or destination of the money: own money for an order, outside money for a top-up. A refund to a credit line may have gone to
 * the balance in part. For a correction its kind alone does not give the direction.
 */
const LEG = sql`lateral (
  select sum(case when ${j.kind} = 'correction' then p.amount else abs(p.amount) end) as gross, min(p.currency) as currency,
    max(case a.kind when 'wallet' then 'balance' when 'credit' then 'credit' else a.qualifier end) as method
  from ledger_postings p join ledger_accounts a on a.id = p.account_id
  where p.journal_id = ${j.id} and a.company_id = ${j.companyId}
    and (a.kind = 'clearing' or (${j.kind} <> 'top-up' and a.kind in ('wallet', 'credit')))
  having count(*) > 0) leg`;

/** The payment channel's fee; order fees have no qualifier. */
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

/** Counts the filtered transactions. */
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

/** All filtered transactions, newest first, in batches; nothing is held open in between. */
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
  // Changes and refunds show the booking's number too.
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
