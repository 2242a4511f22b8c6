import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, max, or, type SQL, sql } from 'drizzle-orm';
import {
  BOOK_KINDS,
  type BookKind,
  type BookMovement,
  INCOME_KINDS,
  PROVIDER_KINDS,
} from '../../contract/company-books.ts';
import type { Currency } from '../../contract/money.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { ledgerAccounts as a, ledgerJournal as j, ledgerPostings as p } from '../db/schema/ledger.ts';
import type { Instants } from '../time/start-of-day.ts';
import { REFERENCE } from './reference.ts';

type Reader = Pick<Tx, 'select'>;

/** Whose books: a company's own income, and what the provider owes and is held for it. */
export interface BookOwner {
  companyId: string;
  isProvider: boolean;
}

/** Accounts of one kind, party and currency, across companies. */
export interface BookName {
  kind: BookKind;
  qualifier: string;
  currency: Currency;
}

/** Minor units; see the contract's Book for what is positive. */
export interface BookRow extends BookName {
  opening: number;
  incoming: number;
  outgoing: number;
  entries: number;
}

export interface BookLineRow {
  /** The posting. */
  id: number;
  at: Date;
  kind: BookMovement;
  agencyName: string;
  orderId: string | null;
  product: OrderProduct | null;
  reference: string;
  description: string;
  amount: number;
}

/** Some tens of milliseconds of reading. */
const CHUNK = 50_000;
const NOTHING = { opening: 0, incoming: 0, outgoing: 0, entries: 0 };

/** A few milliseconds of reading per batch: the process serves other requests in between. */
const BATCH = 250;

/** Postings are signed from the holder's side: money a payment provider has taken from an agency is negative there. */
const AMOUNT = sql<number>`(${p.amount} * case when ${a.kind} = 'clearing' then -1 else 1 end)`.mapWith(Number);

function ofOwner({ companyId, isProvider }: BookOwner): SQL | undefined {
  const own = and(eq(a.companyId, companyId), inArray(a.kind, [...INCOME_KINDS]));
  return isProvider ? or(own, inArray(a.kind, [...PROVIDER_KINDS])) : own;
}

function within({ from, until }: Instants): SQL | undefined {
  return and(from ? gte(j.createdAt, from) : undefined, until ? lt(j.createdAt, until) : undefined);
}

/**
 * The owner's accounts with a balance or movements in a date range, by kind, party and currency. Reads postings in chunks, so that no query
 * comes near its time-out however many there are.
 */
export async function readBooks(db: Reader, owner: BookOwner, days: Instants, chunk = CHUNK): Promise<BookRow[]> {
  const [newest] = await db.select({ id: max(p.id) }).from(p);
  const books = new Map<string, BookRow>();
  for (let after = 0; after < (newest?.id ?? 0); after += chunk)
    for (const row of await readChunk(db, owner, days, { after, upTo: after + chunk })) {
      const key = [row.kind, row.qualifier, row.currency].join(':');
      const { opening, incoming, outgoing, entries } = books.get(key) ?? NOTHING;
      books.set(key, {
        ...row,
        opening: opening + row.opening,
        incoming: incoming + row.incoming,
        outgoing: outgoing + row.outgoing,
        entries: entries + row.entries,
      });
    }
  const text = ({ qualifier, currency }: BookRow) => `${qualifier}:${currency}`;
  return [...books.values()]
    .filter(({ opening, entries }) => opening !== 0 || entries > 0)
    .sort(
      (one, other) =>
        BOOK_KINDS.indexOf(one.kind) - BOOK_KINDS.indexOf(other.kind) || (text(one) < text(other) ? -1 : 1),
    );
}

function readChunk(
  db: Reader,
  owner: BookOwner,
  { from, until }: Instants,
  { after, upTo }: { after: number; upTo: number },
): Promise<BookRow[]> {
  const isBefore = from ? sql`${j.createdAt} < ${from.toISOString()}::timestamptz` : sql`false`;
  const sumOf = (where: SQL) => sql<number>`coalesce(sum(${AMOUNT}) filter (where ${where}), 0)`.mapWith(Number);
  return db
    .select({
      kind: sql<BookKind>`${a.kind}`,
      qualifier: a.qualifier,
      currency: sql<Currency>`${a.currency}`,
      opening: sumOf(isBefore),
      incoming: sumOf(sql`not ${isBefore} and ${AMOUNT} > 0`),
      outgoing: sql<number>`-${sumOf(sql`not ${isBefore} and ${AMOUNT} < 0`)}`.mapWith(Number),
      entries: sql<number>`count(*) filter (where not ${isBefore})`.mapWith(Number),
    })
    .from(a)
    .innerJoin(p, eq(p.accountId, a.id))
    .innerJoin(j, eq(j.id, p.journalId))
    .where(and(gt(p.id, after), lte(p.id, upTo), ofOwner(owner), within({ from: undefined, until })))
    .groupBy(a.kind, a.qualifier, a.currency);
}

function linesOf(db: Reader) {
  return db
    .select({
      id: p.id,
      at: j.createdAt,
      kind: sql<BookMovement>`${j.kind}`,
      agencyName: companies.name,
      orderId: j.orderId,
      product: j.product,
      reference: REFERENCE,
      description: j.description,
      amount: AMOUNT,
    })
    .from(p)
    .innerJoin(a, eq(a.id, p.accountId))
    .innerJoin(j, eq(j.id, p.journalId))
    .innerJoin(companies, eq(companies.id, j.companyId))
    .$dynamic();
}

function matching(owner: BookOwner, { kind, qualifier, currency }: BookName, days: Instants): SQL | undefined {
  const named = and(eq(a.kind, kind), eq(a.qualifier, qualifier), eq(a.currency, currency));
  return and(ofOwner(owner), named, within(days));
}

/** A page of an owner's account's movements in some days, newest first. */
export async function readBookLines(
  db: Reader,
  owner: BookOwner,
  { book, days, page, pageSize }: { book: BookName; days: Instants; page: number; pageSize: number },
): Promise<{ rows: BookLineRow[]; total: number }> {
  const where = matching(owner, book, days);
  const rows = await linesOf(db)
    .where(where)
    .orderBy(desc(p.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(p)
    .innerJoin(a, eq(a.id, p.accountId))
    .innerJoin(j, eq(j.id, p.journalId))
    .where(where);
  return { rows, total: all?.total ?? 0 };
}

/** All of them, oldest first as in a ledger, in batches; nothing is held open in between. */
export async function* eachBookLine(
  db: Reader,
  owner: BookOwner,
  { book, days }: { book: BookName; days: Instants },
): AsyncGenerator<BookLineRow[]> {
  let last: BookLineRow | undefined;
  do {
    const rows: BookLineRow[] = await linesOf(db)
      .where(and(matching(owner, book, days), last && gt(p.id, last.id)))
      .orderBy(asc(p.id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}
